import UIKitLayout

/// A cell with the places of its parts in its Interface Builder file.
package struct TracedCell {
    /// A part of the file.
    package struct Place {
        /// The id of the object.
        package let id: String
        /// The line, counted from 1.
        package let line: Int
    }

    /// The cell.
    package let cell: UITableViewCell
    /// Warnings about the parts of the file that were left out.
    package let warnings: [InterfaceBuilderWarning]
    /// The places of views, guides and constraints.
    private let places: [ObjectIdentifier: Place]

    fileprivate init(cell: UITableViewCell, builder: IBObjectBuilder) {
        (self.cell, warnings) = (cell, builder.warnings)
        places = builder.elements.compactMapValues { element in
            element.id.map { Place(id: $0, line: element.line) }
        }
    }

    /// The place of a view, guide or constraint; `nil` if the file has no element for it.
    package func place(of object: AnyObject) -> Place? { places[ObjectIdentifier(object)] }
}

extension CellPrototype {
    /// Creates a cell whose views, guides and constraints are traced to the file.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is missing or invalid.
    package func makeTracedCell() throws -> TracedCell {
        let (cell, builder) = try source.build(UITableViewCell.self)
        return TracedCell(cell: cell, builder: builder)
    }
}
