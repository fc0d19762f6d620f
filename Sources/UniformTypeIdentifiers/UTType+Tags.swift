extension UTType {
    /// The type of files with a file name extension that conforms to a supertype. If no such type is known, the result is
    /// a dynamic type.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of data with a MIME type that conforms to a supertype. If no such type is known, the result is a dynamic
    /// type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type with a tag that conforms to a supertype. If no such type is known, the result is a dynamic type; `nil` if
    /// the tag is empty.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = type
    }

    /// The types with a tag that conform to a supertype, the preferred type first. If no such type is known, the result is
    /// one dynamic type; it is empty if the tag is empty.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        guard let dynamic = DynamicTag(tag: tag.lowercased(), tagClass: tagClass) else { return [] }
        let known = TypeRecord.records(tag: dynamic.tag, tagClass: tagClass).map(\.type)
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
        return known.isEmpty
            ? [UTType(identifier: dynamic.identifier, supertypes: [(supertype ?? .data).identifier])] : known
    }

    /// All tags of the type, by their class.
    public var tags: [UTTagClass: [String]] {
        if let tag = DynamicTag(identifier: identifier) { return [tag.tagClass: [tag.tag]] }
        guard let record = TypeRecord.all[identifier] else { return [:] }
        return [.filenameExtension: record.extensions, .mimeType: record.mimeTypes].filter { !$0.value.isEmpty }
    }

    /// The file name extension by which files of the type are usually named; `nil` if there is none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The usual MIME type of the type; `nil` if there is none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
}
