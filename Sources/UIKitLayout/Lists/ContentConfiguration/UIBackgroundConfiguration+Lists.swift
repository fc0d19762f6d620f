import Foundation

extension UIBackgroundConfiguration {
    private init(ofCell color: UIColor) {
        self.init(color)
        cellColor = color
    }

    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(ofCell: .systemBackground)
    }
    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(ofCell: .secondarySystemGroupedBackground)
    }
    /// Returns the background of a list cell, whatever the style of the list.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(ofCell: .systemBackground) }
    /// Returns the background of a list header, whatever the style of the list.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a list footer, whatever the style of the list.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.systemBackground)
    }
    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a sidebar's header.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a sidebar's cell.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a cell in a sidebar that has another column beside it.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// Returns this configuration for a state. The background of a list cell whose colour has not been changed is grey
    /// while the cell is selected or highlighted; other backgrounds do not depend on the state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let cellColor, let state = state as? UICellConfigurationState,
            backgroundColor === cellColor || backgroundColor === Self.selectedColor
        else { return self }
        var updated = self
        updated.backgroundColor = state.isSelected || state.isHighlighted ? Self.selectedColor : cellColor
        return updated
    }

    private static let selectedColor = UIColor.systemGray4
}
