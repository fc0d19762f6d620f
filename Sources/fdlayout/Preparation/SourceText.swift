/// A source file that is being rewritten: its tokens, and what stands in their places.
///
/// However much a replacement is shorter, the line ends of what it replaces are kept.
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

    /// Puts a text in the place of tokens.
    mutating func replace(_ range: ClosedRange<Int>, with text: String) {
        let lines = tokens[range].reduce(0) { $0 + $1.lineEnds }
        for index in range { replacements[index] = "" }
        replacements[range.lowerBound] = text + String(repeating: "\n", count: max(0, lines - text.lineEnds))
    }

    /// Takes tokens away, with the spaces behind them on the same line.
    mutating func remove(_ range: ClosedRange<Int>) {
        replace(range, with: "")
        let next = range.upperBound + 1
        guard next < tokens.count, tokens[next].kind == .space, replacements[next] == nil else { return }
        let rest = String(tokens[next].text.drop { $0 == " " || $0 == "\t" })
        // Indentation of the next line stays.
        replacements[next] = tokens[next].lineEnds > 0 ? tokens[next].text : rest
    }

    /// Puts a text before a token.
    mutating func insert(_ text: String, before index: Int) {
        replacements[index] = text + (replacements[index] ?? tokens[index].text)
    }

    /// Puts a text behind a token.
    mutating func insert(_ text: String, after index: Int) {
        replacements[index] = (replacements[index] ?? tokens[index].text) + text
    }

    // MARK: Finding

    /// The token at a place, if there is one.
    func token(_ index: Int) -> SwiftToken? {
        tokens.indices.contains(index) ? tokens[index] : nil
    }

    /// The next token with a meaning from a place on.
    func next(_ index: Int) -> Int? {
        tokens.indices.dropFirst(index).first { !tokens[$0].isTrivia }
    }

    /// The last token with a meaning before a place.
    func previous(_ index: Int) -> Int? {
        tokens.indices.prefix(index).last { !tokens[$0].isTrivia }
    }

    /// The mark that ends what a mark begins.
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

    /// The parenthesis that begins what another one ends.
    func start(of close: Int) -> Int? {
        var depth = 0
        for index in tokens.indices.prefix(close + 1).reversed() where tokens[index].kind == .mark {
            if tokens[index].text == ")" { depth += 1 }
            if tokens[index].text == "(" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Whether the source imports a module as a whole.
    func imports(_ module: String) -> Bool {
        tokens.indices.contains { index in
            tokens[index].isWord("import") && next(index + 1).map { tokens[$0].isWord(module) } ?? false
        }
    }

    /// The text of tokens as it is in the file, without spaces and comments around it.
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
