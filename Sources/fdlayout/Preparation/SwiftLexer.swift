/// Splits a Swift source file into tokens, with the precision needed to distinguish code from strings and comments.
///
/// The texts of all tokens, concatenated, are the source. A slash begins a regular expression where the compiler assumes
/// one in language mode 6 (Swift Evolution, proposal 354); in language mode 5 it is an operator there.
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
        if first == "/", let end = endOfPlainExpression() {
            position = end
            return .string
        }
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
        let isMultiline = isAt(["\"", "\"", "\""]) && !endsOnItsLine(marks)
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

    /// Whether a string literal that begins with three quotation marks after number signs ends on its first line, and
    /// so is a string of quotation marks on one line, such as `#"""#`.
    private func endsOnItsLine(_ marks: Int) -> Bool {
        guard marks > 0 else { return false }
        let end = ["\""] + Array(repeating: "#" as Character, count: marks)
        let rest = source[(position + 1)...].prefix { !$0.isNewline }
        return rest.indices.contains { rest[$0...].starts(with: end) }
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

    // MARK: Regular expressions

    /// Skips a regular expression literal between number signs.
    private mutating func skipExpression(_ marks: Int) throws(Unterminated) -> SwiftToken.Kind {
        let end = ["/"] + Array(repeating: "#" as Character, count: marks)
        position += marks + 1
        while !isAt(end) {
            guard let next = character() else { throw Unterminated(line: line, what: "regular expression") }
            position += next == "\\" ? 2 : 1
        }
        position += end.count
        return .string
    }

    /// The position after the regular expression that begins with the slash at the current position, or `nil` if the
    /// slash is an operator.
    ///
    /// The expression ends at the next slash on its line that has no backslash before it. Neither its first nor its last
    /// character is a space, and each closing parenthesis outside a character class has an opening one.
    private func endOfPlainExpression() -> Int? {
        guard followsOperator, let first = character(at: 1), !first.isWhitespace else { return nil }
        var (parentheses, brackets, offset) = (0, 0, 1)
        var endsInSpace = false
        while let next = character(at: offset), !next.isNewline, parentheses >= 0 {
            switch next {
            case "/": return endsInSpace ? nil : position + offset + 1
            case "\\": offset += 1
            case "[": brackets += 1
            case "]": brackets -= 1
            case "(" where brackets <= 0: parentheses += 1
            case ")" where brackets <= 0: parentheses -= 1
            default: break
            }
            endsInSpace = next.isWhitespace
            offset += 1
        }
        return nil
    }

    /// The keywords after which an expression can begin.
    private static let wordsBeforeExpressions: Set = [
        "await", "case", "else", "guard", "if", "in", "return", "switch", "throw", "try", "where", "while",
    ]

    /// Whether an expression, rather than an operator after one, can begin at the current position.
    private var followsOperator: Bool {
        let before = source[..<position]
        guard let last = before.last(where: { !$0.isWhitespace }) else { return true }
        if last.isWordPart {
            let word = before.reversed().drop(while: \.isWhitespace).prefix(while: \.isWordPart)
            return Self.wordsBeforeExpressions.contains(String(word.reversed()))
        }
        let isApart = before.last?.isWhitespace ?? false
        return !")]}`\".".contains(last) && (isApart ? last != "!" : !"!?>".contains(last))
    }
}

extension Character {
    /// Whether the character can be a part of an identifier, keyword or number.
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
