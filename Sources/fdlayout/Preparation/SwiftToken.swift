/// A token of a Swift source file.
struct SwiftToken: Equatable {
    enum Kind: Equatable {
        /// An identifier or a keyword, with its backticks if it has any.
        case word
        /// A number.
        case number
        /// A string literal including its interpolations.
        case string
        /// A comment.
        case comment
        /// Consecutive spaces and line ends.
        case space
        /// Any other character.
        case mark
    }

    let kind: Kind
    let text: String
    /// The line on which the token begins, counted from 1.
    let line: Int

    /// Whether the token is white space or a comment.
    var isTrivia: Bool { kind == .space || kind == .comment }

    func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
    func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
