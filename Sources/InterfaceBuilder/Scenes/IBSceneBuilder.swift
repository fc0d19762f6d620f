import Foundation
import UIKitLayout

/// Creates the controllers of a storyboard with their views and child controllers.
struct IBSceneBuilder {
    let file: InterfaceFile
    let options: IBBuildOptions
    /// Called with each controller after it was created.
    let didCreate: (UIViewController) -> Void

    private static let controllerClasses: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "collectionViewController": UICollectionViewController.self, "pageViewController": UIPageViewController.self,
        "splitViewController": UIViewController.self,
    ]

    /// The elements of all controllers in the file.
    var controllers: [IBElement] {
        file.root.list("scenes").flatMap { $0.list("objects") }.filter { Self.controllerClasses[$0.name] != nil }
    }

    /// Creates the controller with the given id and its child controllers. Returns `nil` if there is no such
    /// controller.
    ///
    /// - Parameter outer: the ids of the controllers that contain the new controller, outermost first.
    func makeController(withID id: String, inside outer: [String] = []) throws -> UIViewController? {
        let loading = SceneLoading()
        guard let controller = try makeController(withID: id, inside: outer, loading) else { return nil }
        try loading.finish()
        return controller
    }

    private func makeController(
        withID id: String, inside outer: [String], _ loading: SceneLoading
    ) throws -> UIViewController? {
        guard let element = controllers.first(where: { $0.id == id }) else { return nil }
        guard !outer.contains(id) else {
            throw InterfaceBuilderError(
                code: .invalidValue, path: file.path, line: element.line,
                message: "controller \(id) is inside itself: \((outer + [id]).joined(separator: ", "))")
        }
        return try makeController(element, inside: outer, loading)
    }

    /// Creates the controller that an element describes, and its child controllers.
    ///
    /// - Parameter creator: creates the controller instead of its class's initializer; if it returns `nil`, the
    ///   initializer is used.
    func makeController(
        _ element: IBElement, creator: ((NSCoder) -> UIViewController?)? = nil
    ) throws -> UIViewController {
        let loading = SceneLoading()
        let controller = try makeController(element, inside: [], creator: creator, loading)
        try loading.finish()
        return controller
    }

    private func makeController(
        _ element: IBElement, inside outer: [String], creator: ((NSCoder) -> UIViewController?)? = nil,
        _ loading: SceneLoading
    ) throws -> UIViewController {
        let builder = IBObjectBuilder(file: file, options: options.at(.controller(element)))
        loading.builders.append(builder)
        let path = outer + [element.id].compactMap(\.self)
        let type = controllerClass(of: element)
        func decode(_ controller: UIViewController) throws {
            try self.decode(element, into: controller, builder, path, loading)
        }
        let created = try creator.flatMap { try IBObjectDecoder<UIViewController>(nil, decode).make($0) }
        guard
            let controller = try created
                ?? IBObjectDecoder<UIViewController>(type, decode).make({ type.init(coder: $0) })
        else { throw builder.error(element, "the controller cannot be created: init(coder:) returned nil") }
        if let view = element.children.first(where: { $0["key"] == "view" }) {
            controller.viewToLoad = try builder.makeRoot(view)
        }
        loading.whenFinished { try embed(in: element, of: controller, builder, path) }
        return controller
    }

    /// Gives a controller the values and the child controllers of its element.
    private func decode(
        _ element: IBElement, into controller: UIViewController, _ builder: IBObjectBuilder, _ path: [String],
        _ loading: SceneLoading
    ) throws {
        didCreate(controller)
        if let title = element["title"] { controller.title = title }
        if element.descendants(where: { $0.name == "segue" && $0["identifier"] != nil }).isEmpty == false {
            controller.segueSource = SceneSegues(scenes: self, element: element)
        }
        try builder.registerOwner(controller, element, isCreated: true)
        for segue in element.list("connections") where segue["kind"] == "relationship" {
            guard let id = segue["destination"] else { continue }
            if let child = try makeController(withID: id, inside: path, loading) { controller.addChild(child) }
        }
    }

    /// Creates the child controllers that the file embeds in container views of the given controller, and adds their
    /// views to the container views.
    private func embed(
        in element: IBElement, of controller: UIViewController, _ builder: IBObjectBuilder, _ path: [String]
    ) throws {
        for container in element.descendants(where: { $0.name == "containerView" }) {
            let segue = container.list("connections").first { $0["kind"] == "embed" }
            guard let id = segue?["destination"], let view = container.id.flatMap(builder.view(withID:)),
                segue?["identifier"].map({ controller.shouldPerformSegue(withIdentifier: $0, sender: nil) }) ?? true,
                let child = try makeController(withID: id, inside: path)
            else { continue }
            controller.prepare(
                for: UIStoryboardSegue(identifier: segue?["identifier"], source: controller, destination: child),
                sender: nil)
            controller.addChild(child)
            child.view.frame = view.bounds
            child.view.translatesAutoresizingMaskIntoConstraints = true
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child.view)
            child.didMove(toParent: controller)
        }
    }

    private func controllerClass(of element: IBElement) -> UIViewController.Type {
        let base = Self.controllerClasses[element.name] ?? UIViewController.self
        guard let name = element["customClass"] else { return base }
        return options.classes.responderClass(named: name, module: element["customModule"]) as? UIViewController.Type
            ?? base
    }
}
