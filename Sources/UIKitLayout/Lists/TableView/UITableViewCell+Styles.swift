import Foundation
import UIKitFacts

extension UITableViewCell {
    /// Replaces a view behind the content.
    func exchangeBackground(_ former: UIView?, for view: UIView?) {
        former?.removeFromSuperview()
        guard let view else { return }
        (view.frame, view.autoresizingMask) = (bounds, [.flexibleWidth, .flexibleHeight])
        insertSubview(view, at: 0)
    }

    /// The frame of a new cell.
    static var initialFrame: CGRect { CGRect(origin: .zero, size: Rows.newCell.value) }

    /// The appearance of a selected cell.
    public nonisolated enum SelectionStyle: Int, Hashable, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    /// The editing control of a cell.
    public nonisolated enum EditingStyle: Int, Hashable, Sendable {
        case none = 0
        case delete, insert
    }

    /// The standard accessory at the right edge of a cell.
    public nonisolated enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The built-in layouts of a cell: `default` has one label, `value1` a label at each side, `value2` a small label
    /// before another one, and `subtitle` a label above a smaller one.
    public nonisolated enum CellStyle: Int, Hashable, Sendable {
        case `default` = 0
        case value1, value2, subtitle
    }

    /// The style of the separators between rows.
    public nonisolated enum SeparatorStyle: Int, Hashable, Sendable {
        case none = 0
        case singleLine, singleLineEtched
    }
}

extension UITableViewCell {
    /// The left end of the text beside the image of a built-in style, in points; `nil` if there is no such image.
    var textStartBesideImage: CGFloat? {
        guard hasBuiltInContent, builtInContent.imageView?.image != nil else { return nil }
        return builtInContent.textLabel.map { contentView.frame.minX + $0.frame.minX }
    }

    /// Whether a label is one of the built-in style's labels, which the cell itself lays out.
    package func hasBuiltIn(_ label: UILabel) -> Bool {
        hasBuiltInContent && (builtInContent.textLabel === label || builtInContent.detailTextLabel === label)
    }
}
