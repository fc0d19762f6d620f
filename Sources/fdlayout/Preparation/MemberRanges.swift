/// The declarations at one level of a source: at the top, or among the members of a type.
enum MemberRanges {
    private static let keywords: Set = [
        "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "let",
        "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
    ]
    private static let directives: Set = ["if", "elseif", "else", "endif"]

    /// The tokens of each declaration in the given range, from its first attribute or modifier to its last token, with
    /// the index of its keyword.
    static func all(in range: Range<Int>, _ source: SourceText) -> [(keyword: Int, tokens: ClosedRange<Int>)] {
        let keywords = keywordPlaces(in: range, source)
        let starts = keywords.map { start(of: $0, source) }
        return zip(keywords, starts).enumerated().compactMap { number, places in
            let limit = number + 1 < starts.count ? starts[number + 1] : range.upperBound
            let end = firstDirective(in: places.0..<limit, source) ?? limit
            guard let last = source.previous(end), last >= places.0 else { return nil }
            return (places.0, places.1...last)
        }
    }

    /// The keywords that begin declarations at the outermost level of the range.
    private static func keywordPlaces(in range: Range<Int>, _ source: SourceText) -> [Int] {
        var places: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let token = source.tokens[index]
            let isMember = source.previous(index).map { source.tokens[$0].isMark(".") } ?? false
            let isKeyword = token.kind == .word && keywords.contains(token.text)
            if isKeyword && !isMember && !isModifier(index, source) || isPreview(index, source) { places.append(index) }
            if token.kind == .mark, let end = source.end(of: index) { index = end }
            index += 1
        }
        return places
    }

    /// Whether the macro `#Preview`, which is used like a declaration, begins at the given index.
    private static func isPreview(_ index: Int, _ source: SourceText) -> Bool {
        source.tokens[index].isMark("#") && source.token(index + 1)?.isWord("Preview") ?? false
    }

    /// Whether the word at the given index is `class` before another keyword, as in `class func`.
    private static func isModifier(_ index: Int, _ source: SourceText) -> Bool {
        guard source.tokens[index].isWord("class"), let next = source.next(index + 1) else { return false }
        return ["func", "let", "override", "subscript", "var"].contains(source.tokens[next].text)
    }

    private static let modifiers: Set = [
        "async", "class", "convenience", "dynamic", "fileprivate", "final", "indirect", "infix", "internal", "lazy",
        "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "prefix",
        "private", "public", "required", "static", "unowned", "weak",
    ]

    /// The first attribute or modifier of the declaration with the given keyword, or the keyword itself.
    private static func start(of keyword: Int, _ source: SourceText) -> Int {
        var index = keyword
        while let place = source.previous(index) {
            var word = place
            if source.tokens[place].isMark(")") {
                guard let open = source.start(of: place) else { return index }
                word = open - 1
            }
            guard let token = source.token(word), token.kind == .word else { return index }
            if source.token(word - 1)?.isMark("@") ?? false {
                index = word - 1
            } else if modifiers.contains(token.text) {
                index = word
            } else {
                return index
            }
        }
        return index
    }

    private static func firstDirective(in range: Range<Int>, _ source: SourceText) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if source.tokens[index].isMark("#"), directives.contains(source.token(index + 1)?.text ?? "") {
                return index
            }
            if source.tokens[index].kind == .mark, let end = source.end(of: index) { index = end }
            index += 1
        }
        return nil
    }
}
