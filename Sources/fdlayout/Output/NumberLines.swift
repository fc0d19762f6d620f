import Foundation

/// Lines of numbers as UTF-8 that grows at its end: no string is made for each number.
struct NumberLines {
    private var utf8: [UInt8] = []
    /// The digits of the number that is being added, the last one first.
    private var digits = [UInt8](repeating: 0, count: 20)

    /// Makes an empty text.
    ///
    /// - Parameter capacity: how many bytes there is room for without growing.
    init(capacity: Int) {
        utf8.reserveCapacity(capacity)
    }

    /// The text so far.
    var text: String { String(decoding: utf8, as: UTF8.self) }

    /// Adds text of ASCII characters.
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { utf8.append(contentsOf: $0) }
    }

    /// Adds a number that is not negative.
    mutating func append(_ number: Int) {
        var (rest, count) = (UInt(number), 0)
        repeat {
            digits[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            (rest, count) = (rest / 10, count + 1)
        } while rest > 0
        for index in (0..<count).reversed() { utf8.append(digits[index]) }
    }

    /// Adds a number as `CGFloat.shortText` has it.
    mutating func append(_ number: CGFloat) {
        // Smaller and larger ones may have exponents.
        guard number >= 1, number < 1e9 else {
            utf8.append(contentsOf: number.shortText.utf8)
            return
        }
        let millionths = Int((Double(number) * 1e6).rounded())
        append(millionths / 1_000_000)
        appendFraction(ofMillionths: millionths % 1_000_000)
    }

    private mutating func appendFraction(ofMillionths millionths: Int) {
        guard millionths != 0 else { return }
        utf8.append(UInt8(ascii: "."))
        var (rest, place) = (millionths, 100_000)
        while rest > 0 {
            utf8.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
            (rest, place) = (rest % place, place / 10)
        }
    }
}
