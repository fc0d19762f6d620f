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

extension InterfaceFile {
    /// The reuse identifiers of the cells in the file, in file order.
    public var cellIdentifiers: [String] {
        cellElements.compactMap(\.reuseIdentifier)
    }

    /// The prototype of a cell, for registration with a table.
    ///
    /// - Parameter images: the source of the images that the file names.
    /// - Throws: ``InterfaceBuilderError`` when no cell has the identifier; the message lists the identifiers in the
    ///   file.
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
