// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UniformTypeIdentifiers

/// Whether a type is another type or conforms to it.
public func UTTypeConformsTo(_ type: CFString, _ other: CFString) -> Bool {
    guard let type = UTType(String(type)), let other = UTType(String(other)) else { return UTTypeEqual(type, other) }
    return type.conforms(to: other)
}

/// Whether two identifiers name the same type. The case of letters does not matter.
public func UTTypeEqual(_ first: CFString, _ second: CFString) -> Bool {
    String(first).lowercased() == String(second).lowercased()
}

/// The identifier of the type with a tag that conforms to a supertype, if one is given. If no such type is known, the result
/// is the identifier of a dynamic type; `nil` if the tag is empty.
public func UTTypeCreatePreferredIdentifierForTag(
    _ tagClass: CFString, _ tag: CFString, _ supertype: CFString?
) -> Unmanaged<CFString>? {
    let type = UTType(
        tag: String(tag), tagClass: UTTagClass(rawValue: String(tagClass)),
        conformingTo: supertype.flatMap { UTType(String($0)) })
    return (type?.identifier).map { Unmanaged.passRetained($0 as NSString) }
}

/// The preferred tag of a type in a class of tags; `nil` if there is none.
public func UTTypeCopyPreferredTagWithClass(_ type: CFString, _ tagClass: CFString) -> Unmanaged<CFString>? {
    let tags = UTType(String(type))?.tags[UTTagClass(rawValue: String(tagClass))]
    return (tags?.first).map { Unmanaged.passRetained($0 as NSString) }
}
