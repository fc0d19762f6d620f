import Foundation
import InterfaceBuilder
import UIKitLayout

/// The assignment of a field of the feed to a property of one of the cell's outlets.
struct Binding {
    /// The property of an outlet that is filled.
    enum Property: String, CaseIterable {
        case text, title, image
    }

    let outlet: String
    let property: Property
    let field: String

    /// Parses the argument `OUTLET.PROPERTY=FIELD`.
    init(argument: String) throws {
        let sides = argument.split(separator: "=", maxSplits: 1).map(String.init)
        let path = sides.first?.split(separator: ".", maxSplits: 1).map(String.init) ?? []
        guard sides.count == 2, path.count == 2 else {
            throw ToolFailure.usage("--bind \(argument): expected OUTLET.PROPERTY=FIELD")
        }
        guard let property = Property(rawValue: path[1]) else {
            let known = Property.allCases.map(\.rawValue).joined(separator: ", ")
            throw ToolFailure.usage("--bind \(argument): property \"\(path[1])\" is not one of \(known)")
        }
        (outlet, self.property, field) = (path[0], property, sides[1])
    }

    private init(outlet: String, property: Property, field: String) {
        (self.outlet, self.property, self.field) = (outlet, property, field)
    }

    /// The bindings for the given cell: the requested bindings, followed by those of the remaining fields, which are
    /// matched with outlets by name.
    static func all(_ asked: [Binding], fields: [String], cell: UITableViewCell, file: String) throws -> [Binding] {
        for binding in asked { try binding.check(cell, file: file) }
        let taken = Set(asked.map(\.outlet))
        let bound = Set(asked.map(\.field))
        let named = fields.filter { !bound.contains($0) }.compactMap { field in
            byName(field, cell: cell).flatMap { taken.contains($0.outlet) ? nil : $0 }
        }
        return asked + named
    }

    private static func byName(_ field: String, cell: UITableViewCell) -> Binding? {
        let names = suffixes.map { field + $0 }
        for name in names {
            guard let object = cell.outlets[name], let property = property(of: object) else { continue }
            return Binding(outlet: name, property: property, field: field)
        }
        return nil
    }

    /// The names of the fields that fill outlets of the given cell by name, except the outlets in `filled`, in
    /// alphabetical order.
    static func fields(of cell: UITableViewCell, except filled: Set<String>) -> [String] {
        let names = cell.outlets.keys.flatMap { outlet in
            suffixes.filter(outlet.hasSuffix).map { String(outlet.dropLast($0.count)) }
        }
        let free = Set(names).filter { field in
            byName(field, cell: cell).map { !filled.contains($0.outlet) } ?? false
        }
        return free.sorted()
    }

    /// The suffixes that the name of an outlet may have after the name of the field that fills it.
    private static let suffixes = ["", "Label", "ImageView", "Button", "View"]

    /// Whether a field can fill an outlet that is connected to the given object.
    static func canFill(_ object: AnyObject) -> Bool { property(of: object) != nil }

    private static func property(of object: AnyObject) -> Property? {
        switch object {
        case is UILabel: .text
        case is UIImageView: .image
        case is UIButton: .title
        default: nil
        }
    }

    private func check(_ cell: UITableViewCell, file: String) throws {
        guard let object = cell.outlets[outlet] else {
            let known = cell.outlets.keys.sorted().joined(separator: ", ")
            throw ToolFailure.data(
                "\(file): the cell has no outlet \"\(outlet)\"; it has: \(known.isEmpty ? "none" : known)")
        }
        guard Self.property(of: object) == property || (property == .image && object is UIButton) else {
            throw ToolFailure.data(
                "\(file): outlet \"\(outlet)\" is a \(type(of: object)), which has no \(property.rawValue)")
        }
    }

    /// The view in the given cell that the binding fills, or `nil` if the outlet is not connected or a field cannot
    /// fill its view.
    func target(in cell: UITableViewCell) -> Target? {
        switch (cell.outlets[outlet], property) {
        case (let label as UILabel, _): .label(label)
        case (let view as UIImageView, _): .imageView(view)
        case (let button as UIButton, .image): .buttonImage(button)
        case (let button as UIButton, _): .buttonTitle(button)
        default: nil
        }
    }

    /// A view and the property of it that a field fills.
    enum Target {
        case label(UILabel)
        case imageView(UIImageView)
        case buttonImage(UIButton)
        case buttonTitle(UIButton)
    }
}
