/// A piece of a Swift source file.
struct SwiftToken: Equatable {
    enum Kind: Equatable {
        /// A word: an identifier or a keyword, without the backticks that it may have.
        case word
        /// A number.
        case number
        /// A string literal with everything in it, interpolations too.
        case string
        /// A comment.
        case comment
        /// Spaces and line ends.
        case space
        /// Any other character.
        case mark
    }

    let kind: Kind
    let text: String
    /// The line that it begins on, counted from 1.
    let line: Int

    /// Whether it has no meaning.
    var isTrivia: Bool { kind == .space || kind == .comment }

    func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
    func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
