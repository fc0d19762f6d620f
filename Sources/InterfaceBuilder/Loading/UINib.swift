import Foundation
import Trapping
import UIKitLayout

/// A .xib file, from which tables and collection views create reusable views, and from which an owner creates all
/// objects of the file at once.
public final class UINib: ReusableViewSource {
    private let source: InterfaceSource

    /// Reads a .xib file.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - images: the source of the images that the file names.
    ///   - classes: the Swift classes for the custom classes in the file.
    /// - Throws: ``InterfaceBuilderError`` when the file cannot be used or has no view.
    public init(
        contentsOfFile path: String, images: (any ImageSource)? = nil, classes: ClassRegistry = .shared
    ) throws(InterfaceBuilderError) {
        source = try InterfaceSource(contentsOfFile: path, images: images, classes: classes)
        _ = try Self.firstView(of: source.file())
    }

    /// Refers to the .xib file with the given name in a bundle; a bundle of `nil` means the main bundle.
    ///
    /// As in UIKit, a missing file is reported only when an object is created from the nib.
    public init(nibName name: String, bundle: Bundle?) {
        source = InterfaceSource(named: name, ofType: "xib", bundle: bundle)
    }

    /// Reads a .xib file from its bytes. On iOS the bytes are those of a compiled file. The bundle is not used: images are
    /// those that the file's resources describe.
    public init(data: Data, bundle: Bundle?) {
        source = InterfaceSource(data: data)
    }

    /// Creates the first view of the file.
    ///
    /// - Throws: ``InterfaceBuilderError`` when the file does not exist, contains no view, or has a missing or invalid
    ///   value.
    public func makeReusableView() throws -> UIView {
        let file = try source.file()
        return try builder(file).build(Self.firstView(of: file))
    }

    /// Creates all objects of the file and connects the outlets of the given owner.
    ///
    /// - Returns: the file's top-level objects, in file order.
    /// - Throws: ``InterfaceBuilderError`` in the same cases as ``makeReusableView()``.
    public func makeObjects(owner: UIResponder?) throws -> [UIView] {
        let file = try source.file()
        let builder = builder(file)
        if let owner, let element = file.root.list("objects").first(where: Self.isOwner) {
            try builder.registerOwner(owner, element, isCreated: false)
        }
        let views = try file.topLevelViews.map { try builder.makeRoot($0) }
        try builder.finish()
        return views
    }

    /// Creates all objects of the file, connects the outlets of the given owner, and returns the file's top-level
    /// objects. Traps on failure, as UIKit does.
    public func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        do {
            return try makeObjects(owner: owner as? UIResponder)
        } catch {
            trap("Could not load NIB: \(error)")
        }
    }

    private func builder(_ file: InterfaceFile) -> IBObjectBuilder {
        IBObjectBuilder(file: file, options: source.options(for: file))
    }

    private static func isOwner(_ element: IBElement) -> Bool {
        element["placeholderIdentifier"] == "IBFilesOwner"
    }

    private static func firstView(of file: InterfaceFile) throws(InterfaceBuilderError) -> IBElement {
        if let view = file.topLevelViews.first { return view }
        throw InterfaceBuilderError(
            code: .unknownIdentifier, path: file.path, line: nil, message: "the file has no view")
    }
}

extension UINib: Hashable {
    /// Whether two nibs are the same object.
    public nonisolated static func == (one: UINib, other: UINib) -> Bool { one === other }

    /// Adds the identity of the object to a hasher.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension InterfaceFile {
    /// The elements of the views that do not belong to a controller.
    var topLevelViews: [IBElement] {
        root.list("objects").filter { IBObjectBuilder.isView($0) }
    }
}
