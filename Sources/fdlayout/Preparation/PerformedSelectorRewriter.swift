/// Casts the receivers of `performSelector`, which may be of the type `AnyObject`, to `NSObject`: without the Objective-C
/// runtime, `AnyObject` has no members. The method is never called, in either form.
enum PerformedSelectorRewriter {
    /// Rewrites the calls in a source whose receiver is a path of names.
    static func rewrite(_ source: inout SourceText) {
        for name in source.tokens.indices where source.tokens[name].isWord("performSelector") {
            guard source.token(name + 1)?.isMark("(") ?? false, source.token(name - 1)?.isMark(".") ?? false else {
                continue
            }
            var end = name - 2
            if let mark = source.token(end), mark.isMark("?") || mark.isMark("!") { end -= 1 }
            guard let receiver = source.token(end), receiver.kind == .word, !["self", "super"].contains(receiver.text)
            else { continue }
            var start = end
            while source.token(start - 1)?.isMark(".") ?? false, source.token(start - 2)?.kind == .word { start -= 2 }
            source.insert("(", before: start)
            source.insert(" as? NSObject)", after: end)
            source.replace(end + 1...name - 1, with: "?.")
        }
    }
}
