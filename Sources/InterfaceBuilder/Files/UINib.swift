import Foundation
import Trapping
import UIKitLayout

/// A .xib file, from which views are made: for a table as often as it needs one, or all at once for an owner.
public final class UINib: ReusableViewSource {
    private let source: InterfaceSource

    /// Reads a .xib file.
    ///
    /// - Parameters:
    ///   - images: where image views find images by name.
    ///   - classes: which class stands for a custom class.
    /// - Throws: ``InterfaceBuilderError`` when the file cannot be used or has no view.
    public init(
        contentsOfFile path: String, images: (any ImageSource)? = nil, classes: ClassRegistry = .shared
    ) throws(InterfaceBuilderError) {
        source = try InterfaceSource(contentsOfFile: path, images: images, classes: classes)
        _ = try Self.firstView(of: source.file())
    }

    /// A nib of a bundle, the main one if none is given.
    ///
    /// As in UIKit, a missing file is reported when something is made from the nib.
    public init(nibName name: String, bundle: Bundle?) {
        source = InterfaceSource(named: name, ofType: "xib", bundle: bundle)
    }

    /// Makes the file's first view.
    ///
    /// - Throws: ``InterfaceBuilderError`` when there is no such file, no view in it, or a value is not what it should
    ///   be.
    public func makeReusableView() throws -> UIView {
        let file = try source.file()
        return try builder(file).build(Self.firstView(of: file))
    }

    /// Makes everything in the file, its owner's outlets connected.
    ///
    /// - Returns: the objects at the file's top level, in its order.
    /// - Throws: ``InterfaceBuilderError`` as ``makeReusableView()`` does.
    public func makeObjects(owner: UIResponder?) throws -> [UIView] {
        let file = try source.file()
        let builder = builder(file)
        if let owner, let element = file.root.list("objects").first(where: Self.isOwner) {
            try builder.take(owner, element)
        }
        let views = try file.topLevelViews.map { try builder.makeRoot($0) }
        try builder.finish()
        return views
    }

    /// Makes everything in the file; traps, as UIKit does, when that cannot be done.
    public func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        do {
            return try makeObjects(owner: owner as? UIResponder)
        } catch {
            trap("Could not load NIB: \(error)")
        }
    }

    private func builder(_ file: InterfaceFile) -> IBObjectBuilder {
        IBObjectBuilder(file: file, images: source.images, classes: source.classes)
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

extension InterfaceFile {
    /// The elements of the views that belong to no controller.
    var topLevelViews: [IBElement] {
        root.list("objects").filter { IBObjectBuilder.isView($0) }
    }
}
