import UIKitLayout

/// The element of a prototype in an Interface Builder file, with what is needed to make views of it.
struct PrototypeElement: Sendable {
    let file: InterfaceFile
    let element: IBElement
    let images: (any ImageSource)?
    let classes: ClassRegistry

    /// Makes a view of the prototype's class and reports what was left out of the file.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is not what it should be, or when the class in the file
    ///   is no `View`.
    func makeView<View: UIView>(_ type: View.Type) throws -> (view: View, warnings: [InterfaceBuilderWarning]) {
        let builder = IBObjectBuilder(file: file, images: images, classes: classes)
        builder.place = file.place(of: element)
        let object = try builder.build(element)
        guard let view = object as? View else {
            throw InterfaceBuilderError(
                code: .invalidValue, path: file.path, line: element.line,
                message: "class \(element["customClass"] ?? "") is not a \(type)")
        }
        return (view, builder.warnings)
    }
}

extension InterfaceFile {
    /// The element among `elements` that has a reuse identifier.
    ///
    /// - Parameter kind: what the elements are, in the error's words.
    /// - Throws: ``InterfaceBuilderError`` when none has the identifier; it lists those there are.
    func element(
        of elements: [IBElement], withIdentifier identifier: String, kind: String
    ) throws(InterfaceBuilderError) -> IBElement {
        if let element = elements.first(where: { $0.reuseIdentifier == identifier }) { return element }
        let known = elements.compactMap(\.reuseIdentifier)
        throw InterfaceBuilderError(
            code: .unknownIdentifier, path: path, line: nil,
            message: "no \(kind) with reuse identifier \"\(identifier)\"; the file has: "
                + (known.isEmpty ? "none" : known.joined(separator: ", ")))
    }
}

nonisolated extension IBElement {
    /// The name by which views are made of a prototype.
    var reuseIdentifier: String? { self["reuseIdentifier"] }
}
