import UIKitLayout

/// A prototype cell in an Interface Builder file, from which a table creates cells.
public struct CellPrototype: ReusableViewSource, Sendable {
    let source: PrototypeElement

    /// The separator style of the table that contains the prototype; a single line if the file has no such table.
    public var separatorStyle: UITableViewCell.SeparatorStyle {
        table?["separatorStyle"] == "none" ? .none : .singleLine
    }

    /// The style of the table that the prototype belongs to; plain where there is none.
    public var tableStyle: UITableView.Style { IBTableReader.styles[table?["style"] ?? ""] ?? .plain }

    private var table: IBElement? {
        let tables = source.file.root.descendants { $0.name == "tableView" }
        return tables.last { table in !table.descendants { $0 === source.element }.isEmpty }
    }

    /// Creates a cell, connects its outlets and calls `awakeFromNib`.
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
