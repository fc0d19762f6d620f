import Foundation

/// Writes numbers as UTF-8 into memory that somebody else owns: no string is made for each number.
struct NumberWriter {
    /// More than a number takes, in bytes, together with the signs around it.
    static let greatestLength = 32

    private let buffer: UnsafeMutableBufferPointer<UInt8>
    /// How many bytes have been written.
    private(set) var count = 0

    /// Makes a writer that begins at a buffer's beginning.
    ///
    /// - Parameter buffer: has room for all that will be written.
    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        self.buffer = buffer
    }

    /// Writes ASCII characters.
    mutating func write(_ text: StaticString) {
        for index in 0..<text.utf8CodeUnitCount { write(text.utf8Start[index]) }
    }

    /// Writes a number that is not negative.
    mutating func write(_ number: Int) {
        let start = count
        var rest = UInt(number)
        repeat {
            write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        buffer[start..<count].reverse()
    }

    /// Writes a number as `CGFloat.shortText` has it.
    mutating func write(_ number: CGFloat) {
        // Smaller and larger ones may have exponents.
        guard number >= 1, number < 1e9 else {
            for byte in number.shortText.utf8 { write(byte) }
            return
        }
        let millionths = Int((Double(number) * 1e6).rounded())
        write(millionths / 1_000_000)
        writeFraction(ofMillionths: millionths % 1_000_000)
    }

    private mutating func writeFraction(ofMillionths millionths: Int) {
        guard millionths != 0 else { return }
        write(UInt8(ascii: "."))
        var (rest, place) = (millionths, 100_000)
        while rest > 0 {
            write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
            (rest, place) = (rest % place, place / 10)
        }
    }

    private mutating func write(_ byte: UInt8) {
        buffer[count] = byte
        count += 1
    }
}
