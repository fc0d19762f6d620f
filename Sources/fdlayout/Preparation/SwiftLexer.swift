/// Splits a Swift source file into tokens, with the precision needed to distinguish code from strings and comments.
///
/// The texts of all tokens, concatenated, are the source. A regular expression literal between plain slashes is split
/// into operators and words; if it contains a quotation mark, a string is assumed to begin there.
struct SwiftLexer {
    private let source: [Character]
    private var position = 0
    private var line = 1
    /// The number of string interpolations around the current position.
    private var nesting = 0
    /// The limit on ``nesting``, which bounds the use of the stack. Hand-written sources have only a few levels.
    private static let deepestNesting = 256

    /// An error about a string, comment or regular expression without an end, or about strings nested too deeply.
    struct Unterminated: Error {
        let line: Int
        let what: String
    }

    init(_ text: String) {
        source = Array(text)
    }

    /// All tokens, in order.
    static func tokens(of text: String) throws(Unterminated) -> [SwiftToken] {
        var lexer = SwiftLexer(text)
        var tokens: [SwiftToken] = []
        while let token = try lexer.next() { tokens.append(token) }
        return tokens
    }

    private func character(at offset: Int = 0) -> Character? {
        position + offset < source.count ? source[position + offset] : nil
    }

    private mutating func next() throws(Unterminated) -> SwiftToken? {
        guard let first = character() else { return nil }
        let (start, startLine) = (position, line)
        let kind = try skip(first)
        let text = String(source[start..<position])
        line += text.reduce(0) { $0 + ($1.isNewline ? 1 : 0) }
        return SwiftToken(kind: kind, text: text, line: startLine)
    }

    /// Skips a token and returns its kind.
    private mutating func skip(_ first: Character) throws(Unterminated) -> SwiftToken.Kind {
        if first.isWhitespace { return skip(while: \.isWhitespace, as: .space) }
        if first.isNumber { return skip(while: \.isWordPart, as: .number) }
        if first.isWordPart || first == "`" { return skip(while: { $0.isWordPart || $0 == "`" }, as: .word) }
        if first == "/", character(at: 1) == "/" { return skip(while: { !$0.isNewline }, as: .comment) }
        if first == "/", character(at: 1) == "*" { return try skipBlockComment() }
        let marks = source[position...].prefix { $0 == "#" }.count
        if character(at: marks) == "\"" { return try skipString(marks) }
        if marks > 0, character(at: marks) == "/" { return try skipExpression(marks) }
        position += 1
        return .mark
    }

    private mutating func skip(
        while belongs: (Character) -> Bool, as kind: SwiftToken.Kind
    ) -> SwiftToken.Kind {
        while let next = character(), belongs(next) { position += 1 }
        return kind
    }

    /// Skips a block comment. Block comments may be nested.
    private mutating func skipBlockComment() throws(Unterminated) -> SwiftToken.Kind {
        var depth = 0
        repeat {
            guard let next = character() else { throw Unterminated(line: line, what: "comment") }
            if next == "/", character(at: 1) == "*" {
                depth += 1
                position += 2
            } else if next == "*", character(at: 1) == "/" {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0
        return .comment
    }

    // MARK: Strings

    /// Skips a string literal, including its interpolations.
    ///
    /// - Parameter marks: the number of number signs before the quotation mark.
    private mutating func skipString(_ marks: Int) throws(Unterminated) -> SwiftToken.Kind {
        let startLine = line
        position += marks
        let quotes = source[position...].prefix { $0 == "\"" }.count
        let isMultiline = quotes >= 3
        position += isMultiline ? 3 : 1
        let end = Array(repeating: "\"" as Character, count: isMultiline ? 3 : 1) + Array(repeating: "#", count: marks)
        let escape = ["\\"] + Array(repeating: "#" as Character, count: marks)
        while !isAt(end) {
            guard let next = character(), isMultiline || !next.isNewline else {
                throw Unterminated(line: startLine, what: "string")
            }
            guard isAt(escape) else {
                position += 1
                continue
            }
            position += escape.count
            if character() == "(" { try skipInterpolation(startLine) } else { position += 1 }
        }
        position += end.count
        return .string
    }

    /// Skips a regular expression literal between number signs.
    private mutating func skipExpression(_ marks: Int) throws(Unterminated) -> SwiftToken.Kind {
        let end = ["/"] + Array(repeating: "#" as Character, count: marks)
        position += marks + 1
        while !isAt(end) {
            guard character() != nil else { throw Unterminated(line: line, what: "regular expression") }
            position += 1
        }
        position += end.count
        return .string
    }

    private func isAt(_ characters: [Character]) -> Bool {
        position + characters.count <= source.count
            && source[position..<position + characters.count].elementsEqual(characters)
    }

    /// Skips an interpolation, up to its closing parenthesis.
    private mutating func skipInterpolation(_ startLine: Int) throws(Unterminated) {
        var depth = 0
        nesting += 1
        defer { nesting -= 1 }
        repeat {
            guard nesting <= Self.deepestNesting, let next = character() else {
                throw Unterminated(line: startLine, what: "string")
            }
            if next == "(" { depth += 1 }
            if next == ")" { depth -= 1 }
            _ = try skip(next)
        } while depth > 0
    }
}

extension Character {
    /// Whether the character can be a part of an identifier, keyword or number.
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
