import Foundation

/// The conditions of the command line that apply to all rows of a stream.
struct StreamSettings: Sendable {
    let cell: RowCell
    /// The widths of the table, in points.
    let widths: [CGFloat]
    /// Whether rows have an array of heights, in the order of the widths, instead of one height.
    let hasArrays: Bool
    /// Whether the rows after a faulty row are processed.
    let keepsGoing: Bool
    /// The name of the data in messages.
    let path: String

    /// Checks the options that apply to streams, and reads the cell.
    init(options: HeightsCommand, path: String) throws {
        try Self.check(options)
        hasArrays = options.stream.widths != nil
        widths = try Self.widths(options)
        keepsGoing = options.stream.keepGoing
        cell = try RowCell(options: options)
        self.path = path
    }

    private static func widths(_ options: HeightsCommand) throws -> [CGFloat] {
        guard let text = options.stream.widths else { return [options.width].compactMap { $0.map { CGFloat($0) } } }
        let widths = try ConditionText.widths(text, option: "--widths")
        guard !widths.isEmpty else { throw ToolFailure.usage("--widths '': expected numbers of points") }
        return widths
    }

    private static func check(_ options: HeightsCommand) throws {
        let unused = [
            ("--rows", options.rows != nil), ("--cache", options.cache != .none), ("--passes", options.passes != 1),
            ("--repeat", options.repetitions != 1), ("--saved-heights", options.savedHeights != nil),
        ]
        if let option = unused.first(where: \.1)?.0 { throw ToolFailure.usage("\(option): not with --format jsonl") }
        switch (options.width, options.stream.widths) {
        case (nil, nil):
            throw ToolFailure.usage("--width is missing: name the width of the table, or several with --widths")
        case (_?, _?): throw ToolFailure.usage("--width: not together with --widths, which names all widths")
        default: break
        }
    }

    /// Formats the heights and errors of a block's lines. If ``keepsGoing`` is false and a row is faulty, the result
    /// ends before that row and contains its failure.
    func result(of block: LineBlock, _ batch: LineBatch, _ measured: MeasuredRows) -> BlockResult {
        var result = BlockResult(number: block.number, missing: batch.missing)
        var lines = HeightLines(hasOneHeight: !hasArrays)
        var valid = 0
        for (index, line) in batch.lines.enumerated() {
            let row = block.firstLine + index
            let (key, fault) = contents(of: line, valid, measured)
            if case .row = line { valid += 1 }
            if let fault, !keepsGoing {
                result.failure = ToolFailure(path: path, line: row + 1, message: fault, status: 65)
                break
            }
            result.lineCount += 1
            result.faultCount += fault == nil ? 0 : 1
            if let fault {
                lines.write(row: row, error: fault)
            } else {
                lines.write(row: row, key: key, heights: measured.heights(of: valid - 1))
            }
        }
        result.output = lines.bytes
        return result
    }

    /// The key of the row on a line, which is `nil` if rows have no key, and the fault, which is `nil` for a valid row.
    ///
    /// - Parameter index: the index of the line's row among the valid rows.
    private func contents(
        of line: LineBatch.Line, _ index: Int, _ measured: MeasuredRows
    ) -> (key: JSONRows.Field?, fault: String?) {
        switch line {
        case .row(let key): (key, measured.errors[index])
        case .fault(let fault): (nil, fault)
        }
    }
}
