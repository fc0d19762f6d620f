import Foundation

/// An element of an Interface Builder file, with the line on which it begins.
final nonisolated class IBElement: Sendable {
    let name: String
    let attributes: [String: String]
    let line: Int
    let children: [IBElement]
    /// The text directly inside the element.
    let text: String

    init(name: String, attributes: [String: String], line: Int, children: [IBElement], text: String) {
        self.name = name
        self.attributes = attributes
        self.line = line
        self.children = children
        self.text = text
    }

    /// The value of the given attribute, or `nil` if the element lacks the attribute.
    subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// The id of the object that the element represents, or `nil` if it has none.
    var id: String? { attributes["id"] }

    /// The first child with the given name and, unless `key` is `nil`, the given value of the attribute `key`.
    func child(_ name: String, key: String? = nil) -> IBElement? {
        children.first { $0.name == name && (key == nil || $0["key"] == key) }
    }

    /// The children of the first child with the given name; empty if there is no such child.
    func list(_ name: String) -> [IBElement] {
        child(name)?.children ?? []
    }

    /// The elements that satisfy the condition among this element and its descendants, in document order.
    func descendants(where condition: (IBElement) -> Bool) -> [IBElement] {
        var found: [IBElement] = []
        var pending = [self]
        while let element = pending.popLast() {
            if condition(element) { found.append(element) }
            pending.append(contentsOf: element.children.reversed())
        }
        return found
    }
}
