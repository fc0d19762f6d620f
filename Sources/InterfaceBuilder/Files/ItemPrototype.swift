import UIKitLayout

/// A cell, header or footer of a collection view in an Interface Builder file, from which a collection view makes views.
public struct ItemPrototype: ReusableViewSource, Sendable {
    let source: PrototypeElement

    /// Makes a view, its outlets connected and `awakeFromNib` called.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is not what it should be.
    public func makeReusableView() throws -> UIView {
        try makeView().view
    }

    /// Makes a view and reports what was left out of the file.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is not what it should be.
    public func makeView() throws -> (view: UICollectionReusableView, warnings: [InterfaceBuilderWarning]) {
        try source.makeView(UICollectionReusableView.self)
    }
}

extension InterfaceFile {
    /// The reuse identifiers of the cells, headers and footers of collection views in the file, in order of appearance.
    public var itemIdentifiers: [String] {
        itemElements.compactMap(\.reuseIdentifier)
    }

    /// The prototype of a collection view's cell, header or footer, to be registered with a collection view.
    ///
    /// - Parameter images: where image views find images by name.
    /// - Throws: ``InterfaceBuilderError`` when none has the identifier; it lists those there are.
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
