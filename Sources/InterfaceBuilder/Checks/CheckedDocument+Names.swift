import Foundation

nonisolated extension CheckedDocument {
    /// A name by which the user recognizes an object in Xcode: its class or kind, its label, outlet or text, and its
    /// id.
    func name(of element: IBElement?) -> String {
        guard let element else { return "the root" }
        return "\(kind(of: element))\(mark(of: element)) (\(element.id ?? "no id"))"
    }

    /// A shorter name of the object, for messages that name many objects. It contains the id, or the line of an object
    /// without an id, only if nothing else distinguishes the object.
    func shortName(of element: IBElement?) -> String {
        guard let element else { return "the root" }
        let mark = mark(of: element)
        guard mark.isEmpty, !Self.namedByKind.contains(kind(of: element)) else { return kind(of: element) + mark }
        return "\(kind(of: element)) (\(element.id ?? "line \(element.line)"))"
    }

    /// The kinds of objects of which a view has only one, so that the kind identifies the object.
    private static let namedByKind: Set<String> = ["Safe Area", "Keyboard", "content view"]

    private func kind(of element: IBElement) -> String {
        if element.name == "viewLayoutGuide" { return element["key"] == "safeArea" ? "Safe Area" : "layout guide" }
        if element.name == "keyboardLayoutGuide" { return "Keyboard" }
        if element.name == "tableViewCellContentView" || element["key"] == "contentView" { return "content view" }
        return element["customClass"] ?? element.name
    }

    private func mark(of element: IBElement) -> String {
        if let label = element["userLabel"] { return " \"\(Self.shortened(Self.withoutDirective(label)))\"" }
        if let outlet = outlets(of: element).first { return " \(outlet)" }
        let text = element["text"] ?? element["title"] ?? element.child("state", key: "normal")?["title"]
        return text.map { " \"\(Self.shortened($0))\"" } ?? ""
    }

    private static func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 24 ? line.prefix(24) + "…" : line
    }

    private static func withoutDirective(_ label: String) -> String {
        let kept = label.range(of: CheckSuppression.directive).map { String(label[..<$0.lowerBound]) } ?? label
        return kept.trimmingCharacters(in: .whitespaces)
    }
}
