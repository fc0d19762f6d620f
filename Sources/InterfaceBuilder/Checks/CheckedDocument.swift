import Foundation
import UIKitFacts

/// A file prepared for the rules, with its elements indexed by id and linked to their parents.
nonisolated struct CheckedDocument {
    let path: String
    /// The root element, resolved for one combination of size classes.
    let root: IBElement
    let context: CheckContext
    /// All elements of the document, in file order.
    let elements: [IBElement]
    private let elementsByID: [String: IBElement]
    private let parents: [ObjectIdentifier: IBElement]
    /// The build number of the Xcode that wrote the file, without its fraction; 0 if the file states none.
    let toolsVersion: Int
    /// The device that the file names; `nil` if the file names none or names one that cannot be identified.
    let device: DeviceModel?
    /// The width of the device's screen in its orientation, in points; `nil` if the device is unknown.
    let screenWidth: CGFloat?
    /// The ids of all objects, including those that variations exclude.
    let objectIDs: Set<String>
    /// The names of the outlets that are connected to each object, by the object's id.
    private let outlets: [String: [String]]

    init(_ file: InterfaceFile, context: CheckContext) {
        (path, root, self.context, objectIDs) = (file.path, file.root, context, file.objectIDs)
        toolsVersion = file.toolsVersion
        let screen = SimulatedScreen(of: file)
        (device, screenWidth) = (screen.device, screen.size?.width)
        elements = root.descendants { _ in true }
        var parents: [ObjectIdentifier: IBElement] = [:]
        var byID: [String: IBElement] = [:]
        var outlets: [String: [String]] = [:]
        for element in elements {
            for child in element.children { parents[ObjectIdentifier(child)] = element }
            if let id = element.id, byID[id] == nil { byID[id] = element }
            guard element.name == "outlet" || element.name == "outletCollection" else { continue }
            guard let target = element["destination"], let property = element["property"] else { continue }
            outlets[target, default: []].append(property)
        }
        (self.parents, elementsByID, self.outlets) = (parents, byID, outlets)
    }

    /// The element with the given id, or `nil` if there is none. Of several elements with that id, the first is
    /// returned.
    func element(_ id: String?) -> IBElement? { id.flatMap { elementsByID[$0] } }

    /// The parent of the given element, or `nil` for the root element.
    func parent(of element: IBElement) -> IBElement? { parents[ObjectIdentifier(element)] }

    /// The ancestors of the given element, innermost first.
    func ancestors(of element: IBElement) -> [IBElement] {
        var found: [IBElement] = []
        var current = parent(of: element)
        while let next = current {
            found.append(next)
            current = parent(of: next)
        }
        return found
    }

    /// The element of the superview of the given view, or `nil` if the view is not in a list of subviews.
    func superview(of element: IBElement) -> IBElement? {
        guard let list = parent(of: element), list.name == "subviews" else { return nil }
        return parent(of: list)
    }

    /// The names of the outlets that are connected to the given object.
    func outlets(of element: IBElement) -> [String] { element.id.flatMap { outlets[$0] } ?? [] }

    /// Creates a finding about the given element. The level is that of the rule unless another one is given.
    func finding(
        _ rule: CheckRule, _ element: IBElement, _ message: String, level: CheckRule.Level? = nil,
        details: [String] = [],
        related: [String] = []
    ) -> InterfaceFinding {
        InterfaceFinding(
            rule: rule, level: level ?? rule.level, path: path, line: element.line, objectID: element.id ?? "",
            message: message, details: details, related: related)
    }
}
