/// The declaration of a class or extension in a source.
struct TypeDeclaration {
    /// The index of the keyword.
    let keyword: Int
    /// The last component of the name of the class.
    let name: String
    /// The superclass and the protocols that the declaration names, each by the last component of its name.
    let inherited: [String]
    /// The tokens between the braces of the body.
    let body: Range<Int>
    /// Whether the declaration is `public` or `open`.
    let isPublic: Bool
    /// Whether Objective-C can call the members.
    let isObjectiveC: Bool

    /// The declarations in a source that begin with the given keyword, which is `class` or `extension`.
    static func all(_ keyword: String, in source: SourceText) -> [TypeDeclaration] {
        source.tokens.indices.compactMap { index in
            source.tokens[index].isWord(keyword) ? TypeDeclaration(at: index, source) : nil
        }
    }

    /// Parses the declaration with the keyword at the given index; `nil` for other uses of the keyword, such as `class`
    /// before a method.
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
        (self.name, self.keyword) = (name, keyword)
        inherited = Self.inherited(between: index + 1, and: brace, source)
        body = brace + 1..<end
        let modifiers = Modifiers(before: keyword, source)
        isPublic = modifiers.isPublic
        isObjectiveC = !modifiers.attributes.isDisjoint(with: ["objc", "objcMembers"])
    }

    /// The types between the colon behind the name and the body, or the `where` clause.
    private static func inherited(between start: Int, and brace: Int, _ source: SourceText) -> [String] {
        let first = ViewTypes.endOfParameters(behind: start - 1, source).map { $0 + 1 } ?? start
        guard let colon = source.next(first), colon < brace, source.tokens[colon].isMark(":") else { return [] }
        let clause = (colon + 1..<brace).prefix { !source.tokens[$0].isWord("where") }
        return ArgumentList(colon + 1..<(clause.last ?? colon) + 1, source).arguments.compactMap { argument in
            argument.value.prefix { !source.tokens[$0].isMark("<") }.last { source.tokens[$0].kind == .word }
                .map { source.tokens[$0].text }
        }
    }

    /// The index of the brace that begins the body, after the inherited types and the `where` clause, or `nil` if there
    /// is none.
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

    /// The indices at which the given word occurs among the members, outside of their bodies and parameters.
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
        "private", "fileprivate",
    ]
    /// The indices of the modifiers, in reverse order.
    private(set) var places: [Int] = []
    /// The names of the attributes before the declaration, without the at sign.
    private(set) var attributes: Set<String> = []
    private var words: Set<String> = []

    /// Whether the declaration is `public` or `open`.
    var isPublic: Bool { words.contains("public") || words.contains("open") }
    /// Whether the declaration is `open`.
    var isOpen: Bool { words.contains("open") }
    /// Whether the declaration is `private` or `fileprivate`.
    var isPrivate: Bool { words.contains("private") || words.contains("fileprivate") }
    /// Whether the declaration is an `override`.
    var isOverride: Bool { words.contains("override") }
    /// Whether the declared member belongs to the type rather than to its instances.
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

    /// The index at which the attribute that ends at the given index begins, or `nil` if no attribute ends there.
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
