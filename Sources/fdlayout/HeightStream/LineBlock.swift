import Glibc

/// Consecutive lines of an input.
struct LineBlock: Sendable {
    /// The position among the blocks of the input, counted from 0.
    let number: Int
    /// The index of the first line in the input, counted from 0.
    let firstLine: Int
    /// The number of lines.
    let lineCount: Int
    /// The lines, followed by at least ``JSONRows/padding`` other bytes; empty for a skipped line.
    let bytes: [UInt8]
    /// The number of bytes of the lines.
    let length: Int

    /// Creates a block of lines.
    init(number: Int, firstLine: Int, bytes: [UInt8], length: Int) {
        (self.number, self.firstLine, self.bytes, self.length) = (number, firstLine, bytes, length)
        var count = 0
        bytes.withUnsafeBytes { bytes in
            Self.forEachLine(of: UnsafeRawBufferPointer(rebasing: bytes[..<length])) { _ in
                count += 1
                return true
            }
        }
        lineCount = count
    }

    /// Creates a block for one line that is longer than ``Bounds/longestLine`` and was skipped.
    init(number: Int, skippedLine line: Int) {
        (self.number, firstLine, lineCount, bytes, length) = (number, line, 1, [], 0)
    }

    /// Whether the block stands for a line that was skipped.
    var isSkipped: Bool { bytes.isEmpty }

    /// Calls a closure for each line, without its line feed, until the closure returns `false`.
    func forEachLine(_ body: (UnsafeRawBufferPointer) throws -> Bool) rethrows {
        try bytes.withUnsafeBytes { bytes in
            try Self.forEachLine(of: UnsafeRawBufferPointer(rebasing: bytes[..<length]), body)
        }
    }

    private static func forEachLine(
        of bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws -> Bool
    ) rethrows {
        var rest = bytes[...]
        while !rest.isEmpty {
            let line = rest.prefix(lengthOfLine(in: UnsafeRawBufferPointer(rebasing: rest)))
            guard try body(UnsafeRawBufferPointer(rebasing: line)) else { return }
            rest = rest.dropFirst(line.count + 1)
        }
    }

    /// The number of bytes before the first line feed, or of all bytes.
    private static func lengthOfLine(in bytes: UnsafeRawBufferPointer) -> Int {
        guard let start = bytes.baseAddress, let end = memchr(start, lineFeed, bytes.count) else { return bytes.count }
        return UnsafeRawPointer(end) - start
    }

    private static let lineFeed = Int32(UInt8(ascii: "\n"))
}
