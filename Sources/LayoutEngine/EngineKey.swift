internal import CTemplateLayout
internal import CTemplateLayoutGLib
internal import Foundation

/// Calls a closure with a key converted for the C engine; the converted key is valid during the call.
///
/// The most common types of keys are recognised by comparing metatypes, which takes a nanosecond for each type. Casting
/// a generic value would take longer than the lookup.
func withEngineKey<Key: Hashable, Result>(_ key: Key, _ body: (TlHeightKey) -> Result) -> Result {
    if Key.self == Int.self { return body(tl_height_key_number(gint64(unsafeBitCast(key, to: Int.self)))) }
    if Key.self == String.self { return withEngineKey(ofString: unsafeBitCast(key, to: String.self), body) }
    if Key.self == UUID.self { return withEngineKey(ofUUID: unsafeBitCast(key, to: UUID.self), body) }
    if Key.self == Int64.self { return body(tl_height_key_number(gint64(unsafeBitCast(key, to: Int64.self)))) }
    if Key.self == AnyHashable.self {
        return withEngineKey(ofAny: unsafeBitCast(key, to: AnyHashable.self), body)
    }
    return withEngineKey(ofObject: AnyHashable(key), body)
}

private func withEngineKey<Result>(ofString key: String, _ body: (TlHeightKey) -> Result) -> Result {
    var text = key
    return text.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { body(tl_height_key_string($0.baseAddress, $0.count)) }
    }
}

private func withEngineKey<Result>(ofUUID key: UUID, _ body: (TlHeightKey) -> Result) -> Result {
    withUnsafeBytes(of: key.uuid) { body(tl_height_key_bytes($0.baseAddress, UInt($0.count))) }
}

/// Calls a closure with the converted key of the value in an `AnyHashable`. It is the same key as for the value without
/// the wrapper.
private func withEngineKey<Result>(ofAny key: AnyHashable, _ body: (TlHeightKey) -> Result) -> Result {
    switch key.base {
    case let number as Int: body(tl_height_key_number(gint64(number)))
    case let text as String: withEngineKey(ofString: text, body)
    case let uuid as UUID: withEngineKey(ofUUID: uuid, body)
    case let number as Int64: body(tl_height_key_number(gint64(number)))
    default: withEngineKey(ofObject: key, body)
    }
}

private func withEngineKey<Result>(ofObject key: AnyHashable, _ body: (TlHeightKey) -> Result) -> Result {
    let object = KeyObject(key)
    return withExtendedLifetime(object) {
        body(
            tl_height_key_object(
                Unmanaged.passUnretained(object).toOpaque(), UInt32(truncatingIfNeeded: key.hashValue)))
    }
}

/// An object that contains any hashable key, and to which C code holds a reference.
final class KeyObject {
    private let key: AnyHashable

    init(_ key: AnyHashable) {
        self.key = key
    }

    static let equal: GEqualFunc = { left, right in
        guard let left, let right else { return 0 }
        let one = Unmanaged<KeyObject>.fromOpaque(left).takeUnretainedValue()
        let other = Unmanaged<KeyObject>.fromOpaque(right).takeUnretainedValue()
        return one.key == other.key ? 1 : 0
    }

    static let copy: GCopyFunc = { object, _ in
        guard let object else { return nil }
        return Unmanaged<KeyObject>.fromOpaque(object).retain().toOpaque()
    }

    static let free: GDestroyNotify = { object in
        guard let object else { return }
        Unmanaged<KeyObject>.fromOpaque(object).release()
    }
}
