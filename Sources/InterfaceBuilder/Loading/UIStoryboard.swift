import Foundation
import Trapping
import UIKitLayout

/// A .storyboard file, from which controllers are created with their views.
public final class UIStoryboard {
    private let source: InterfaceSource

    /// Reads a .storyboard file.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - images: the source of the images that the file names.
    ///   - classes: the Swift classes for the custom classes in the file.
    /// - Throws: ``InterfaceBuilderError`` when the file cannot be used.
    public init(
        contentsOfFile path: String, images: (any ImageSource)? = nil, classes: ClassRegistry = .shared
    ) throws(InterfaceBuilderError) {
        source = try InterfaceSource(contentsOfFile: path, images: images, classes: classes)
    }

    /// Refers to the .storyboard file with the given name in a bundle; a bundle of `nil` means the main bundle.
    ///
    /// A missing file is reported only when an object is created from the storyboard.
    public init(name: String, bundle: Bundle?) {
        source = InterfaceSource(named: name, ofType: "storyboard", bundle: bundle)
    }

    /// Creates the initial view controller. Returns `nil` if the storyboard names no initial view controller.
    ///
    /// - Throws: ``InterfaceBuilderError`` when the file cannot be used or a value in it is missing or invalid.
    public func makeInitialViewController() throws -> UIViewController? {
        let file = try source.file()
        guard let id = file.root["initialViewController"] else { return nil }
        return try scenes(file).makeController(withID: id)
    }

    /// Creates the controller with the given storyboard identifier.
    ///
    /// - Throws: ``InterfaceBuilderError`` when no controller has the identifier, with a list of the identifiers in the
    ///   file, or when the file cannot be used or a value in it is missing or invalid.
    public func makeViewController(withIdentifier identifier: String) throws -> UIViewController {
        try makeViewController(withIdentifier: identifier, creator: nil)
    }

    private func makeViewController(
        withIdentifier identifier: String, creator: ((NSCoder) -> UIViewController?)?
    ) throws -> UIViewController {
        let file = try source.file()
        let scenes = scenes(file)
        guard let element = scenes.controllers.first(where: { $0["storyboardIdentifier"] == identifier }) else {
            let known = scenes.controllers.compactMap { $0["storyboardIdentifier"] }.joined(separator: ", ")
            throw InterfaceBuilderError(
                code: .unknownIdentifier, path: file.path, line: nil,
                message: "doesn't contain a view controller with identifier '\(identifier)'; it has: "
                    + (known.isEmpty ? "none" : known))
        }
        return try scenes.makeController(element, creator: creator)
    }

    /// Creates the initial view controller. Returns `nil` if the storyboard names no initial view controller, and traps
    /// if the controller cannot be created.
    public func instantiateInitialViewController() -> UIViewController? {
        do { return try makeInitialViewController() } catch { trap("Storyboard \(error)") }
    }

    /// Creates the controller with the given storyboard identifier. Traps if the controller cannot be created.
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        do { return try makeViewController(withIdentifier: identifier) } catch {
            trap("Storyboard \(error)")
        }
    }

    /// Creates the controller with the given storyboard identifier. Traps if the controller cannot be created or is of
    /// another class.
    ///
    /// - Parameters:
    ///   - identifier: the storyboard identifier.
    ///   - creator: creates the controller, for example with further arguments, by calling its `init?(coder:)`; if it
    ///     returns `nil`, the storyboard creates the controller.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        do {
            let made = try makeViewController(withIdentifier: identifier) { coder in creator?(coder) }
            if let controller = made as? ViewController { return controller }
            trap("Storyboard: the controller '\(identifier)' is a \(type(of: made)), not a \(ViewController.self)")
        } catch {
            trap("Storyboard \(error)")
        }
    }

    private func scenes(_ file: InterfaceFile) -> IBSceneBuilder {
        IBSceneBuilder(file: file, options: source.options(for: file)) { $0.storyboard = self }
    }
}
