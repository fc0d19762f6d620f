/// Excludes sources that import frameworks of Apple's systems with views of their own, if the framework is missing.
struct MissingModuleRewriter {
    /// The messages about sources that are excluded.
    private(set) var diagnostics: [AttributeRewriter.Diagnostic] = []

    private static let modules: Set = [
        "AppKit", "Cocoa", "MapKit", "SceneKit", "SpriteKit", "SwiftUI", "WatchKit", "WebKit", "WidgetKit",
    ]

    /// Encloses the part of a source from the first unconditional import of such a framework to the end in
    /// `#if canImport(…)` and `#endif`.
    ///
    /// The condition takes the line of the import, which moves to the next line, so that lines keep their numbers.
    ///
    /// - Parameter isSwiftUIRemoved: whether ``SwiftUIRewriter`` has removed SwiftUI from the source.
    mutating func rewrite(_ source: inout SourceText, isSwiftUIRemoved: Bool) {
        guard let (start, name) = Self.unconditionalImport(of: Self.modules, in: source),
            let end = (name..<source.tokens.count).first(where: { source.tokens[$0].lineEnds > 0 }),
            source.tokens[end].kind == .space
        else { return }
        let module = source.tokens[name].text
        guard module != "SwiftUI" || !isSwiftUIRemoved else { return }
        let statement = source.tokens[start...name].map(\.text).joined()
        source.replace(start...name, with: "#if canImport(\(module))")
        let space = source.tokens[end].text
        let lineEnd = space.firstIndex(where: \.isNewline) ?? space.startIndex
        let rest = String(space[space.index(after: lineEnd)...])
        let separator = rest.lineEnds > 0 ? "" : isCondition(end + 1, source) ? "\n" : "; "
        let indentation = separator == "; " ? rest : ""
        source.replace(
            end...end,
            with: space[...lineEnd] + indentation + statement + separator + (indentation.isEmpty ? rest : ""))
        close(&source)
        diagnostics.append(
            (
                source.tokens[start].line,
                "the rest of the file is compiled only where the module \(module) is available"
            ))
    }

    /// The first token of the first import of one of the given modules outside of conditional compilation, with its
    /// attributes, and the token with the name of the module; `nil` if there is none.
    static func unconditionalImport(of modules: Set<String>, in source: SourceText) -> (start: Int, name: Int)? {
        var depth = 0
        for index in source.tokens.indices {
            if source.tokens[index].isMark("#"), let word = source.token(index + 1) {
                if word.isWord("if") { depth += 1 }
                if word.isWord("endif") { depth -= 1 }
            }
            guard depth == 0, source.tokens[index].isWord("import"), let name = source.next(index + 1),
                modules.contains(source.tokens[name].text), !(source.token(name + 1)?.isMark(".") ?? false)
            else { continue }
            return (startOfLine(index, source), name)
        }
        return nil
    }

    /// The index of the first token on the line of the given token that is not a space.
    private static func startOfLine(_ index: Int, _ source: SourceText) -> Int {
        var start = index
        while let before = source.token(start - 1), before.lineEnds == 0 { start -= 1 }
        while start < index, source.tokens[start].kind == .space { start += 1 }
        return start
    }

    /// Whether an import cannot be on the line of the given token, before it: a condition for the compiler begins there,
    /// or the source ends.
    private func isCondition(_ index: Int, _ source: SourceText) -> Bool {
        guard let token = source.token(index) else { return true }
        return token.isMark("#") && (source.token(index + 1)?.isWord("if") ?? false)
    }

    /// Adds `#endif` at the end of the source, in place of its last empty line if there is one.
    private func close(_ source: inout SourceText) {
        guard let last = source.tokens.last else { return }
        let isLineEnd = last.kind == .space && last.lineEnds > 0
        source.insert(isLineEnd ? "#endif" : "\n#endif", after: source.tokens.count - 1)
    }
}
