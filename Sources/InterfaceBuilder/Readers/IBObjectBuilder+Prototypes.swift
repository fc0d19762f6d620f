import UIKitLayout

extension IBObjectBuilder {
    /// Reads the prototypes of a table or collection view, and the static cells of a table.
    func readCells(_ element: IBElement, into view: UIView) throws {
        switch view {
        case let table as UITableView:
            IBTableReader(builder: self).read(element, into: table)
            try IBTableReader(builder: self).readStaticContent(element, into: table)
        case let collection as UICollectionView:
            IBCollectionReader(builder: self).read(element, into: collection)
        default: break
        }
    }

    /// The prototype of a table cell, given its element in the builder's file.
    func prototype(_ element: IBElement) -> CellPrototype {
        CellPrototype(source: source(element))
    }

    /// The prototype of a collection view's cell, header or footer, given its element in the builder's file.
    func itemPrototype(_ element: IBElement) -> ItemPrototype {
        ItemPrototype(source: source(element))
    }

    private func source(_ element: IBElement) -> PrototypeElement {
        PrototypeElement(file: file, element: element, options: options)
    }
}
