import Foundation
import UIKitLayout

/// A cell, header or footer of a collection view in an Interface Builder file, from which a collection view makes views.
public struct ItemPrototype: ReusableViewSource, Sendable {
    let file: InterfaceFile
    let element: IBElement
    let images: (any ImageSource)?
    let classes: ClassRegistry

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
        let builder = IBObjectBuilder(file: file, images: images, classes: classes)
        builder.place = file.place(of: element)
        guard let view = try builder.build(element) as? UICollectionReusableView else {
            throw InterfaceBuilderError(
                code: .invalidValue, path: file.path, line: element.line,
                message: "class \(element["customClass"] ?? "") is not a UICollectionReusableView")
        }
        return (view, builder.warnings)
    }
}

extension InterfaceFile {
    /// The reuse identifiers of the cells, headers and footers of collection views in the file, in order of appearance.
    public var itemIdentifiers: [String] {
        itemElements.compactMap { $0["reuseIdentifier"] }
    }

    /// The prototype of a collection view's cell, header or footer, to be registered with a collection view.
    ///
    /// - Parameter images: where image views find images by name.
    /// - Throws: ``InterfaceBuilderError`` when none has the identifier; it lists those there are.
    public func itemPrototype(
        withIdentifier identifier: String, images: (any ImageSource)? = nil, classes: ClassRegistry = .shared
    ) throws(InterfaceBuilderError) -> ItemPrototype {
        guard let element = itemElements.first(where: { $0["reuseIdentifier"] == identifier }) else {
            let known = itemIdentifiers.isEmpty ? "none" : itemIdentifiers.joined(separator: ", ")
            throw InterfaceBuilderError(
                code: .unknownIdentifier, path: path, line: nil,
                message: "no item with reuse identifier \"\(identifier)\"; the file has: \(known)")
        }
        return ItemPrototype(file: self, element: element, images: images, classes: classes)
    }

    private var itemElements: [IBElement] {
        root.descendants { $0.name == "collectionViewCell" || $0.name == "collectionReusableView" }
    }
}
