import Foundation
import UIKitLayout

/// Makes the objects of one part of an Interface Builder file: views first, then constraints between them,
/// then outlets; at last everything awakes.
final class IBObjectBuilder {
    let file: InterfaceFile
    let images: (any ImageSource)?
    private let classes: ClassRegistry
    private(set) var warnings: [InterfaceBuilderWarning] = []
    private var objects: [String: AnyObject] = [:]
    private var owners: [(element: IBElement, view: UIView)] = []

    init(file: InterfaceFile, images: (any ImageSource)?, classes: ClassRegistry) {
        self.file = file
        self.images = images
        self.classes = classes
    }

    /// Makes the view of an element with all below it.
    func build(_ element: IBElement) throws -> UIView {
        let view = try makeView(element)
        for owner in owners { try addConstraints(of: owner.element, to: owner.view) }
        for owner in owners { connectOutlets(of: owner.element, to: owner.view) }
        for owner in owners { owner.view.awakeFromNib() }
        return view
    }

    // MARK: Views

    private func makeView(_ element: IBElement) throws -> UIView {
        let type = viewClass(of: element)
        guard let view = type.init(coder: NibCoder()) else {
            throw error(element, "\(type) cannot be made: init(coder:) returned nil")
        }
        try configure(view, from: element)
        if let cell = view as? UITableViewCell, let content = element.child("tableViewCellContentView") {
            try configure(cell.contentView, from: content)
            cell.contentView.translatesAutoresizingMaskIntoConstraints = true
        }
        return view
    }

    private func configure(_ view: UIView, from element: IBElement) throws {
        if let id = element.id {
            guard objects.updateValue(view, forKey: id) == nil else {
                throw error(element, "id \(id) is used twice")
            }
        }
        owners.append((element, view))
        try IBViewReader(builder: self).read(element, into: view)
        let excluded = excludedReferences(of: element, key: "subviews")
        for child in element.list("subviews") where !excluded.contains(child.id ?? "") {
            view.addSubview(try makeView(child))
        }
    }

    private static let viewClasses: [String: UIView.Type] = [
        "view": UIView.self, "label": UILabel.self, "imageView": UIImageView.self, "button": UIButton.self,
        "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
    ]

    private func viewClass(of element: IBElement) -> UIView.Type {
        let base = Self.viewClasses[element.name]
        if base == nil { warn(element, "<\(element.name)> is not understood; a plain view takes its place") }
        guard let name = element["customClass"] else { return base ?? UIView.self }
        if let custom = classes.viewClass(named: name, module: element["customModule"]) { return custom }
        warn(element, "unknown class \(name); \(base ?? UIView.self) takes its place", kind: .unknownClass)
        return base ?? UIView.self
    }

    // MARK: Constraints

    private func addConstraints(of element: IBElement, to view: UIView) throws {
        let excluded = excludedReferences(of: element, key: "constraints")
        for child in element.list("constraints") where !excluded.contains(child.id ?? "") {
            guard child.name == "constraint", child["placeholder"] != "YES" else { continue }
            let reader = IBConstraintReader(builder: self)
            guard let constraint = try reader.read(child, owner: view) else { continue }
            view.addConstraint(constraint)
            if let id = child.id { objects[id] = constraint }
        }
    }

    /// The ids that the default variation leaves out.
    private func excludedReferences(of element: IBElement, key: String) -> Set<String> {
        let masks = element.child("variation", key: "default")?.children ?? []
        let excluded = masks.filter { $0.name == "mask" && $0["key"] == key }.flatMap(\.children)
        return Set(excluded.filter { $0.name == "exclude" }.compactMap { $0["reference"] })
    }

    /// The view of an id, `nil` if there is no such view.
    func view(withID id: String) -> UIView? {
        objects[id] as? UIView
    }

    // MARK: Outlets

    private func connectOutlets(of element: IBElement, to view: UIView) {
        for outlet in element.list("connections") where outlet.name == "outlet" {
            guard let property = outlet["property"], let target = outlet["destination"].flatMap({ objects[$0] })
            else { continue }
            view.outlets[property] = target
            if !view.setOutlet(target, named: property), classesKnow(view) {
                warn(outlet, "\(type(of: view)) has no outlet \"\(property)\" for \(type(of: target))")
            }
        }
    }

    /// Whether the view is of a class of the user's, which should have the outlets that the file connects.
    private func classesKnow(_ view: UIView) -> Bool {
        !Self.viewClasses.values.contains { $0 == type(of: view) }
    }

    // MARK: Messages

    func warn(
        _ element: IBElement, _ message: String, kind: InterfaceBuilderWarning.Kind = .notUnderstood
    ) {
        let warning = InterfaceBuilderWarning(kind: kind, path: file.path, line: element.line, message: message)
        if !warnings.contains(warning) { warnings.append(warning) }
    }

    func error(_ element: IBElement, _ message: String) -> InterfaceBuilderError {
        InterfaceBuilderError(code: .invalidValue, path: file.path, line: element.line, message: message)
    }
}
