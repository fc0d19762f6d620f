import UIKitLayout

/// The element of a prototype in an Interface Builder file, with the options for creating views from it.
struct PrototypeElement: Sendable {
    let file: InterfaceFile
    let element: IBElement
    let options: IBBuildOptions

    /// Creates a view of the prototype's class and reports the parts of the file that were left out.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is missing or invalid, or when the class in the
    ///   file is not a `View`.
    func makeView<View: UIView>(_ type: View.Type) throws -> (view: View, warnings: [InterfaceBuilderWarning]) {
        let (view, builder) = try build(type)
        return (view, builder.warnings)
    }

    /// Creates a view of the prototype's class and returns its builder too, which knows the elements of its parts.
    func build<View: UIView>(_ type: View.Type) throws -> (view: View, builder: IBObjectBuilder) {
        let builder = IBObjectBuilder(file: file, options: options.at(file.place(of: element)))
        let object = try builder.build(element)
        guard let view = object as? View else {
            throw InterfaceBuilderError(
                code: .invalidValue, path: file.path, line: element.line,
                message: "class \(element["customClass"] ?? "") is not a \(type)")
        }
        return (view, builder)
    }
}

extension InterfaceFile {
    /// Returns the first element among `elements` that has the given reuse identifier.
    ///
    /// - Parameter kind: the word for such an element in the error's message.
    /// - Throws: ``InterfaceBuilderError`` when none has the identifier; the message lists the identifiers in the file.
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
    /// The reuse identifier of a prototype.
    var reuseIdentifier: String? { self["reuseIdentifier"] }
}
