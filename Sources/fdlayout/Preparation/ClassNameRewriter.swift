/// Rewrites calls that get the name of an object's class from the class method `description()`, which not every class
/// has on Linux.
enum ClassNameRewriter {
    /// Rewrites `type(of: object).description()` as `NSStringFromClass(type(of: object))`.
    static func rewrite(_ source: inout SourceText) {
        for index in source.tokens.indices where source.tokens[index].isWord("type") {
            guard let open = source.token(index + 1), open.isMark("("), let end = source.end(of: index + 1),
                let label = source.next(index + 2), source.tokens[label].isWord("of"),
                isCall(of: "description", after: end, source)
            else { continue }
            source.replace(end...end + 4, with: "))")
            source.insert("NSStringFromClass(", before: index)
        }
    }

    private static func isCall(of name: String, after end: Int, _ source: SourceText) -> Bool {
        guard end + 4 < source.tokens.count else { return false }
        return source.tokens[end + 1].isMark(".") && source.tokens[end + 2].isWord(name)
            && source.tokens[end + 3].isMark("(") && source.tokens[end + 4].isMark(")")
    }
}
