/// A source file that is being rewritten: its tokens and their replacements.
///
/// Lines keep their numbers: a replacement has at least as many line ends as the text that it replaces.
struct SourceText {
    let tokens: [SwiftToken]
    private var replacements: [Int: String] = [:]

    init(_ tokens: [SwiftToken]) {
        self.tokens = tokens
    }

    /// The rewritten text.
    var text: String {
        tokens.indices.map { replacements[$0] ?? tokens[$0].text }.joined()
    }

    /// Replaces the tokens in the given range by the given text.
    mutating func replace(_ range: ClosedRange<Int>, with text: String) {
        let lines = tokens[range].reduce(0) { $0 + $1.lineEnds }
        for index in range { replacements[index] = "" }
        replacements[range.lowerBound] = text + String(repeating: "\n", count: max(0, lines - text.lineEnds))
    }

    /// Removes the tokens in the given range, and the spaces after them on the same line.
    mutating func remove(_ range: ClosedRange<Int>) {
        replace(range, with: "")
        let next = range.upperBound + 1
        guard next < tokens.count, tokens[next].kind == .space, replacements[next] == nil else { return }
        let rest = String(tokens[next].text.drop { $0 == " " || $0 == "\t" })
        // Spaces that contain a line end are kept, because they include the indentation of the next line.
        replacements[next] = tokens[next].lineEnds > 0 ? tokens[next].text : rest
    }

    /// Inserts text before the token at the given index.
    mutating func insert(_ text: String, before index: Int) {
        replacements[index] = text + (replacements[index] ?? tokens[index].text)
    }

    /// Inserts text after the token at the given index.
    mutating func insert(_ text: String, after index: Int) {
        replacements[index] = (replacements[index] ?? tokens[index].text) + text
    }

    // MARK: Finding

    /// The token at the given index, or `nil` if the index is out of range.
    func token(_ index: Int) -> SwiftToken? {
        tokens.indices.contains(index) ? tokens[index] : nil
    }

    /// The index of the first token at or after the given index that is neither a space nor a comment, or `nil` if
    /// there is none.
    func next(_ index: Int) -> Int? {
        tokens.indices.dropFirst(index).first { !tokens[$0].isTrivia }
    }

    /// The index of the last token before the given index that is neither a space nor a comment, or `nil` if there is
    /// none.
    func previous(_ index: Int) -> Int? {
        tokens.indices.prefix(index).last { !tokens[$0].isTrivia }
    }

    /// The index of the bracket that closes the one at `open`, or `nil` if the token is no opening bracket or is never
    /// closed.
    func end(of open: Int) -> Int? {
        let pairs = ["(": ")", "[": "]", "{": "}"]
        guard let close = pairs[tokens[open].text] else { return nil }
        var depth = 0
        for index in tokens.indices.dropFirst(open) where tokens[index].kind == .mark {
            if tokens[index].text == tokens[open].text { depth += 1 }
            if tokens[index].text == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// The index of the opening parenthesis for the closing one at `close`, or `nil` if there is none.
    func start(of close: Int) -> Int? {
        var depth = 0
        for index in tokens.indices.prefix(close + 1).reversed() where tokens[index].kind == .mark {
            if tokens[index].text == ")" { depth += 1 }
            if tokens[index].text == "(" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Whether the source imports the module with the given name as a whole, rather than single declarations of it.
    func imports(_ module: String) -> Bool {
        tokens.indices.contains { index in
            tokens[index].isWord("import") && next(index + 1).map { tokens[$0].isWord(module) } ?? false
        }
    }

    /// The text of the given tokens in the original source, without surrounding spaces and comments.
    func source(_ range: Range<Int>) -> String {
        guard let first = next(range.lowerBound), first < range.upperBound,
            let last = previous(range.upperBound)
        else { return "" }
        return tokens[first...last].map(\.text).joined()
    }
}

extension SwiftToken {
    var lineEnds: Int { text.lineEnds }
}

extension String {
    var lineEnds: Int { reduce(0) { $0 + ($1.isNewline ? 1 : 0) } }
}
