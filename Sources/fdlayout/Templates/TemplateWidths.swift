import Foundation
import UIKitLayout

/// The lengths of a cell that depend on the width of the row: the margins of the content view, and the width that the
/// content view leaves for an accessory.
///
/// These lengths change at a few widths. The widths are found by laying the cell out at every whole width.
struct TemplateWidths {
    private(set) var accessories: [TemplateForm.Accessory] = []
    private(set) var margins: [TemplateForm.Margins] = []

    /// The widths of rows that are tried, in points. The range includes the widths of all devices.
    static let rowWidths = 160...2000
    /// The maximum number of different values of a length.
    ///
    /// A length with more values is assumed to change continuously with the width of the row.
    private static let maximumSteps = 8

    /// - Throws: ``ToolFailure`` if the margins or the width beside the content change continuously with the row's
    ///   width.
    init(of cell: UITableViewCell, in table: UITableView) throws {
        for width in Self.rowWidths {
            table.frame.size.width = CGFloat(width)
            table.prepareForLayout(cell)
            let rowWidth = width == Self.rowWidths.lowerBound ? 0 : Double(width)
            // In tables with inset groups, the width beside the content includes the insets of the row.
            addAccessory(Double(width) - Double(cell.contentView.frame.width), rowWidth)
            addMargins(TemplateForm.Margins(cell.contentView.effectiveLayoutMargins, rowWidth: rowWidth))
        }
        guard accessories.count <= Self.maximumSteps, margins.count <= Self.maximumSteps else {
            throw ToolFailure.data(
                "the margins of the content view follow the width of rows, which a template cannot express")
        }
        if accessories.count == 1, accessories[0].width == 0 { accessories = [] }
    }

    private mutating func addAccessory(_ width: Double, _ rowWidth: Double) {
        guard accessories.last?.width != width else { return }
        accessories.append(.init(rowWidth: rowWidth, width: width))
    }

    private mutating func addMargins(_ current: TemplateForm.Margins) {
        if let last = margins.last, last.left == current.left, last.top == current.top, last.right == current.right,
            last.bottom == current.bottom
        {
            return
        }
        margins.append(current)
    }
}

extension TemplateForm.Margins {
    init(_ insets: UIEdgeInsets, rowWidth: Double = 0) {
        self.init(
            rowWidth: rowWidth, left: Double(insets.left), top: Double(insets.top), right: Double(insets.right),
            bottom: Double(insets.bottom))
    }
}
