/// Rewrites compilation conditions for iOS as conditions for UIKit, which are true with this project's UIKit.
enum ConditionRewriter {
    /// Rewrites the conditions in a source: `os(iOS)` becomes `canImport(UIKit)`.
    static func rewrite(_ source: inout SourceText) {
        for index in source.tokens.indices where source.tokens[index].isMark("#") {
            guard let word = source.token(index + 1), word.isWord("if") || word.isWord("elseif") else { continue }
            rewriteCondition(from: index + 2, &source)
        }
    }

    /// Rewrites the condition that begins at the given index and ends at the end of its line.
    private static func rewriteCondition(from start: Int, _ source: inout SourceText) {
        var index = start
        while let token = source.token(index), token.lineEnds == 0 {
            if token.isWord("os"), let open = source.token(index + 1), open.isMark("("),
                let name = source.token(index + 2), name.isWord("iOS")
            {
                source.replace(index...index, with: "canImport")
                source.replace(index + 2...index + 2, with: "UIKit")
            }
            index += 1
        }
    }
}
