import UIKitLayout

/// The rows of a block of lines, as values for the views that fields fill.
struct LineBatch {
    /// The contents of a line.
    enum Line {
        /// A row, with its key if rows have keys.
        case row(key: JSONRows.Field?)
        /// A line without a valid row, and the reason.
        case fault(String)
    }

    /// The lines, up to the first faulty one unless faulty lines are reported one by one.
    private(set) var lines: [Line] = []
    /// The values of the lines that are rows, in the order of the lines.
    private(set) var values: RowValues
    /// For each field that rows lack, by its name: the number of these rows and the first of them.
    private(set) var missing: [String: MissingField] = [:]

    private let fields: StreamFields

    /// The rows that lack a field.
    struct MissingField {
        /// The number of rows.
        var count: Int
        /// The index of the first row in the input.
        var first: Int
    }

    /// Reads the rows of a block.
    ///
    /// - Parameters:
    ///   - parser: the parser of the lines.
    ///   - goesOn: whether the lines after a faulty line are read.
    init(
        _ block: LineBlock, parser: JSONRows, fields: StreamFields, goesOn: Bool,
        image: @escaping RowValues.ImageSource
    ) {
        self.fields = fields
        values = RowValues(bindings: fields.bindings, image: image)
        if block.isSkipped { lines = [.fault(Self.tooLong)] }
        lines.reserveCapacity(block.lineCount)
        block.forEachLine { text in
            let line = line(text, parser: parser, row: block.firstLine + lines.count)
            lines.append(line)
            if case .fault = line { return goesOn }
            return true
        }
    }

    private static let tooLong = "longer than \(Bounds.longestLine) bytes"

    /// Reads a line and adds its values.
    private mutating func line(_ text: UnsafeRawBufferPointer, parser: JSONRows, row: Int) -> Line {
        if text.count > Bounds.longestLine { return .fault(Self.tooLong) }
        do throws(JSONRows.Fault) {
            try parser.read(text)
        } catch {
            return .fault("not JSON: \(error.reason)")
        }
        guard parser.isObject(0) else { return .fault("expected an object with fields") }
        if let fault = fields.fault(kind: { parser.kind(of: $0, in: 0) }) { return .fault(fault) }
        do {
            try values.append { parser.field($0, of: 0) }
        } catch {
            return .fault((error as? ImageFault)?.message ?? ToolFailure(error).description)
        }
        countMissing(in: parser, row: row)
        return .row(key: fields.key.flatMap { parser.field($0, of: 0) })
    }

    private mutating func countMissing(in parser: JSONRows, row: Int) {
        for field in fields.needed where parser.kind(of: field, in: 0) == .missing {
            missing[field, default: MissingField(count: 0, first: row)].count += 1
        }
    }
}
