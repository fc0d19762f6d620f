import InterfaceBuilder
import UIKitLayout

/// The names of views, guides and constraints in an exported template.
///
/// The content view is named "content". Any other object has the name of its outlet, or its id in the file if it has no
/// outlet.
struct TemplateNames {
    private let traced: TracedCell
    /// The outlet that is connected to each object; of several outlets, the first in alphabetical order.
    private let outlets: [ObjectIdentifier: String]
    /// The number of constraints that have each identifier.
    private let identifiers: [String: Int]

    init(of traced: TracedCell) {
        self.traced = traced
        let pairs = traced.cell.outlets.sorted { $0.key < $1.key }.map { (ObjectIdentifier($0.value), $0.key) }
        outlets = Dictionary(pairs) { first, _ in first }
        identifiers = Dictionary(Self.identifiers(in: traced.cell.contentView).map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// The name of a view or guide: "content", or else its outlet, its id, or a name that contains its address.
    func name(of object: AnyObject) -> String {
        if object === traced.cell.contentView { return "content" }
        return outlet(of: object) ?? traced.place(of: object)?.id
            ?? "\(type(of: object))-\(ObjectIdentifier(object).hashValue)"
    }

    /// The name of a constraint: its outlet, or else its identifier if no other constraint has the same, or else its
    /// id; `nil` if the constraint has none of these.
    func name(of constraint: NSLayoutConstraint) -> String? {
        let identifier = constraint.identifier.flatMap { identifiers[$0] == 1 ? $0 : nil }
        return outlet(of: constraint) ?? identifier ?? traced.place(of: constraint)?.id
    }

    private static func identifiers(in view: UIView) -> [String] {
        view.constraints.compactMap(\.identifier) + view.subviews.flatMap { identifiers(in: $0) }
    }

    /// The name of the outlet that is connected to `object`; `nil` if there is none.
    func outlet(of object: AnyObject) -> String? { outlets[ObjectIdentifier(object)] }

    /// The error that `object`, a part of the cell, cannot be expressed in a template for the given reason.
    func failure(_ object: AnyObject, _ reason: String, path: String) -> ToolFailure {
        let place = traced.place(of: object)
        let subject = [place?.id, outlet(of: object).map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
        return ToolFailure(
            path: path, line: place?.line, message: "\(subject.isEmpty ? "\(object)" : subject): \(reason)", status: 65)
    }
}
