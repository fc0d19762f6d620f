import UIKitLayout

/// A cell of an Interface Builder file, from which a table makes cells.
public struct CellPrototype: ReusableViewSource, Sendable {
    let source: PrototypeElement

    /// What the table that the prototype belongs to draws between rows; a single line where there is none.
    public var separatorStyle: UITableViewCell.SeparatorStyle {
        table?["separatorStyle"] == "none" ? .none : .singleLine
    }

    /// The style of the table that the prototype belongs to; plain where there is none.
    public var tableStyle: UITableView.Style { IBTableReader.styles[table?["style"] ?? ""] ?? .plain }

    private var table: IBElement? {
        let tables = source.file.root.descendants { $0.name == "tableView" }
        return tables.last { table in !table.descendants { $0 === source.element }.isEmpty }
    }

    /// Makes a cell, its outlets connected and `awakeFromNib` called.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is not what it should be.
    public func makeReusableView() throws -> UIView {
        try makeCell().cell
    }

    /// Makes a cell and reports what was left out of the file.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is not what it should be.
    public func makeCell() throws -> (cell: UITableViewCell, warnings: [InterfaceBuilderWarning]) {
        let (cell, warnings) = try source.makeView(UITableViewCell.self)
        return (cell, warnings)
    }
}

extension InterfaceFile {
    /// The reuse identifiers of the cells in the file, in order of appearance.
    public var cellIdentifiers: [String] {
        cellElements.compactMap(\.reuseIdentifier)
    }

    /// The prototype of a cell, to be registered with a table.
    ///
    /// - Parameter images: where image views find images by name.
    /// - Throws: ``InterfaceBuilderError`` when no cell has the identifier; it lists those there are.
    public func cellPrototype(
        withIdentifier identifier: String, images: (any ImageSource)? = nil, classes: ClassRegistry = .shared
    ) throws(InterfaceBuilderError) -> CellPrototype {
        let cell = try element(of: cellElements, withIdentifier: identifier, kind: "cell")
        return CellPrototype(source: PrototypeElement(file: self, element: cell, images: images, classes: classes))
    }

    private var cellElements: [IBElement] {
        root.descendants { $0.name == "tableViewCell" }
    }
}
