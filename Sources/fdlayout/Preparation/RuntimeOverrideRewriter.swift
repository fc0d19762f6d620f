/// Removes the keyword `override` from `responds(to:)` and `forwardingTarget(for:)`, and renames these methods. On
/// Linux they are members of an extension, which cannot be overridden. Only the Objective-C runtime calls the
/// overrides.
struct RuntimeOverrideRewriter {
    /// The methods, each with its first argument label.
    private static let methods = ["responds": "to", "forwardingTarget": "for"]
    private(set) var diagnostics: [AttributeRewriter.Diagnostic] = []

    /// Rewrites the overrides in the classes of a source.
    mutating func rewrite(_ source: inout SourceText) {
        for type in TypeDeclaration.all("class", in: source) {
            for keyword in type.members("func", in: source) {
                guard let name = source.next(keyword + 1), let label = Self.methods[source.tokens[name].text],
                    let open = source.next(name + 1), let first = source.next(open + 1),
                    source.tokens[first].isWord(label),
                    let place = Modifiers(before: keyword, source).places.first(where: {
                        source.tokens[$0].isWord("override")
                    })
                else { continue }
                source.remove(place...place)
                source.replace(name...name, with: "object_" + source.tokens[name].text)
                diagnostics.append(
                    (source.tokens[name].line, "\(source.tokens[name].text)(\(label):) is never called"))
            }
        }
    }
}
