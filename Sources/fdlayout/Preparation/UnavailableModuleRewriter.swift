/// Excludes the code of sources that are written for a framework that Linux lacks, such as SwiftUI.
///
/// The import of the framework becomes the beginning of a condition, `#if canImport(SwiftUI)`, that ends at the end of the
/// source. Imports that are conditional already stay.
struct UnavailableModuleRewriter {
    private(set) var diagnostics: [AttributeRewriter.Diagnostic] = []

    /// Frameworks that have views of their own. A source that imports one of them is of no use without it.
    private static let modules: Set = ["AppKit", "Cocoa", "SwiftUI", "WatchKit", "WidgetKit"]

    private static let kinds: Set = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]

    /// Rewrites the first unconditional import of such a framework that has a line of its own.
    mutating func rewrite(_ source: inout SourceText) {
        for index in Self.unconditionalImports(source) {
            guard let (range, module) = Self.statement(at: index, source) else { continue }
            source.replace(range, with: "#if canImport(\(module))")
            let last = source.tokens.count - 1
            let isComplete = source.tokens[last].text.last?.isNewline ?? false
            source.insert(isComplete ? "#endif\n" : "\n#endif\n", after: last)
            diagnostics.append((source.tokens[index].line, "\(module) is not available; what follows is left out"))
            return
        }
    }

    /// The indices of the word `import` outside of conditions.
    private static func unconditionalImports(_ source: SourceText) -> [Int] {
        var depth = 0
        return source.tokens.indices.filter { index in
            if source.tokens[index].isMark("#"), let word = source.token(index + 1) {
                if word.isWord("if") { depth += 1 }
                if word.isWord("endif") { depth -= 1 }
            }
            return depth == 0 && source.tokens[index].isWord("import")
        }
    }

    /// The tokens of an import with its attributes, and its module; `nil` if the module exists, or if the line contains
    /// other code.
    private static func statement(at keyword: Int, _ source: SourceText) -> (ClosedRange<Int>, String)? {
        guard var name = source.next(keyword + 1) else { return nil }
        if kinds.contains(source.tokens[name].text), let next = source.next(name + 1) { name = next }
        let module = source.tokens[name].text
        guard modules.contains(module) else { return nil }
        var (first, last) = (keyword, name)
        while let token = source.token(last + 1), token.isMark(".") || token.kind == .word { last += 1 }
        while let token = source.token(first - 1), token.lineEnds == 0 {
            guard token.kind == .word || token.kind == .space || token.isMark("@") else { return nil }
            first -= 1
        }
        let rest = source.tokens[(last + 1)...].first { $0.kind != .comment && ($0.kind != .space || $0.lineEnds > 0) }
        guard rest.map({ $0.lineEnds > 0 }) ?? true else { return nil }
        return (first...last, module)
    }
}
