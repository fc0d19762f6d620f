/// The overrides in extensions in all sources that are prepared together, and their replacements. Overrides in
/// extensions require the Objective-C runtime.
///
/// The overriding member in the extension is renamed. If the extended class is among the sources, an override that
/// calls the renamed member is added to the class. If it is not, but the overridden member is declared in an extension
/// among the sources, that member is changed: if its object is of the extended class, it calls the renamed member. The
/// same applies to properties that can only be read. A member that an extension declares with `@objc` or `open` and that
/// subclasses override is renamed, too, and a member that calls it is added to the class.
struct ExtensionOverrides {
    /// An override in an extension, or a member of an extension that subclasses override.
    struct Override {
        let typeName: String
        let member: MemberDeclaration
        let isPublic: Bool
        let isOverride: Bool

        /// The name of the member after renaming.
        var name: String { member.name(inExtensionOf: typeName) }
        /// The name and parameters by which the overridden member is found in other sources.
        fileprivate var method: Method { Method(name: member.name, parameters: member.parameters) }
    }

    /// A method, identified by its name and parameters, or a property, which has none.
    fileprivate struct Method: Hashable {
        let name: String
        let parameters: [MethodDeclarations.Parameter]?
    }

    private var classes: Set<String> = []
    private var extensionMembers: Set<Method> = []
    private var overrides: [Override] = []
    /// The members that overrides in classes and extensions override.
    private var overridden: Set<Method> = []
    private var objectiveCMembers: [Override] = []

    /// Collects the classes in a source, and the overrides and other members in its extensions.
    mutating func collect(from source: SourceText) {
        for type in TypeDeclaration.all("class", in: source) {
            classes.insert(type.name)
            overridden.formUnion(Self.overrides(in: type, source).compactMap(\.override?.method))
        }
        for type in TypeDeclaration.all("extension", in: source) {
            overrides += Self.overrides(in: type, source).compactMap(\.override)
            objectiveCMembers += Self.objectiveCMembers(of: type, source)
            extensionMembers.formUnion(
                Self.members(of: type, source).map { Method(name: $0.name, parameters: $0.parameters) })
        }
    }

    /// The overrides in an extension, each with the index of the keyword `override`. The override is `nil` if no other
    /// member can forward to it.
    static func overrides(in type: TypeDeclaration, _ source: SourceText) -> [(place: Int, override: Override?)] {
        type.members("override", in: source).map { place in
            let keyword = source.tokens.indices.dropFirst(place).prefix(12).first {
                source.tokens[$0].isWord("func") || source.tokens[$0].isWord("var")
            }
            let member = keyword.flatMap { MemberDeclaration(at: $0, source) }
            return (
                place,
                member.flatMap { $0.hasObservers ? nil : $0 }.map {
                    Override(
                        typeName: type.name, member: $0, isPublic: $0.modifiers.isPublic || type.isPublic,
                        isOverride: true)
                }
            )
        }
    }

    /// The methods of an extension, and its properties that can only be read, except overrides.
    static func members(of type: TypeDeclaration, _ source: SourceText) -> [MemberDeclaration] {
        (type.members("func", in: source) + type.members("var", in: source))
            .compactMap { MemberDeclaration(at: $0, source) }
            .filter { $0.parameters != nil || !$0.hasAccessors }
            .filter { member in !member.modifiers.places.contains { source.tokens[$0].isWord("override") } }
    }

    /// The members of an extension that subclasses can override on iOS, because Objective-C can call them. Members that
    /// are `open` belong to them without an attribute if they implement a protocol from Objective-C.
    static func objectiveCMembers(of type: TypeDeclaration, _ source: SourceText) -> [Override] {
        members(of: type, source)
            .filter { member in
                let modifiers = member.modifiers
                return (modifiers.attributes.contains("objc") || modifiers.isOpen || type.isObjectiveC)
                    && !modifiers.isPrivate
            }
            .map {
                Override(
                    typeName: type.name, member: $0, isPublic: $0.modifiers.isPublic || type.isPublic,
                    isOverride: false)
            }
    }

    /// Whether a member of an extension is overridden, and its class is among the sources.
    func isOverridden(_ member: Override) -> Bool {
        !member.isOverride && classes.contains(member.typeName)
            && (overridden.contains(member.method) || overrides.contains { $0.method == member.method })
    }

    /// Whether the given override can be replaced: its class, or the extension method that it overrides, is among the
    /// sources.
    func isReplaced(_ override: Override) -> Bool {
        classes.contains(override.typeName) || extensionMembers.contains(override.method)
    }

    /// The members that the class with the given name gets: those that extensions of the class override or declare.
    func additions(toClass name: String) -> [Override] {
        (overrides + objectiveCMembers.filter(isOverridden)).filter { $0.typeName == name }
    }

    /// The overrides of the given extension member for classes that are not among the sources.
    func overrides(of member: MemberDeclaration) -> [Override] {
        let method = Method(name: member.name, parameters: member.parameters)
        return overrides.filter { $0.method == method && !classes.contains($0.typeName) }
    }
}
