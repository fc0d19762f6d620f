import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// The heights from the output of a stream of rows, stored in the cache of a table.
struct SavedHeights {
    private let table: UITableView
    private let widths: [CGFloat]
    private let parser = JSONRows()
    /// The number of rows that have an error instead of heights.
    private var faultCount = 0
    /// The number of heights that differ from an earlier height of the same key and width.
    private var conflictCount = 0

    /// A row with its heights, in the order of the widths.
    fileprivate struct Row {
        let key: JSONRows.Field
        let heights: [Double]
    }

    /// Creates a value that adds heights to those in the cache of a table.
    ///
    /// - Parameters:
    ///   - table: a table with the conditions of the program, except its width.
    ///   - widths: the widths of the table, in the order of the heights of rows.
    init(table: UITableView, widths: [CGFloat]) {
        (self.table, self.widths) = (table, widths)
        table.fd_keyedHeightCache.contextLimit = widths.count
    }

    /// Adds the heights of all lines of an input.
    ///
    /// - Throws: ``ToolFailure`` if the input cannot be read, and for the first line that a stream with these widths
    ///   cannot have written.
    mutating func add(_ input: InputFile) throws {
        var reader = try LineReader(input, stop: StopRequest())
        while let block = try reader.next() { try add(rows(of: block, path: input.name)) }
        if conflictCount > 0 {
            let heights = conflictCount == 1 ? "1 height differs" : "\(conflictCount) heights differ"
            StandardError.write(
                "fdlayout: warning: \(input.name): \(heights) from an earlier one of the same key; the last one is saved\n"
            )
        }
        guard faultCount > 0 else { return }
        let rows = faultCount == 1 ? "1 row has" : "\(faultCount) rows have"
        StandardError.write("fdlayout: warning: \(input.name): \(rows) an error instead of heights\n")
    }

    /// Writes the file.
    func save(to path: String) throws {
        do {
            try table.fd_keyedHeightCache.save(to: URL(fileURLWithPath: path))
        } catch {
            throw ToolFailure.output("cannot write \(path): \(error.description)")
        }
    }

    /// Adds the heights of rows, one width after the other, because changing the width of the table takes longer than
    /// storing a height.
    private mutating func add(_ rows: [Row]) {
        for (index, width) in widths.enumerated() {
            table.frame.size.width = width
            for row in rows { store(CGFloat(row.heights[index]), row.key) }
        }
    }

    private mutating func store(_ height: CGFloat, _ key: JSONRows.Field) {
        switch key {
        case .text(let text): store(height, byKey: text)
        case .number(let number):
            if let number = Int(number) { store(height, byKey: number) }
        case .nothing, .other: break
        }
    }

    private mutating func store(_ height: CGFloat, byKey key: some Hashable) {
        let cache = table.fd_keyedHeightCache
        if let known = cache.height(forKey: key), known != height { conflictCount += 1 }
        cache.cacheHeight(height, byKey: key)
    }

    private mutating func rows(of block: LineBlock, path: String) throws -> [Row] {
        var rows: [Row] = []
        var line = block.firstLine
        func failure(_ reason: String) -> ToolFailure {
            ToolFailure(path: path, line: line + 1, message: reason, status: 65)
        }
        if block.isSkipped { throw failure("longer than \(Bounds.longestLine) bytes") }
        try block.forEachLine { text in
            do throws(JSONRows.Fault) {
                if let row = try row(text) { rows.append(row) } else { faultCount += 1 }
            } catch {
                throw failure(error.reason)
            }
            line += 1
            return true
        }
        return rows
    }

    /// The row of a line; `nil` if the row has an error.
    private func row(_ text: UnsafeRawBufferPointer) throws(JSONRows.Fault) -> Row? {
        do throws(JSONRows.Fault) {
            try parser.read(text)
        } catch {
            throw JSONRows.Fault(reason: "not JSON: \(error.reason)")
        }
        if parser.kind(of: "error", in: 0) == .scalar { return nil }
        if let row = Row(parser, widthCount: widths.count) { return row }
        throw JSONRows.Fault(
            reason: "expected a key, text or a whole number, and \(widths.count) heights of 0 to 1e9")
    }
}

extension SavedHeights.Row {
    /// Creates the row that the parser read last; `nil` if the row lacks a valid key or a valid height for some width.
    init?(_ parser: JSONRows, widthCount: Int) {
        guard let key = parser.field("key", of: 0), let heights = parser.numbers(widthCount, in: "heights", of: 0),
            heights.allSatisfy({ (0...1e9).contains($0) })
        else { return nil }
        switch key {
        case .text: break
        case .number(let number) where Int(number) != nil: break
        default: return nil
        }
        self.init(key: key, heights: heights)
    }
}
