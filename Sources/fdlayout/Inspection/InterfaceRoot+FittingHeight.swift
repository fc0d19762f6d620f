import Foundation
import InterfaceBuilder
import UIKitLayout

extension InterfaceRoot {
    /// The height of a table view cell that the constraints of its content require at the current width, in points; 0
    /// if they require none or the root is not such a cell.
    var fittingHeight: CGFloat {
        guard let cell = view as? UITableViewCell else { return 0 }
        cell.layoutIfNeeded()
        let content = cell.contentView
        let height = content.systemLayoutSizeFitting(
            CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height < 1 ? 0 : height + cell.bounds.height - content.bounds.height
    }

    /// Gives a table view cell the height that the constraints of its content require at the current width, if they
    /// require one.
    func setFittingHeight() {
        let height = fittingHeight
        if height > 0 { view.frame.size.height = height }
    }
}
