import Foundation

/// A rule of a schema for a JSON value.
indirect enum JSONRule: Sendable {
    /// A string that matches a regular expression as a whole.
    case string(String = "(?s:.*)")
    case integer(atLeast: Int)
    case number(atLeast: Double)
    case boolean
    case array(of: JSONRule, unique: Bool = false, atLeast: Int = 0)
    /// An object with arbitrary names.
    case dictionary(of: JSONRule)
    /// An object of a kind defined by the schema.
    case object(String)
}

/// The rules of a schema for its kinds of objects, by name; other names are not allowed.
struct JSONRules: Sendable {
    struct Object: Sendable {
        var required: [String: JSONRule] = [:]
        var optional: [String: JSONRule] = [:]
        /// Names of which at least one is required.
        var oneOf: Set<String> = []
    }

    let objects: [String: Object]

    /// Descriptions of the deviations of a value from a rule, each beginning with the place.
    func deviations(of value: Any, from rule: JSONRule, at place: String = "") -> [String] {
        switch (rule, value) {
        case (.boolean, let number as NSNumber) where number.isBoolean: []
        case (.integer(let least), let number as NSNumber) where !number.isBoolean:
            Double(number.intValue) == number.doubleValue && number.intValue >= least ? [] : ["\(place): \(number)"]
        case (.number(let least), let number as NSNumber) where !number.isBoolean:
            number.doubleValue >= least ? [] : ["\(place): \(number)"]
        case (.string(let pattern), let text as String): text.isWhole(pattern) ? [] : ["\(place): \"\(text)\""]
        case (.array(let element, let unique, let least), let array as [Any]):
            (array.count < least ? ["\(place): only \(array.count) elements"] : [])
                + (unique && Set(array.map(canonical)).count < array.count ? ["\(place): elements repeat"] : [])
                + array.enumerated().flatMap { deviations(of: $1, from: element, at: "\(place)/\($0)") }
        case (.dictionary(let element), let object as [String: Any]):
            object.flatMap { deviations(of: $1, from: element, at: "\(place)/\($0)") }
        case (.object(let kind), let object as [String: Any]): deviations(of: object, of: kind, at: place)
        default: ["\(place): is of another type"]
        }
    }

    /// A representation that is the same for equal values.
    private func canonical(_ value: Any) -> Data? {
        try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
    }

    private func deviations(of object: [String: Any], of kind: String, at place: String) -> [String] {
        guard let rule = objects[kind] else { return ["\(place): there are no rules for \(kind)"] }
        let allowed = rule.required.merging(rule.optional) { first, _ in first }
        let missing = rule.required.keys.filter { object[$0] == nil }.map { "\(place): no \($0)" }
        let none = !rule.oneOf.isEmpty && rule.oneOf.isDisjoint(with: object.keys) ? ["\(place): none of several"] : []
        return missing + none
            + object.flatMap { name, value in
                allowed[name].map { deviations(of: value, from: $0, at: "\(place)/\(name)") }
                    ?? ["\(place)/\(name) is not allowed"]
            }
    }
}

extension NSNumber {
    /// Whether the number is a Boolean value; JSON's numbers have other types.
    fileprivate var isBoolean: Bool { String(cString: objCType) == "c" }
}
