/// Kinds of data that become links.
public nonisolated struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Numbers of telephones.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Links.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Addresses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
