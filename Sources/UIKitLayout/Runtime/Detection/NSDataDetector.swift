import Foundation

/// A set of types of data: the raw value of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// A detector of links and telephone numbers in text.
///
/// Apple does not publish how its detector recognises data. This detector recognises URLs with a scheme, host names that
/// begin with "www." or end with a frequent top-level domain, e-mail addresses, and telephone numbers of seven to fifteen
/// digits. It never recognises addresses, dates and travel information.
open nonisolated class NSDataDetector: NSObject {
    /// The types of data that the detector looks for.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector. Throws an error if there are no types.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
    }

    /// Returns the data in a range of a text, in the order of the text.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [DetectedData] = []
        for pattern in DataPattern.all where checkingTypes & pattern.type.rawValue != 0 {
            for match in pattern.matches(in: string, range: range) {
                let overlaps = found.contains { NSIntersectionRange($0.range, match.range).length > 0 }
                if !overlaps { found.append(match) }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Returns the first data in a range of a text; `nil` if there is none.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns the number of pieces of data in a range of a text.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Calls a closure for each piece of data in a range of a text, until the closure sets its last argument to true.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue {
            block(match, [], &stop)
        }
    }
}

/// Data that a detector has found in a text.
nonisolated final class DetectedData: NSTextCheckingResult {
    private let type: NSTextCheckingResult.CheckingType
    private let place: NSRange
    let link: URL?
    let telephoneNumber: String?

    init(_ type: NSTextCheckingResult.CheckingType, _ place: NSRange, link: URL? = nil, telephoneNumber: String? = nil)
    {
        (self.type, self.place) = (type, place)
        (self.link, self.telephoneNumber) = (link, telephoneNumber)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { type }
    override var range: NSRange { place }
}

nonisolated extension NSTextCheckingResult {
    /// Creates a result for a link in a text.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedData(.links, range, link: url)
    }
    /// Creates a result for a telephone number in a text.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedData(CheckingType(rawValue: 1 << 11), range, telephoneNumber: phoneNumber)
    }
    /// The URL of a link; `nil` for other results.
    public var url: URL? { (self as? DetectedData)?.link }
    /// The telephone number; `nil` for other results.
    public var phoneNumber: String? { (self as? DetectedData)?.telephoneNumber }
    /// The date; always `nil`, because no dates are detected.
    public var date: Date? { nil }
    /// The parts of a postal address; always `nil`, because no addresses are detected.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    /// The parts of travel information; always `nil`, because none is detected.
    public var components: [NSTextCheckingKey: String]? { nil }
}
