/// The tag in the identifier of a dynamic type, which apps treat as opaque.
struct DynamicTag {
    /// The beginning of the identifiers of dynamic types.
    static let prefix = "dyn."
    private static let classes: [(name: String, tagClass: UTTagClass)] = [
        ("extension.", .filenameExtension), ("mime.", .mimeType),
    ]

    let tag: String
    let tagClass: UTTagClass

    /// A tag; `nil` if it is empty.
    init?(tag: String, tagClass: UTTagClass) {
        guard !tag.isEmpty else { return nil }
        (self.tag, self.tagClass) = (tag, tagClass)
    }

    /// The tag of the dynamic type with the given identifier; `nil` for other types.
    init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix) else { return nil }
        let name = identifier.dropFirst(Self.prefix.count)
        guard let found = Self.classes.first(where: { name.hasPrefix($0.name) }) else { return nil }
        self.init(tag: String(name.dropFirst(found.name.count)), tagClass: found.tagClass)
    }

    var identifier: String {
        let name = Self.classes.first { $0.tagClass == tagClass }?.name ?? tagClass.rawValue + "."
        return Self.prefix + name + tag
    }

    var type: UTType { UTType(identifier: identifier, supertypes: ["public.data"]) }
}
