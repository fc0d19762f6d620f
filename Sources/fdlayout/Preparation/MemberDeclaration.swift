/// The declaration of a method or property in a class or extension, with the parts that are needed to forward calls to
/// it.
struct MemberDeclaration {
    /// The index of the keyword, `func` or `var`.
    let keyword: Int
    /// The index of the name.
    let namePlace: Int
    let name: String
    let modifiers: Modifiers
    /// The parameters of a method, or `nil` for a property.
    let parameters: [MethodDeclarations.Parameter]?
    /// The names of the parameters inside the method.
    let innerNames: [String]
    /// The source text between the name and the body, on one line.
    let signature: String
    /// The index of the brace that begins the body.
    let brace: Int
    /// Whether the property can be set.
    let isSettable: Bool
    /// Whether the member is a property whose body consists of accessors, rather than of the code that returns its
    /// value.
    let hasAccessors: Bool
    /// Whether the member is a property with observers. No override can forward to such a property.
    let hasObservers: Bool

    /// Parses the declaration with the keyword at the given index; `nil` for a generic method and for a declaration
    /// without a body.
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
        hasAccessors = !accessors.isDisjoint(with: ["get", "set", "didSet", "willSet", "_modify", "_read"])
        hasObservers = accessors.contains("didSet") || accessors.contains("willSet")
    }

    /// The words at the outermost level of the body that begins at the given brace. For a property, they include the
    /// names of its accessors.
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

    /// The argument labels of a method, with `_` for none; `nil` for a property.
    var labels: [String]? { parameters?.map { $0.label ?? "_" } }

    /// The name of a member of an extension of the given type, after it was renamed.
    func name(inExtensionOf typeName: String) -> String { "extension_\(typeName)_\(name)" }

    /// The name of a method with argument labels, such as `tableView(_:heightForRowAt:)`.
    var key: String { MethodDeclarations.key(of: name, parameters ?? []) }

    /// The name with the labels and types of the parameters, by which overrides are told from overloads.
    var identity: String {
        guard let parameters else { return name }
        return "\(name)(\(parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ")))"
    }

    /// The keywords `try` and `await` that a call of the method requires, each followed by a space.
    var effects: String {
        let words = signature.split(whereSeparator: { !$0.isLetter }).map(String.init)
        return (words.contains("throws") ? "try " : "") + (words.contains("async") ? "await " : "")
    }

    /// The source text of a call of the method, or of a reference to the property, with the given name in place of its
    /// own.
    func use(as name: String) -> String {
        guard let labels else { return name }
        let arguments = zip(labels, innerNames).map { $0 == "_" ? $1 : "\($0): \($1)" }
        return "\(effects)\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// The source text of a member of a class that forwards to the member, which has been renamed to the given name.
    func member(forwardingTo name: String, isPublic: Bool, isOverride: Bool) -> String {
        let attributes = modifiers.attributes.contains("discardableResult") ? "@discardableResult " : ""
        let access = isPublic ? (modifiers.isOpen ? "open " : "public ") : ""
        let words = access + (isOverride ? "override " : "")
        let kind = (modifiers.isOfType ? "class " : "") + (parameters == nil ? "var " : "func ")
        let body = isSettable ? "get { \(use(as: name)) } set { \(name) = newValue }" : use(as: name)
        return "\(attributes)\(words)\(kind)\(self.name)\(signature) { \(body) }"
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
