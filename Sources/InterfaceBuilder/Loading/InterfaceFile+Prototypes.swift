import UIKitLayout

extension InterfaceFile {
    // MARK: Tables

    /// The reuse identifiers of the cells in the file, in file order.
    public var cellIdentifiers: [String] {
        cellElements.compactMap(\.reuseIdentifier)
    }

    /// The prototype of the cell with the given reuse identifier, for registration with a table.
    ///
    /// - Parameters:
    ///   - identifier: the reuse identifier.
    ///   - images: the source of the images that the file names.
    ///   - classes: the Swift classes for the custom classes in the file.
    /// - Throws: ``InterfaceBuilderError`` when no cell has the identifier; the message lists the identifiers in the
    ///   file.
    public func cellPrototype(
        withIdentifier identifier: String, images: (any ImageSource)? = nil, classes: ClassRegistry = .shared
    ) throws(InterfaceBuilderError) -> CellPrototype {
        let cell = try element(of: cellElements, withIdentifier: identifier, kind: "cell")
        return CellPrototype(source: source(cell, images, classes))
    }

    private var cellElements: [IBElement] {
        root.descendants { $0.name == "tableViewCell" }
    }

    // MARK: Collection views

    /// The reuse identifiers of the collection view cells, headers and footers in the file, in file order.
    public var itemIdentifiers: [String] {
        itemElements.compactMap(\.reuseIdentifier)
    }

    /// The prototype of the cell, header or footer with the given reuse identifier, for registration with a collection
    /// view.
    ///
    /// - Parameters:
    ///   - identifier: the reuse identifier.
    ///   - images: the source of the images that the file names.
    ///   - classes: the Swift classes for the custom classes in the file.
    /// - Throws: ``InterfaceBuilderError`` when no prototype has the identifier; the message lists the identifiers in
    ///   the file.
    public func itemPrototype(
        withIdentifier identifier: String, images: (any ImageSource)? = nil, classes: ClassRegistry = .shared
    ) throws(InterfaceBuilderError) -> ItemPrototype {
        let item = try element(of: itemElements, withIdentifier: identifier, kind: "item")
        return ItemPrototype(source: source(item, images, classes))
    }

    private var itemElements: [IBElement] {
        root.descendants { $0.name == "collectionViewCell" || $0.name == "collectionReusableView" }
    }

    // MARK: Options

    private func source(
        _ element: IBElement, _ images: (any ImageSource)?, _ classes: ClassRegistry
    ) -> PrototypeElement {
        PrototypeElement(file: self, element: element, options: options(images: images, classes: classes))
    }

    /// The options for creating objects of the file as at run time.
    func options(images: (any ImageSource)?, classes: ClassRegistry) -> IBBuildOptions {
        IBBuildOptions(images: images, classes: classes, conventions: XcodeConventions(file: self))
    }
}
