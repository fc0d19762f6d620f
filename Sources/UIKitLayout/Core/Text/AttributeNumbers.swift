import Foundation

nonisolated extension Double {
    /// Creates a number from a value of any numeric type, as Foundation's bridging to `NSNumber` does on Apple's systems;
    /// swift-corelibs-foundation does not bridge `CGFloat`. `nil` if the value is no finite number.
    init?(number value: Any) {
        let number: Double?
        switch value {
        case let value as any BinaryFloatingPoint: number = Double(converting: value)
        case let value as any BinaryInteger: number = Double(converting: value)
        case let value as NSNumber: number = value.doubleValue
        default: number = nil
        }
        guard let number, number.isFinite else { return nil }
        self = number
    }

    private init(converting value: some BinaryFloatingPoint) {
        self.init(value)
    }

    private init(converting value: some BinaryInteger) {
        self.init(value)
    }
}

nonisolated extension [NSAttributedString.Key: Any] {
    /// The number that an attribute has, in whatever numeric type; `nil` if there is none. A value of another type is
    /// reported once.
    func number(_ key: NSAttributedString.Key) -> Double? {
        self[key].flatMap { value in
            Double(number: value) ?? IgnoredAttribute.report(key, value, expected: "a number")
        }
    }

    /// The attribute's value as an integer whose absolute value is at most a million; `nil` if there is none.
    func integer(_ key: NSAttributedString.Key) -> Int? {
        number(key).map { Int(Swift.min(Swift.max($0, -1e6), 1e6)) }
    }

    /// The font; `nil` if there is none. A value of another type is reported once.
    var font: UIFont? {
        self[.font].flatMap { $0 as? UIFont ?? IgnoredAttribute.report(.font, $0, expected: "a UIFont") }
    }

    /// The paragraph style; `nil` if there is none. A value of another type is reported once.
    var paragraphStyle: NSParagraphStyle? {
        self[.paragraphStyle].flatMap {
            $0 as? NSParagraphStyle
                ?? IgnoredAttribute.report(.paragraphStyle, $0, expected: "an NSParagraphStyle")
        }
    }
}
