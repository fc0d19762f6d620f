import UIKitLayout

extension IBObjectBuilder {
    /// Reads the cells and prototypes of a table or collection view.
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

    /// The prototype of a cell in the same file.
    func prototype(_ element: IBElement) -> CellPrototype {
        CellPrototype(source: source(element))
    }

    /// The prototype of a collection view's cell, header or footer in the same file.
    func itemPrototype(_ element: IBElement) -> ItemPrototype {
        ItemPrototype(source: source(element))
    }

    private func source(_ element: IBElement) -> PrototypeElement {
        PrototypeElement(file: file, element: element, options: options)
    }
}
