import InterfaceBuilder
import UIKitLayout

/// The names of views and constraints in a template: those of their outlets, or else their ids in the file.
struct TemplateNames {
    private let traced: TracedCell
    /// The names of objects that are connected to outlets; of several outlets the first in alphabetical order.
    private let outlets: [ObjectIdentifier: String]

    init(of traced: TracedCell) {
        self.traced = traced
        let pairs = traced.cell.outlets.sorted { $0.key < $1.key }.map { (ObjectIdentifier($0.value), $0.key) }
        outlets = Dictionary(pairs) { first, _ in first }
    }

    /// The name of a view or guide.
    func name(of object: AnyObject) -> String {
        if object === traced.cell.contentView { return "content" }
        return outlet(of: object) ?? traced.place(of: object)?.id
            ?? "\(type(of: object))-\(ObjectIdentifier(object).hashValue)"
    }

    /// The name of a constraint: its outlet, its identifier or its id; `nil` if it has none of them.
    func name(of constraint: NSLayoutConstraint) -> String? {
        outlet(of: constraint) ?? constraint.identifier ?? traced.place(of: constraint)?.id
    }

    /// The outlet that is connected to an object.
    func outlet(of object: AnyObject) -> String? { outlets[ObjectIdentifier(object)] }

    /// The failure that a part of the cell cannot be expressed in a template.
    func failure(_ object: AnyObject, _ reason: String, path: String) -> ToolFailure {
        let place = traced.place(of: object)
        let subject = [place?.id, outlet(of: object).map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
        return ToolFailure(
            path: path, line: place?.line, message: "\(subject.isEmpty ? "\(object)" : subject): \(reason)", status: 65)
    }
}
