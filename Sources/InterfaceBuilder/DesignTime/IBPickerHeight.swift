import Foundation
import UIKitFacts
import UIKitLayout

/// The heights of wheel pickers in cells that are top-level objects of a file.
///
/// For such a cell Interface Builder has no screen size. It therefore draws the shorter picker that UIKit uses where
/// less height is available than on a phone in portrait.
enum IBPickerHeight {
    /// The intrinsic size of a wheel picker in a cell that is a top-level object, or `nil` for any other view.
    static func contentSize(of view: UIView, in file: InterfaceFile, at place: IBRootPlacement) -> CGSize? {
        guard case .topLevel = place, isWheelPicker(view), isInCell(view),
            let height = Pickers.heightInCells.value(for: file.toolsVersion)
        else { return nil }
        return CGSize(width: view.intrinsicContentSize.width, height: height)
    }

    private static func isInCell(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0 is UITableViewCell || $0 is UICollectionViewCell }
    }

    private static func isWheelPicker(_ view: UIView) -> Bool {
        view is UIPickerView || (view as? UIDatePicker)?.datePickerStyle == .wheels
    }
}
