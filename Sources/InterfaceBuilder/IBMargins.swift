import Foundation
import UIKitLayout

/// The margins of views for which a file notes none.
///
/// Read off the constraints to margins in stored files: Xcode 9 and later (documents of tools version 13 000 and up)
/// give roots and cells the system's margins, 16 points and 20 on wide screens, 15 to table cells on the smallest phones;
/// older ones give every view 8.
struct IBMargins {
    private static let wideScreen: CGFloat = 400

    private let usesSystemMargins: Bool
    private let isSmallScreen: Bool

    init(file: InterfaceFile) {
        usesSystemMargins = file.toolsVersion >= 13_000
        isSmallScreen = (IBDevice(of: file).screen?.width ?? 375) < 375
    }

    /// The margins of a cell's content view; beside an accessory they are 8.
    func ofTableCellContent(_ content: UIView, in cell: UIView) -> UIEdgeInsets? {
        guard usesSystemMargins else { return nil }
        let side = isSmallScreen ? 15 : side(width: cell.bounds.width)
        let besideAccessory = content.bounds.width < cell.bounds.width - 1
        // What the separator takes from the content view it takes from the lower margin.
        let separator = cell.bounds.height - content.bounds.height
        return UIEdgeInsets(
            top: 11, left: side, bottom: 11 - min(1, max(0, separator)), right: besideAccessory ? 8 : side)
    }

    /// The margins of a collection's cell, a scene's view, or a view of its own.
    func ofRoot(_ view: UIView) -> UIEdgeInsets? {
        guard usesSystemMargins else { return nil }
        let side = side(width: view.bounds.width)
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    private func side(width: CGFloat) -> CGFloat {
        width >= Self.wideScreen ? 20 : 16
    }
}
