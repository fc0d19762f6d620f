/// Overrides, in classes, of members that extensions of other modules' classes declare for Objective-C, such as
/// `extension UIViewController { @objc func reload() {} }` with `class Feed: UIViewController { override func reload() {} }`.
///
/// Swift cannot override members of extensions without the Objective-C runtime. In the copies, the member calls a
/// requirement of a new protocol if its object conforms to that protocol, and the original member, which is renamed,
/// otherwise. The overriding class conforms to the protocol, and its member, which is renamed, too, implements the
/// requirement; `super` refers to the original member.
struct ExtensionMemberOverrides {
    /// A member of an extension.
    private struct Member {
        let typeName: String
        let declaration: MemberDeclaration
        let isPublic: Bool

        /// The name of the original member.
        var originalName: String { declaration.name(inExtensionOf: typeName) }
        /// The name of the protocol, which contains the argument labels, because names can be overloaded.
        var protocolName: String {
            let labels = (declaration.labels ?? []).filter { $0 != "_" }
            return ([typeName, declaration.name] + labels + ["Overriding"]).joined(separator: "_")
        }
    }

    private var declaredClasses: Set<String> = []
    /// The members of extensions, by their identities.
    private var members: [String: [Member]] = [:]
    /// The classes that override a member, by the identity of the member.
    private var overridingClasses: [String: Set<String>] = [:]

    /// Collects the members of extensions, and the overrides in classes.
    mutating func collect(from source: SourceText) {
        for type in TypeDeclaration.all("class", in: source) {
            declaredClasses.insert(type.name)
            for override in Self.overrides(in: type, source) {
                overridingClasses[override.identity, default: []].insert(type.name)
            }
        }
        for type in TypeDeclaration.all("extension", in: source) {
            for member in Self.members(of: type, source) {
                members[member.declaration.identity, default: []].append(member)
            }
        }
    }

    /// The members of an extension that Objective-C can call, except those that can be set.
    private static func members(of type: TypeDeclaration, _ source: SourceText) -> [Member] {
        ExtensionOverrides.objectiveCMembers(of: type, source).map {
            Member(typeName: type.name, declaration: $0.member, isPublic: $0.isPublic)
        }
    }

    private static func overrides(in type: TypeDeclaration, _ source: SourceText) -> [MemberDeclaration] {
        ExtensionOverrides.overrides(in: type, source).compactMap { $0.override?.member }
    }

    /// The members with the name and parameters of an override that extensions of classes outside of the sources declare:
    /// those of its superclasses or, since the superclasses of other modules' classes are not known, of any class.
    private func overridden(by declaration: MemberDeclaration, superclasses: [String]) -> [Member] {
        let members = (members[declaration.identity] ?? []).filter { !declaredClasses.contains($0.typeName) }
        let known = members.filter { superclasses.contains($0.typeName) }
        return known.isEmpty ? members : known
    }

    // MARK: Rewriting

    /// Rewrites the overridden members in the extensions of a source, and the overrides in its classes.
    func rewrite(_ source: inout SourceText, _ views: ViewTypes) {
        for type in TypeDeclaration.all("extension", in: source) {
            for member in Self.members(of: type, source) where isOverridden(member) {
                rewriteMember(member, of: type, &source)
            }
        }
        for type in TypeDeclaration.all("class", in: source) {
            let superclasses = views.superclasses(of: type.name)
            for override in Self.overrides(in: type, source) {
                let members = overridden(by: override, superclasses: superclasses)
                guard let member = members.first else { continue }
                let isTopmost = overridingClasses[override.identity]?.isDisjoint(with: superclasses) ?? true
                rewriteOverride(override, of: member, in: type, isTopmost, &source)
                guard isTopmost, let last = source.previous(type.body.lowerBound - 1) else { continue }
                source.insert(members.map { ", " + $0.protocolName }.joined(), after: last)
            }
        }
    }

    private func isOverridden(_ member: Member) -> Bool {
        !declaredClasses.contains(member.typeName) && overridingClasses[member.declaration.identity] != nil
    }

    private func rewriteMember(_ member: Member, of type: TypeDeclaration, _ source: inout SourceText) {
        let declaration = member.declaration
        let access = member.isPublic ? "public " : ""
        let kind = declaration.parameters == nil ? "var" : "func"
        let body =
            "if let object = self as? any \(member.protocolName) { "
            + "return \(declaration.use(as: "object.overriding_\(declaration.name)")) }; "
            + "return \(declaration.use(as: member.originalName))"
        let discardable = declaration.modifiers.attributes.contains("discardableResult") ? "@discardableResult " : ""
        source.insert(
            " \(discardable)\(access)\(kind) \(declaration.name)\(declaration.signature) { \(body) };",
            after: type.body.lowerBound - 1)
        source.replace(declaration.namePlace...declaration.namePlace, with: member.originalName)
        let requirement = "\(kind) overriding_\(declaration.name)\(declaration.signature)"
        let accessors = declaration.parameters == nil ? " { get }" : ""
        source.insert(
            "; \(access)protocol \(member.protocolName): AnyObject { \(requirement)\(accessors) }",
            after: type.body.upperBound)
    }

    private func rewriteOverride(
        _ override: MemberDeclaration, of member: Member, in type: TypeDeclaration, _ isTopmost: Bool,
        _ source: inout SourceText
    ) {
        source.replace(override.namePlace...override.namePlace, with: "overriding_\(override.name)")
        if isTopmost {
            for place in override.modifiers.places where source.tokens[place].isWord("override") {
                source.remove(place...place)
            }
        }
        let name = isTopmost ? member.originalName : "overriding_\(override.name)"
        for place in type.body where source.tokens[place].isWord(override.name) {
            guard source.token(place - 1)?.isMark(".") ?? false, source.token(place - 2)?.isWord("super") ?? false
            else {
                continue
            }
            source.replace(place...place, with: name)
        }
    }
}
