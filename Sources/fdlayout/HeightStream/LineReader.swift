import Foundation

/// Reads an input in blocks of whole lines.
///
/// A block is returned as soon as a line is complete, so a program that waits for the answer to a line before it writes
/// the next line receives that answer.
struct LineReader {
    private let input: InputFile
    private let descriptor: Int32
    private let stop: StopRequest
    /// The bytes of the line that is not complete yet.
    private var rest: [UInt8] = []
    private var isSkipping = false
    private var isEnded = false
    private var blockCount = 0
    private var lineCount = 0

    /// The number of bytes that are read at once.
    private static let readSize = 256 << 10
    private static let lineFeed = UInt8(ascii: "\n")

    /// Opens an input. It stays open until the process ends.
    ///
    /// - Parameter stop: the request after which nothing more is read.
    init(_ input: InputFile, stop: StopRequest) throws(ToolFailure) {
        (self.input, self.stop) = (input, stop)
        descriptor = try input.open()
    }

    /// The next lines, or `nil` at the end of the input and after a request to stop.
    ///
    /// - Throws: ``ToolFailure`` when the input cannot be read.
    mutating func next() throws(ToolFailure) -> LineBlock? {
        while !isEnded {
            if let last = rest.lastIndex(of: Self.lineFeed) { return keptBlock(upTo: last) }
            let start = rest.count
            var bytes = rest
            rest = []
            let count = try read(appendingTo: &bytes)
            if count == 0 { return end(bytes, length: start) }
            guard let last = bytes[start..<start + count].lastIndex(of: Self.lineFeed) else {
                keep(bytes[..<(start + count)])
                continue
            }
            rest = Array(bytes[(last + 1)..<(start + count)])
            if isSkipping { return endSkipping(bytes[..<(start + count)]) }
            return block(bytes, length: last + 1)
        }
        return nil
    }

    /// Stores the bytes of an incomplete line. If the line is too long, it is skipped up to its end.
    private mutating func keep(_ line: ArraySlice<UInt8>) {
        isSkipping = isSkipping || line.count > Bounds.longestLine
        rest = isSkipping ? [] : Array(line)
    }

    /// The block for the line that was skipped. The bytes after its line feed are kept for the next block.
    private mutating func endSkipping(_ bytes: ArraySlice<UInt8>) -> LineBlock {
        isSkipping = false
        let end = bytes.firstIndex(of: Self.lineFeed) ?? bytes.endIndex
        rest = Array(bytes[min(end + 1, bytes.endIndex)...])
        return skippedBlock()
    }

    /// The block of the lines that were read together with the end of a skipped line.
    private mutating func keptBlock(upTo last: Int) -> LineBlock {
        let bytes = rest + Array(repeating: 0, count: JSONRows.padding)
        rest = Array(rest[(last + 1)...])
        return block(bytes, length: last + 1)
    }

    /// The block of the last line, if no line feed ends it.
    private mutating func end(_ bytes: [UInt8], length: Int) -> LineBlock? {
        isEnded = true
        if stop.isMade { return nil }
        if isSkipping { return skippedBlock() }
        return length > 0 ? block(bytes, length: length) : nil
    }

    private mutating func block(_ bytes: [UInt8], length: Int) -> LineBlock {
        let block = LineBlock(number: blockCount, firstLine: lineCount, bytes: bytes, length: length)
        count(block)
        return block
    }

    private mutating func skippedBlock() -> LineBlock {
        let block = LineBlock(number: blockCount, skippedLine: lineCount)
        count(block)
        return block
    }

    private mutating func count(_ block: LineBlock) {
        blockCount += 1
        lineCount += block.lineCount
    }

    /// Appends bytes of the input and then zeros, as many as a parser needs.
    ///
    /// - Returns: the number of bytes of the input; 0 at its end and after a request to stop.
    private func read(appendingTo bytes: inout [UInt8]) throws(ToolFailure) -> Int {
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: Self.readSize + JSONRows.padding))
        while stop.waitForInput(descriptor) {
            let count = bytes.withUnsafeMutableBytes { bytes in
                Glibc.read(descriptor, bytes.baseAddress.map { $0 + start }, Self.readSize)
            }
            if count >= 0 { return count }
            guard errno == EINTR || errno == EAGAIN else { throw input.readingFailure }
        }
        return 0
    }
}
