import UIKitLayout

/// A prototype of a collection view's cell, header or footer in an Interface Builder file.
public struct ItemPrototype: ReusableViewSource, Sendable {
    let source: PrototypeElement

    /// Creates a view, connects its outlets and calls `awakeFromNib`.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is missing or invalid.
    public func makeReusableView() throws -> UIView {
        try makeView().view
    }

    /// Creates a view and reports the parts of the file that were left out.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is missing or invalid.
    public func makeView() throws -> (view: UICollectionReusableView, warnings: [InterfaceBuilderWarning]) {
        try source.makeView(UICollectionReusableView.self)
    }
}

extension InterfaceFile {
    /// The reuse identifiers of the collection view cells, headers and footers in the file, in file order.
    public var itemIdentifiers: [String] {
        itemElements.compactMap(\.reuseIdentifier)
    }

    /// The prototype of a cell, header or footer, for registration with a collection view.
    ///
    /// - Parameter images: the source of the images that the file names.
    /// - Throws: ``InterfaceBuilderError`` when no prototype has the identifier; the message lists the identifiers in
    ///   the file.
    public func itemPrototype(
        withIdentifier identifier: String, images: (any ImageSource)? = nil, classes: ClassRegistry = .shared
    ) throws(InterfaceBuilderError) -> ItemPrototype {
        let item = try element(of: itemElements, withIdentifier: identifier, kind: "item")
        return ItemPrototype(source: PrototypeElement(file: self, element: item, images: images, classes: classes))
    }

    private var itemElements: [IBElement] {
        root.descendants { $0.name == "collectionViewCell" || $0.name == "collectionReusableView" }
    }
}
