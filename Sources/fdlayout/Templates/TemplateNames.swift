import InterfaceBuilder
import UIKitLayout

/// The names of views and constraints in a template: those of their outlets, or else their ids in the file.
struct TemplateNames {
    private let traced: TracedCell
    /// The names of objects that are connected to outlets; of several outlets the first in alphabetical order.
    private let outlets: [ObjectIdentifier: String]
    /// The identifiers of constraints, each with the number of constraints that have it.
    private let identifiers: [String: Int]

    init(of traced: TracedCell) {
        self.traced = traced
        let pairs = traced.cell.outlets.sorted { $0.key < $1.key }.map { (ObjectIdentifier($0.value), $0.key) }
        outlets = Dictionary(pairs) { first, _ in first }
        identifiers = Dictionary(Self.identifiers(in: traced.cell.contentView).map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// The name of a view or guide.
    func name(of object: AnyObject) -> String {
        if object === traced.cell.contentView { return "content" }
        return outlet(of: object) ?? traced.place(of: object)?.id
            ?? "\(type(of: object))-\(ObjectIdentifier(object).hashValue)"
    }

    /// The name of a constraint: its outlet, an identifier that no other constraint has, or its id; `nil` if it has none
    /// of them.
    func name(of constraint: NSLayoutConstraint) -> String? {
        let identifier = constraint.identifier.flatMap { identifiers[$0] == 1 ? $0 : nil }
        return outlet(of: constraint) ?? identifier ?? traced.place(of: constraint)?.id
    }

    private static func identifiers(in view: UIView) -> [String] {
        view.constraints.compactMap(\.identifier) + view.subviews.flatMap { identifiers(in: $0) }
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
