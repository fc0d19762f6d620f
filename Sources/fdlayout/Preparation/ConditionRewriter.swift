/// Rewrites compilation conditions for iOS as conditions for UIKit, which are true with this project's UIKit, and
/// conditions for Combine as conditions for OpenCombine.
enum ConditionRewriter {
    /// Rewrites the conditions in a source: `os(iOS)` becomes `canImport(UIKit)`, `canImport(Combine)` becomes
    /// `canImport(OpenCombine)`.
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
            if let open = source.token(index + 1), open.isMark("("), let name = source.token(index + 2),
                let module = module(for: name, in: token)
            {
                source.replace(index...index, with: "canImport")
                source.replace(index + 2...index + 2, with: module)
            }
            index += 1
        }
    }

    /// The module that is imported if the condition with the given name and argument is true on iOS; `nil` if the
    /// condition stays.
    private static func module(for argument: SwiftToken, in condition: SwiftToken) -> String? {
        if condition.isWord("os"), argument.isWord("iOS") { return "UIKit" }
        return condition.isWord("canImport") && argument.isWord("Combine") ? "OpenCombine" : nil
    }
}
