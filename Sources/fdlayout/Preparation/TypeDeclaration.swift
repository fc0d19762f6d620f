/// A class or extension declared in a source.
struct TypeDeclaration {
    /// The last component of the name.
    let name: String
    /// The tokens between the braces.
    let body: Range<Int>
    /// Whether the declaration is `public` or `open`.
    let isPublic: Bool

    /// The declarations of a source with a keyword, `class` or `extension`.
    static func all(_ keyword: String, in source: SourceText) -> [TypeDeclaration] {
        source.tokens.indices.compactMap { index in
            source.tokens[index].isWord(keyword) ? TypeDeclaration(at: index, source) : nil
        }
    }

    /// Parses a declaration; `nil` for other uses of the keyword, such as `class` before a method.
    private init?(at keyword: Int, _ source: SourceText) {
        guard var index = source.next(keyword + 1), source.tokens[index].kind == .word,
            !["func", "var", "let", "override", "subscript"].contains(source.tokens[index].text)
        else { return nil }
        var name = source.tokens[index].text
        while let dot = source.token(index + 1), dot.isMark("."), let part = source.token(index + 2), part.kind == .word
        {
            name = part.text
            index += 2
        }
        guard let brace = Self.brace(from: index + 1, source), let end = source.end(of: brace) else { return nil }
        self.name = name
        body = brace + 1..<end
        isPublic = Modifiers(before: keyword, source).isPublic
    }

    /// The brace that begins the body, after the inherited types and the requirements.
    private static func brace(from start: Int, _ source: SourceText) -> Int? {
        let ends: Set = [";", "}", ")", "="]
        var index = start
        while let token = source.token(index) {
            if token.isMark("{") { return index }
            if token.kind == .mark, ends.contains(token.text), source.token(index + 1)?.text != "=" { return nil }
            index += 1
        }
        return nil
    }

    /// The positions of a word among the members, excluding their bodies.
    func members(_ word: String, in source: SourceText) -> [Int] {
        var found: [Int] = []
        var index = body.lowerBound
        while index < body.upperBound {
            let token = source.tokens[index]
            if token.isWord(word) { found.append(index) }
            if token.kind == .mark, let end = source.end(of: index) { index = end }
            index += 1
        }
        return found
    }
}

/// The modifiers and attributes before the keyword of a declaration.
struct Modifiers {
    private static let known: Set = [
        "public", "open", "internal", "class", "static", "final", "override", "nonisolated", "dynamic", "mutating",
    ]
    /// The positions of the modifiers, in reverse order.
    private(set) var places: [Int] = []
    /// The names of the attributes.
    private(set) var attributes: Set<String> = []
    private var words: Set<String> = []

    /// Whether the declaration is `public` or `open`.
    var isPublic: Bool { words.contains("public") || words.contains("open") }
    /// Whether the declaration is a type member.
    var isOfType: Bool { words.contains("class") || words.contains("static") }

    init(before keyword: Int, _ source: SourceText) {
        var index = keyword
        while let place = source.previous(index) {
            let token = source.tokens[place]
            if token.kind == .word, Self.known.contains(token.text) {
                places.append(place)
                words.insert(token.text)
                index = place
            } else if let start = Self.attribute(endingAt: place, source) {
                attributes.insert(source.tokens[start + 1].text)
                index = start
            } else {
                return
            }
        }
    }

    /// The position at which an attribute begins that ends at a token.
    private static func attribute(endingAt place: Int, _ source: SourceText) -> Int? {
        var name = place
        if source.tokens[place].isMark(")") {
            guard let open = source.start(of: place) else { return nil }
            name = open - 1
        }
        guard name > 0, source.tokens[name].kind == .word, source.tokens[name - 1].isMark("@") else { return nil }
        return name - 1
    }
}
