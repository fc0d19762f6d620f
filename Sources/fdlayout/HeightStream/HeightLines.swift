import Foundation

/// Writes heights and errors as JSON, one object on each line, with the keys in alphabetical order.
struct HeightLines {
    /// The lines in UTF-8.
    private(set) var bytes: [UInt8] = []
    /// Whether each row has one height, which is written as a number instead of an array.
    private let hasOneHeight: Bool

    private struct ErrorLine: Encodable {
        let error: String
        let line: Int
        let row: Int
    }

    /// Creates a writer without lines.
    ///
    /// - Parameter hasOneHeight: whether each row has one height, which is written as a number instead of an array.
    init(hasOneHeight: Bool) {
        self.hasOneHeight = hasOneHeight
    }

    /// Writes the heights of a row.
    ///
    /// - Parameters:
    ///   - row: the index of the row in the input.
    ///   - key: the row's key, text or a number; `nil` if it has none.
    mutating func write(row: Int, key: JSONRows.Field?, heights: some Collection<CGFloat>) {
        write(hasOneHeight ? #"{"height":"# : #"{"heights":["#)
        var isFirst = true
        for height in heights {
            if !isFirst { write(",") }
            isFirst = false
            writeNumber { $0.write(height) }
        }
        write(hasOneHeight ? "" : "]")
        if let key {
            write(#","key":"#)
            write(key)
        }
        write(#","row":"#)
        writeNumber { $0.write(row) }
        write("}\n")
    }

    /// Writes the error of a row, with its index and its line, counted from 1.
    mutating func write(row: Int, error: String) {
        // Encoding text and whole numbers does not fail.
        let text = try? JSONLine.text(ErrorLine(error: error, line: row + 1, row: row))
        bytes += Array((text ?? "").utf8)
    }

    private mutating func write(_ key: JSONRows.Field) {
        switch key {
        case .text(let text): writeQuoted(text)
        case .number(let number): bytes += number.utf8
        case .nothing, .other: write("null")
        }
    }

    private mutating func writeQuoted(_ text: String) {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        guard isPlain else {
            bytes += ((try? JSONLine.object(text)) ?? "").utf8
            return
        }
        write("\"")
        bytes += text.utf8
        write("\"")
    }

    private mutating func write(_ text: StaticString) {
        bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    private mutating func writeNumber(_ body: (inout NumberWriter) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberWriter.maximumLength) { buffer in
            var writer = NumberWriter(buffer)
            body(&writer)
            bytes += UnsafeBufferPointer(rebasing: buffer[..<writer.count])
        }
    }
}
