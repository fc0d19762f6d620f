/// Rewrites protocols with the attribute `@objc`. They remain restricted to classes, and their optional requirements
/// get default implementations.
///
/// In a call with a question mark, such as `delegate?.card?(self, didChange: 2)`, the expression before the question
/// mark must be an optional value. For each name of an optional method with parameters, an extension therefore declares
/// a property of the same name, whose value calls the methods. In calls of methods without parameters, the question
/// mark is removed, because an extension cannot declare a property that has the name of such a method.
///
/// A method whose result is not optional becomes one that can throw, because methods that do not throw implement such a
/// requirement too. Its default implementation throws, for which calls return `nil`, as on iOS. So does a property: its
/// value is `nil` in objects that do not implement it. An extension cannot declare two properties of one name, so the
/// optional one belongs to a protocol that the protocol inherits.
struct ProtocolRewriter {
    /// The names of the optional methods without parameters and of the protocols in all sources.
    let names: ProtocolNames
    private(set) var diagnostics: [AttributeRewriter.Diagnostic] = []

    init(names: ProtocolNames) {
        self.names = names
    }

    /// Rewrites the protocols from Objective-C in a source, and calls of their optional methods without parameters.
    mutating func rewrite(_ source: inout SourceText) {
        for type in ObjectiveCProtocol.all(in: source) { rewrite(type, &source) }
        for index in source.tokens.indices where names.optionalMethods[source.tokens[index].text] != nil {
            rewriteCall(at: index, &source)
        }
    }

    /// Rewrites the call of an optional method whose name is at the given index.
    private func rewriteCall(at index: Int, _ source: inout SourceText) {
        guard source.token(index - 1)?.isMark(".") ?? false, let mark = source.token(index + 1),
            mark.isMark("?") || mark.isMark("!"), source.token(index + 2)?.isMark("(") ?? false,
            let kind = names.optionalMethods[source.tokens[index].text], let end = source.end(of: index + 2)
        else { return }
        if kind.canThrow, mark.isMark("!") { source.insert("!", after: end) }
        guard kind.hasNoParameters, source.next(index + 3) == end else { return }
        source.replace(index + 1...index + 1, with: "")
        guard kind.canThrow else { return }
        source.replace(index...index, with: OptionalRequirement.call(of: source.tokens[index].text))
    }

    private mutating func rewrite(_ type: ObjectiveCProtocol, _ source: inout SourceText) {
        type.bindToClasses(&source)
        var found: [OptionalRequirement] = []
        for (place, requirement) in type.optionalRequirements(source) {
            guard let requirement else {
                diagnostics.append(
                    (
                        source.tokens[place].line,
                        "this optional requirement is not understood and stays"
                    ))
                continue
            }
            source.remove(place...place)
            requirement.declareThrowing(&source)
            found.append(requirement)
        }
        guard !found.isEmpty else { return }
        if found.contains(where: \.isProperty) { type.inheritOptionalProperties(&source) }
        source.insert(type.additions(for: found), after: type.end)
    }
}

/// The names that sources need from the protocols of other sources.
struct ProtocolNames {
    /// The names of all protocols.
    private(set) var protocols: Set<String> = []
    /// The optional methods, by name.
    private(set) var optionalMethods: [String: OptionalMethods] = [:]

    /// The optional methods that have a name in common.
    struct OptionalMethods {
        /// Whether one of the methods has no parameters.
        fileprivate(set) var hasNoParameters = false
        /// Whether one of the methods throws an error in objects that do not implement it.
        fileprivate(set) var canThrow = false

        fileprivate mutating func add(_ method: OptionalRequirement) {
            hasNoParameters = hasNoParameters || method.parameters == []
            canThrow = canThrow || method.canThrow
        }
    }

    /// Collects the protocols that a source declares.
    mutating func collect(from source: SourceText) {
        for index in source.tokens.indices where source.tokens[index].isWord("protocol") {
            if let name = source.next(index + 1), source.tokens[name].kind == .word {
                protocols.insert(source.tokens[name].text)
            }
        }
        for type in ObjectiveCProtocol.all(in: source) {
            for case (_, let requirement?) in type.optionalRequirements(source) where requirement.parameters != nil {
                optionalMethods[requirement.name, default: OptionalMethods()].add(requirement)
            }
        }
    }

    /// Whether a type is a protocol: one of the sources, or, judged by its name, one of UIKit.
    func containsProtocol(_ name: String) -> Bool {
        protocols.contains(name) || name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
    }
}

/// A protocol with the attribute `@objc`.
struct ObjectiveCProtocol {
    let name: String
    private let namePlace: Int
    private let body: Range<Int>
    private let modifiers: Modifiers
    /// The index of the brace that ends the protocol.
    let end: Int

    /// The protocols in a source that have the attribute `@objc`.
    static func all(in source: SourceText) -> [ObjectiveCProtocol] {
        source.tokens.indices.compactMap { index in
            source.tokens[index].isWord("protocol") ? ObjectiveCProtocol(at: index, source) : nil
        }
    }

    private init?(at keyword: Int, _ source: SourceText) {
        modifiers = Modifiers(before: keyword, source)
        guard modifiers.attributes.contains("objc"), let place = source.next(keyword + 1),
            source.tokens[place].kind == .word,
            let brace = source.tokens.indices.dropFirst(place).first(where: { source.tokens[$0].isMark("{") }),
            let end = source.end(of: brace)
        else { return nil }
        (name, namePlace, self.end) = (source.tokens[place].text, place, end)
        body = brace + 1..<end
    }

    /// Makes the protocol inherit from `AnyObject`, unless it is already restricted to classes.
    func bindToClasses(_ source: inout SourceText) {
        let inherited = Set(source.tokens[namePlace..<body.lowerBound].map(\.text))
        guard inherited.isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]) else { return }
        if let colon = source.next(namePlace + 1), source.tokens[colon].isMark(":") {
            source.insert(" AnyObject,", after: colon)
        } else {
            source.insert(": AnyObject", after: namePlace)
        }
    }

    /// Makes the protocol inherit the protocol with its optional properties.
    func inheritOptionalProperties(_ source: inout SourceText) {
        if let colon = source.next(namePlace + 1), source.tokens[colon].isMark(":") {
            source.insert(" \(name)_Optional,", after: colon)
        } else {
            source.insert(", \(name)_Optional", after: namePlace)
        }
    }

    /// The optional requirements, each with the index of the word `optional`; the requirement is `nil` if it cannot be
    /// rewritten.
    func optionalRequirements(_ source: SourceText) -> [(place: Int, requirement: OptionalRequirement?)] {
        body.filter { source.tokens[$0].isWord("optional") }.map { place in
            let keyword = source.tokens.indices.dropFirst(place).prefix(12).first {
                source.tokens[$0].isWord("func") || source.tokens[$0].isWord("var")
            }
            return (place, keyword.flatMap { OptionalRequirement(at: $0, source) })
        }
    }

    /// The source text of an extension with the default implementations, and of the types whose values call methods.
    func additions(for requirements: [OptionalRequirement]) -> String {
        let access = modifiers.isPublic ? "public " : ""
        let isolation = modifiers.attributes.contains("MainActor") ? "@MainActor " : ""
        let callable = Dictionary(grouping: requirements.filter(\.canHaveProperty), by: \.name)
        let names = callable.keys.sorted()
        let error = "\(name)_Missing"
        let members =
            requirements.map { $0.implementation(access, error: error) }
            + names.map { "\(access)var \($0): \(name)_\($0)? { .init(receiver: self) }" }
        let types = names.map { member in
            let calls = (callable[member] ?? []).map { $0.call(access) }.joined(separator: "; ")
            return "; \(isolation)\(access)struct \(name)_\(member) { let receiver: any \(name); \(calls) }"
        }
        let errors = requirements.contains(where: \.canThrow) ? "; private struct \(error): Error {}" : ""
        return "; extension \(name) { \(members.joined(separator: "; ")) }\(types.joined())\(errors)"
            + optionalProperties(requirements, isolation + access, access)
    }

    /// The source text of the protocol whose extension declares the properties among the requirements as optional ones.
    private func optionalProperties(_ requirements: [OptionalRequirement], _ prefix: String, _ access: String) -> String
    {
        let properties = requirements.compactMap { $0.optionalProperty(access, in: name) }
        guard !properties.isEmpty else { return "" }
        return "; \(prefix)protocol \(name)_Optional: AnyObject {}; extension \(name)_Optional where Self: \(name) { "
            + "\(properties.joined(separator: "; ")) }"
    }
}
