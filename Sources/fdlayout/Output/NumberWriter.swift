import Foundation

/// Writes numbers as UTF-8 into memory that the caller owns, without creating a string for each number.
struct NumberWriter {
    /// The maximum length of a number with its surrounding characters, in bytes.
    static let maximumLength = 32

    private let buffer: UnsafeMutableBufferPointer<UInt8>
    /// The number of bytes written.
    private(set) var count = 0

    /// Creates a writer that begins at the start of the given buffer.
    ///
    /// - Parameter buffer: memory with space for everything that will be written.
    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        self.buffer = buffer
    }

    /// Writes ASCII characters.
    mutating func write(_ text: StaticString) {
        for index in 0..<text.utf8CodeUnitCount { write(text.utf8Start[index]) }
    }

    /// Writes a nonnegative number.
    mutating func write(_ number: Int) {
        let start = count
        var rest = UInt(number)
        repeat {
            write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        buffer[start..<count].reverse()
    }

    /// Writes a number in the format of `CGFloat.shortText`.
    mutating func write(_ number: CGFloat) {
        // Numbers outside this range may have exponents, so they are formatted by `shortText`.
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
