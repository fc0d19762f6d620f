import UIKitLayout

/// A prototype cell in an Interface Builder file, from which a table creates cells.
public struct CellPrototype: ReusableViewSource, Sendable {
    let source: PrototypeElement

    /// The separator style of the table that contains the prototype; `singleLine` if no table contains it.
    public var separatorStyle: UITableViewCell.SeparatorStyle {
        table?["separatorStyle"] == "none" ? .none : .singleLine
    }

    /// The style of the table that contains the prototype; `plain` if no table contains it.
    public var tableStyle: UITableView.Style { IBTableReader.styles[table?["style"] ?? ""] ?? .plain }

    private var table: IBElement? {
        let tables = source.file.root.descendants { $0.name == "tableView" }
        return tables.last { table in !table.descendants { $0 === source.element }.isEmpty }
    }

    /// Creates a cell with its content, connects the outlets in it and calls `awakeFromNib` on its views.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is missing or invalid.
    public func makeReusableView() throws -> UIView {
        try makeCell().cell
    }

    /// Creates a cell and reports the parts of the file that were left out.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is missing or invalid.
    public func makeCell() throws -> (cell: UITableViewCell, warnings: [InterfaceBuilderWarning]) {
        let (cell, warnings) = try source.makeView(UITableViewCell.self)
        return (cell, warnings)
    }
}
