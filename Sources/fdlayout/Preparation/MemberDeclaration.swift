/// A method or property of a class or an extension, as far as another declaration can forward to it.
struct MemberDeclaration {
    /// The keyword: `func` or `var`.
    let keyword: Int
    /// The place of its name.
    let namePlace: Int
    let name: String
    let modifiers: Modifiers
    /// The parameters of a method; `nil` for a property.
    let parameters: [MethodDeclarations.Parameter]?
    /// The names that its parameters have inside.
    let innerNames: [String]
    /// What stands between its name and its body, on one line.
    let signature: String
    /// The place of the brace that its body begins with.
    let brace: Int
    /// Whether a property can be set.
    let isSettable: Bool
    /// Whether it is a property with observers, to which nothing can forward.
    let hasObservers: Bool

    /// Reads a declaration; `nil` for generic methods and for what has no body.
    init?(at keyword: Int, _ source: SourceText) {
        guard let place = source.next(keyword + 1), source.tokens[place].kind == .word else { return nil }
        (self.keyword, namePlace, name) = (keyword, place, source.tokens[place].text)
        modifiers = Modifiers(before: keyword, source)
        var end = place
        if source.tokens[keyword].isWord("func") {
            guard let open = source.next(place + 1), source.tokens[open].isMark("("), let close = source.end(of: open)
            else { return nil }
            let list = ArgumentList(open + 1..<close, source).arguments
            parameters = MethodDeclarations.list(open + 1..<close, source)
            innerNames = list.compactMap { $0.label?.split(separator: " ").last.map(String.init) }
            end = close
        } else {
            (parameters, innerNames) = (nil, [])
        }
        guard let brace = source.tokens.indices.dropFirst(end).first(where: { source.tokens[$0].isMark("{") }) else {
            return nil
        }
        self.brace = brace
        signature =
            source.tokens[place + 1..<brace].filter { $0.kind != .comment }
            .map { $0.kind == .space ? " " : $0.text }.joined().trimmingSpaces
        let accessors = Self.accessors(from: brace, source)
        isSettable = accessors.contains("set")
        hasObservers = accessors.contains("didSet") || accessors.contains("willSet")
    }

    /// The words at the outermost level of a body.
    private static func accessors(from brace: Int, _ source: SourceText) -> Set<String> {
        guard let end = source.end(of: brace) else { return [] }
        var words: Set<String> = []
        var index = brace + 1
        while index < end {
            if source.tokens[index].kind == .word { words.insert(source.tokens[index].text) }
            if source.tokens[index].kind == .mark, let inner = source.end(of: index) { index = inner }
            index += 1
        }
        return words
    }

    /// What both sides of an override have in common.
    var labels: [String]? { parameters?.map { $0.label ?? "_" } }

    /// What stands before a call that may throw or wait.
    var effects: String {
        let words = signature.split(whereSeparator: { !$0.isLetter }).map(String.init)
        return (words.contains("throws") ? "try " : "") + (words.contains("async") ? "await " : "")
    }

    /// A call of the same method, or a mention of the property, under another name.
    func use(as name: String) -> String {
        guard let labels else { return name }
        let arguments = zip(labels, innerNames).map { $0 == "_" ? $1 : "\($0): \($1)" }
        return "\(effects)\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// An override that forwards to the member under another name.
    func override(forwardingTo name: String, isPublic: Bool) -> String {
        let attributes = modifiers.attributes.contains("discardableResult") ? "@discardableResult " : ""
        let access = isPublic ? "public " : ""
        let kind = (modifiers.isOfType ? "class " : "") + (parameters == nil ? "var " : "func ")
        let body = isSettable ? "get { \(use(as: name)) } set { \(name) = newValue }" : use(as: name)
        return "\(attributes)\(access)override \(kind)\(self.name)\(signature) { \(body) }"
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
