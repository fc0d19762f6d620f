import Foundation

/// The rules of a schema for its elements, by name.
struct XMLRules: Sendable {
    /// The rules for an element: regular expressions for the values of its attributes, and for the names of its
    /// children, each followed by a space.
    struct Element: Sendable {
        var required: [String: String] = [:]
        var optional: [String: String] = [:]
        var content = ""
    }

    let root: String
    let elements: [String: Element]

    /// Descriptions of the deviations of a document.
    func deviations(in document: XMLElement) -> [String] {
        (document.name == root ? [] : ["the root is \(document.name)"]) + document.all.flatMap(deviations(of:))
    }

    private func deviations(of element: XMLElement) -> [String] {
        guard let rule = elements[element.name] else { return ["<\(element.name)> is not known"] }
        let allowed = rule.required.merging(rule.optional) { first, _ in first }
        let missing = rule.required.keys.filter { element.attributes[$0] == nil }.map { "\($0) is missing" }
        let wrong = element.attributes.compactMap { name, value -> String? in
            guard let pattern = allowed[name] else { return "\(name) is not allowed" }
            return value.isWhole(pattern) ? nil : "\(name) is \"\(value)\""
        }
        let names = element.children.map { $0.name + " " }.joined()
        let content = names.isWhole(rule.content) ? [] : ["contains \(names)"]
        return (missing + wrong + content).map { "<\(element.name)>: \($0)" }
    }
}

extension String {
    /// Whether a regular expression matches all of the text.
    func isWhole(_ pattern: String) -> Bool {
        let range = range(of: "\\A(?:\(pattern))\\z", options: .regularExpression)
        return range != nil
    }
}
