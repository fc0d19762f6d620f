import Foundation
import UIKitLayout

/// Sets the user-defined runtime attributes of one object, the owner, and connects its outlets.
struct IBConnections {
    let builder: IBObjectBuilder
    let element: IBElement
    let owner: UIResponder
    /// Whether the owner's class is a custom class. Such a class is expected to declare the outlets that the file
    /// connects.
    let isCustom: Bool

    /// Connects the owner's outlets, outlet collections and actions. The objects in a collection are in file order.
    func connect() {
        for connection in element.list("connections") where connection.name == "action" { addAction(connection) }
        var collections: [(property: String, objects: [AnyObject])] = []
        for connection in element.list("connections") {
            guard let property = connection["property"],
                let target = connection["destination"].flatMap(builder.object(withID:))
            else { continue }
            if connection.name == "outlet" { connect(target, property, connection) }
            guard connection.name == "outletCollection" else { continue }
            if let index = collections.firstIndex(where: { $0.property == property }) {
                collections[index].objects.append(target)
            } else {
                collections.append((property, [target]))
            }
        }
        for (property, objects) in collections where !owner.setOutletCollection(objects, named: property) {
            warn(element, "outlet collection \"\(property)\"")
        }
    }

    /// Adds an action to a control. The first responder, which is not an object of the file, is the target `nil`.
    private func addAction(_ connection: IBElement) {
        guard let control = owner as? UIControl, let selector = connection["selector"],
            let event = connection["eventType"].flatMap({ Self.events[$0] })
        else { return }
        let target = connection["destination"].flatMap(builder.object(withID:))
        control.addTarget(target, action: Selector(selector), for: event)
    }

    /// The events of controls, by their names in files.
    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    private func connect(_ target: AnyObject, _ property: String, _ connection: IBElement) {
        (owner as? UIView)?.outlets[property] = target
        if !owner.setOutlet(target, named: property) {
            warn(connection, "outlet \"\(property)\" for \(type(of: target))")
        }
    }

    /// Sets the owner's runtime attributes, in file order.
    func setRuntimeAttributes() throws {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            guard let keyPath = attribute["keyPath"] else { continue }
            let type = attribute["type"] ?? ""
            // Colours are skipped because they do not affect layout. `IBAppearanceReader` reads properties of layers.
            guard type != "color", !keyPath.hasPrefix("layer.") else { continue }
            if !owner.setValue(try value(of: attribute, type), forKeyPath: keyPath) {
                warn(attribute, "runtime attribute \"\(keyPath)\" of type \(type)")
            }
        }
    }

    private func value(of attribute: IBElement, _ type: String) throws -> Any? {
        let child = attribute.children.first { $0["key"] == "value" }
        switch type {
        case "string": return attribute["value"] ?? child?.text ?? ""
        case "boolean": return attribute["value"] == "YES"
        case "number": return NSNumber(value: try number(child, "value", in: attribute))
        case "point":
            return CGPoint(x: try number(child, "x", in: attribute), y: try number(child, "y", in: attribute))
        case "size":
            return CGSize(
                width: try number(child, "width", in: attribute), height: try number(child, "height", in: attribute))
        case "rect":
            return try CGRect { try number(child, $0, in: attribute) }
        case "image":
            return try IBViewReader(builder: builder).image(attribute["value"], attribute)
        default: return nil
        }
    }

    private func number(_ child: IBElement?, _ name: String, in attribute: IBElement) throws -> CGFloat {
        guard let number = IBNumber.length(child?[name]) else {
            throw builder.error(attribute, "runtime attribute \"\(attribute["keyPath"] ?? "")\" has no number \(name)")
        }
        return number
    }

    private func warn(_ element: IBElement, _ what: String) {
        if isCustom { builder.warn(element, "\(type(of: owner)) has no \(what)") }
    }
}
