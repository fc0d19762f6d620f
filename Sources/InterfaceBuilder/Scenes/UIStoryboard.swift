import Foundation
import Trapping
import UIKitLayout

/// A .storyboard file, from which controllers with their views are made.
public final class UIStoryboard {
    private let source: InterfaceSource

    /// Reads a .storyboard file.
    ///
    /// - Parameters:
    ///   - images: where image views find images by name.
    ///   - classes: which class stands for a custom class.
    /// - Throws: ``InterfaceBuilderError`` when the file cannot be used.
    public init(
        contentsOfFile path: String, images: (any ImageSource)? = nil, classes: ClassRegistry = .shared
    ) throws(InterfaceBuilderError) {
        source = try InterfaceSource(contentsOfFile: path, images: images, classes: classes)
    }

    /// A storyboard of a bundle, the main one if none is given.
    ///
    /// A missing file is reported when something is made from the storyboard.
    public init(name: String, bundle: Bundle?) {
        source = InterfaceSource(named: name, ofType: "storyboard", bundle: bundle)
    }

    /// Makes the initial view controller, `nil` if the storyboard names none.
    ///
    /// - Throws: ``InterfaceBuilderError`` when the file cannot be used or a value in it is not what it should be.
    public func makeInitialViewController() throws -> UIViewController? {
        let file = try source.file()
        guard let id = file.root["initialViewController"] else { return nil }
        return try scenes(file).makeController(withID: id)
    }

    /// Makes a controller by its storyboard identifier.
    ///
    /// - Throws: ``InterfaceBuilderError`` when there is none with that identifier, naming the identifiers there are,
    ///   or when the file cannot be used or a value in it is not what it should be.
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

    /// Makes the initial view controller, `nil` if the storyboard names none; traps when it cannot be made.
    public func instantiateInitialViewController() -> UIViewController? {
        do { return try makeInitialViewController() } catch { trap("Storyboard \(error)") }
    }

    /// Makes a controller by its storyboard identifier; traps when it cannot be made.
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        do { return try makeViewController(withIdentifier: identifier) } catch {
            trap("Storyboard \(error)")
        }
    }

    /// Makes a controller by its storyboard identifier; traps when it cannot be made, or is of another class.
    ///
    /// - Parameter creator: makes the controller with values of one's own, with `init?(coder:)` in it; where it returns
    ///   `nil`, the storyboard makes it.
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
        IBSceneBuilder(file: file, images: source.images, classes: source.classes)
    }
}
