/// The overrides in extensions of a run's sources, which need the Objective-C runtime, and what stands for them.
///
/// The member of the extension gets another name. Where the class is among the sources, it overrides the member itself and
/// forwards to that name. Where what is overridden is a method of another extension, that method first looks whether its
/// object is of the class.
struct ExtensionOverrides {
    /// An override in an extension.
    struct Override {
        let typeName: String
        let member: MemberDeclaration
        let isPublic: Bool

        /// The other name.
        var name: String { "extension_\(typeName)_\(member.name)" }
        /// What names it in all sources.
        fileprivate var method: Method { Method(name: member.name, parameters: member.parameters) }
    }

    /// A method by its name and parameters.
    fileprivate struct Method: Hashable {
        let name: String
        let parameters: [MethodDeclarations.Parameter]?
    }

    private var classes: Set<String> = []
    private var extensionMethods: Set<Method> = []
    private var overrides: [Override] = []

    /// Notes the classes of a source and what its extensions declare.
    mutating func collect(from source: SourceText) {
        classes.formUnion(TypeDeclaration.all("class", in: source).map(\.name))
        for type in TypeDeclaration.all("extension", in: source) {
            overrides += Self.overrides(in: type, source).compactMap(\.override)
            extensionMethods.formUnion(
                Self.methods(of: type, source).map { Method(name: $0.name, parameters: $0.parameters) })
        }
    }

    /// The overrides in an extension, with the places of the word; those that cannot be forwarded to are `nil`.
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

    /// The methods of an extension that override nothing.
    static func methods(of type: TypeDeclaration, _ source: SourceText) -> [MemberDeclaration] {
        type.members("func", in: source).compactMap { MemberDeclaration(at: $0, source) }
            .filter { member in !member.modifiers.places.contains { source.tokens[$0].isWord("override") } }
    }

    /// Whether something can stand for an override.
    func isReplaced(_ override: Override) -> Bool {
        classes.contains(override.typeName) || extensionMethods.contains(override.method)
    }

    /// What a class overrides in its extensions.
    func overrides(ofClass name: String) -> [Override] {
        overrides.filter { $0.typeName == name }
    }

    /// The overrides of a method of an extension, by classes that are not among the sources.
    func overrides(of member: MemberDeclaration) -> [Override] {
        let method = Method(name: member.name, parameters: member.parameters)
        return overrides.filter { $0.method == method && !classes.contains($0.typeName) }
    }
}
