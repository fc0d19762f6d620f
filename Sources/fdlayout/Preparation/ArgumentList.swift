/// The arguments of a call, or the parameters of a declaration.
struct ArgumentList {
    struct Argument {
        /// The words before the colon, or `nil` if the argument has no label.
        let label: String?
        let value: Range<Int>
    }

    private(set) var arguments: [Argument] = []

    /// Parses the tokens in the given range, which are those between two parentheses.
    init(_ range: Range<Int>, _ source: SourceText) {
        var (start, index) = (range.lowerBound, range.lowerBound)
        while index < range.upperBound {
            if source.tokens[index].isMark(",") {
                append(start..<index, source)
                start = index + 1
            }
            let end = source.tokens[index].kind == .mark ? source.end(of: index) : nil
            index = (end ?? index) + 1
        }
        append(start..<range.upperBound, source)
    }

    private mutating func append(_ range: Range<Int>, _ source: SourceText) {
        guard !source.source(range).isEmpty else { return }
        let words = range.filter { !source.tokens[$0].isTrivia }
        let label = words.prefix { source.tokens[$0].kind == .word }
        guard !label.isEmpty, label.count < words.count, source.tokens[words[label.count]].isMark(":") else {
            arguments.append(Argument(label: nil, value: range))
            return
        }
        arguments.append(
            Argument(
                label: label.map { source.tokens[$0].text }.joined(separator: " "),
                value: words[label.count] + 1..<range.upperBound))
    }

    var labels: [String?] { arguments.map(\.label) }

    /// The tokens of the value of the argument with the given label, or `nil` if there is none.
    subscript(label: String) -> Range<Int>? { arguments.first { $0.label == label }?.value }
}
