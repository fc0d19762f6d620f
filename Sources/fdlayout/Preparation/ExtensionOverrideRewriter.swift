/// Rewrites overrides in extensions as described in ``ExtensionOverrides``.
struct ExtensionOverrideRewriter {
    let overrides: ExtensionOverrides
    private(set) var diagnostics: [AttributeRewriter.Diagnostic] = []

    init(overrides: ExtensionOverrides) {
        self.overrides = overrides
    }

    /// Rewrites the overrides in a source's extensions, the methods that other extensions override, and the classes to
    /// which overrides are added.
    mutating func rewrite(_ source: inout SourceText) {
        for type in TypeDeclaration.all("extension", in: source) {
            for found in ExtensionOverrides.overrides(in: type, source) {
                rename(found.override, at: found.place, &source)
            }
            for found in ExtensionOverrides.objectiveCMembers(of: type, source) where overrides.isOverridden(found) {
                source.replace(found.member.namePlace...found.member.namePlace, with: found.name)
            }
            for member in ExtensionOverrides.members(of: type, source) { lookForClass(in: member, &source) }
        }
        for type in TypeDeclaration.all("class", in: source) {
            let members = overrides.additions(toClass: type.name).map {
                $0.member.member(forwardingTo: $0.name, isPublic: $0.isPublic, isOverride: $0.isOverride)
            }
            guard !members.isEmpty else { continue }
            // Another member may be inserted at the same place.
            source.insert(" " + members.joined(separator: "; ") + ";", after: type.body.lowerBound - 1)
        }
    }

    /// The members of `NSObject` that are bound to no actor. An override is not either, but a member with another name
    /// would have the isolation of the class.
    private static let nonisolatedMembers: Set = ["debugDescription", "description", "hash", "isEqual"]

    private mutating func rename(
        _ override: ExtensionOverrides.Override?, at place: Int, _ source: inout SourceText
    ) {
        guard let override, overrides.isReplaced(override) else {
            diagnostics.append(
                (source.tokens[place].line, "an override in an extension has no counterpart here and stays"))
            return
        }
        if Self.nonisolatedMembers.contains(override.member.name) {
            source.replace(place...place, with: "nonisolated")
        } else {
            source.remove(place...place)
        }
        source.replace(override.member.namePlace...override.member.namePlace, with: override.name)
    }

    private func lookForClass(in member: MemberDeclaration, _ source: inout SourceText) {
        let classes = overrides.overrides(of: member).map { override in
            " if let object = self as? \(override.typeName) { return \(member.use(as: "object." + override.name)) };"
        }
        guard !classes.isEmpty, let end = source.end(of: member.brace) else { return }
        // The original body becomes a closure, because it may consist of a single expression whose value is returned
        // without `return`.
        source.insert("\(classes.joined()) return \(member.effects){", after: member.brace)
        source.insert("}() ", before: end)
    }
}
