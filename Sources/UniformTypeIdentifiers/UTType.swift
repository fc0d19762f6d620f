/// A type of data, identified by a name such as "public.jpeg".
///
/// The types that the system declares are known with their supertypes, file name extensions and MIME types. On Linux,
/// types that an app declares in its property list are not read; ``init(exportedAs:conformingTo:)`` creates them.
public struct UTType: Hashable, Sendable {
    /// The identifier of the type.
    public let identifier: String
    private let declaredSupertypes: [String]

    /// The type with the given identifier; `nil` if neither the system declares the type nor the identifier is that of
    /// a dynamic type.
    public init?(_ identifier: String) {
        let name = identifier.lowercased()
        guard let type = TypeRecord.all[name]?.type ?? DynamicTag(identifier: name)?.type else { return nil }
        self = type
    }

    /// A type that the app declares and owns. Without a supertype, it conforms to ``data``.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier, supertypes: [(parentType ?? .data).identifier])
    }

    /// A type that another app owns. Without a supertype, it conforms to ``data``.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = UTType(identifier) ?? UTType(exportedAs: identifier, conformingTo: parentType)
    }

    init(identifier: String, supertypes: [String]) {
        (self.identifier, declaredSupertypes) = (identifier, supertypes)
    }

    /// Whether two types have the same identifier.
    public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }

    /// Adds the identifier to a hash value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }

    /// All types to which the type conforms, directly and indirectly, without the type itself.
    public var supertypes: Set<UTType> {
        Set(allSupertypes.compactMap { TypeRecord.all[$0]?.type })
    }

    /// Whether the type is the given type or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || allSupertypes.contains(type.identifier) }

    /// Whether the type conforms to the given type, and is another type.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether the given type conforms to the type, and is another type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Whether the type was created for a tag that no known type has.
    public var isDynamic: Bool { identifier.hasPrefix(DynamicTag.prefix) }

    /// Whether the type is declared by the system or an app, which is true of all types that are not dynamic.
    public var isDeclared: Bool { !isDynamic }

    /// Whether the type belongs to no company or app.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    private var allSupertypes: Set<String> {
        var (found, next) = (Set<String>(), declaredSupertypes)
        while let name = next.popLast() {
            guard found.insert(name).inserted else { continue }
            next += TypeRecord.all[name]?.supertypes ?? []
        }
        return found
    }
}

extension UTType: CustomStringConvertible {
    /// The identifier of the type.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Reads a type from its identifier.
    public init(from decoder: any Decoder) throws {
        self.init(importedAs: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the identifier of the type.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
