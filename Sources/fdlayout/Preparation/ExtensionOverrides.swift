/// The overrides in extensions of a run's sources, which require the Objective-C runtime, and their replacements.
///
/// The member of the extension is renamed. If the class is among the sources, it gets an override of the member that
/// calls the renamed one. If the overridden method is itself declared in an extension, that method first checks whether
/// its object is of the class.
struct ExtensionOverrides {
    /// An override in an extension.
    struct Override {
        let typeName: String
        let member: MemberDeclaration
        let isPublic: Bool

        /// The name after renaming.
        var name: String { "extension_\(typeName)_\(member.name)" }
        /// The key that identifies the method in all sources.
        fileprivate var method: Method { Method(name: member.name, parameters: member.parameters) }
    }

    /// A method, identified by its name and parameters.
    fileprivate struct Method: Hashable {
        let name: String
        let parameters: [MethodDeclarations.Parameter]?
    }

    private var classes: Set<String> = []
    private var extensionMethods: Set<Method> = []
    private var overrides: [Override] = []

    /// Collects the classes of a source and the members that its extensions declare.
    mutating func collect(from source: SourceText) {
        classes.formUnion(TypeDeclaration.all("class", in: source).map(\.name))
        for type in TypeDeclaration.all("extension", in: source) {
            overrides += Self.overrides(in: type, source).compactMap(\.override)
            extensionMethods.formUnion(
                Self.methods(of: type, source).map { Method(name: $0.name, parameters: $0.parameters) })
        }
    }

    /// The overrides in an extension, each with the position of the keyword. An override that cannot be forwarded to is
    /// `nil`.
    static func overrides(in type: TypeDeclaration, _ source: SourceText) -> [(place: Int, override: Override?)] {
        type.members("override", in: source).map { place in
            let keyword = source.tokens.indices.dropFirst(place).prefix(12).first {
                source.tokens[$0].isWord("func") || source.tokens[$0].isWord("var")
            }
            let member = keyword.flatMap { MemberDeclaration(at: $0, source) }
            return (
                place,
                member.flatMap { $0.hasObservers ? nil : $0 }.map {
                    Override(typeName: type.name, member: $0, isPublic: $0.modifiers.isPublic || type.isPublic)
                }
            )
        }
    }

    /// The methods of an extension that are not overrides.
    static func methods(of type: TypeDeclaration, _ source: SourceText) -> [MemberDeclaration] {
        type.members("func", in: source).compactMap { MemberDeclaration(at: $0, source) }
            .filter { member in !member.modifiers.places.contains { source.tokens[$0].isWord("override") } }
    }

    /// Whether an override can be replaced.
    func isReplaced(_ override: Override) -> Bool {
        classes.contains(override.typeName) || extensionMethods.contains(override.method)
    }

    /// The members that the extensions of a class override.
    func overrides(ofClass name: String) -> [Override] {
        overrides.filter { $0.typeName == name }
    }

    /// The overrides of an extension's method in classes that are not among the sources.
    func overrides(of member: MemberDeclaration) -> [Override] {
        let method = Method(name: member.name, parameters: member.parameters)
        return overrides.filter { $0.method == method && !classes.contains($0.typeName) }
    }
}
