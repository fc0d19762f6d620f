import Foundation

extension UITableViewCell {
    /// How the cell shows that it is selected.
    public nonisolated enum SelectionStyle: Int, Hashable, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    /// What stands at the left edge while the table is edited.
    public nonisolated enum EditingStyle: Int, Hashable, Sendable {
        case none = 0
        case delete, insert
    }

    /// What stands at the right edge.
    public nonisolated enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The built-in arrangements of a cell: a label; labels left and right; a small label before another; one below another.
    public nonisolated enum CellStyle: Int, Hashable, Sendable {
        case `default` = 0
        case value1, value2, subtitle
    }
}
