import FDTemplateLayoutCell
import Foundation
import InterfaceBuilder
import UIKitLayout

/// The templates and the parser of one thread, which computes the heights of the rows of blocks.
///
/// The conformance to `Sendable` is unchecked. It is valid because a worker is created by one thread and then used by
/// only one other thread.
final class StreamWorker: @unchecked Sendable {
    private let settings: StreamSettings
    private let fields: StreamFields
    private let parser = JSONRows()
    /// A table for each width, with its template.
    private let tables: [(table: UITableView, template: UITableViewCell)]

    /// Creates the templates.
    ///
    /// - Throws: the errors of creating a template.
    init(_ settings: StreamSettings, fields: StreamFields) throws {
        (self.settings, self.fields) = (settings, fields)
        tables = try settings.widths.map { width in
            let table = settings.cell.makeTable(width: width)
            return (table, try table.fd_tryTemplateCell(forReuseIdentifier: settings.cell.identifier))
        }
    }

    /// Processes blocks until none is left.
    func run(_ queue: BlockQueue) {
        while true {
            let start = StreamTiming.now()
            guard let block = queue.next() else { return }
            queue.finish(result(of: block, start: start))
        }
    }

    /// Computes the output for a block.
    ///
    /// - Parameter start: the time at which the block was requested.
    private func result(of block: LineBlock, start: UInt64) -> BlockResult {
        let batch = LineBatch(
            block, parser: parser, fields: fields, goesOn: settings.keepsGoing,
            image: { [cell = settings.cell] in try cell.image(named: $0) })
        let read = StreamTiming.now()
        let heights = MeasuredRows(batch.values, count: settings.widths.count, heights)
        let measured = StreamTiming.now()
        var result = settings.result(of: block, batch, heights)
        result.timing = StreamTiming(
            rows: batch.values.count, reading: read - start, layout: measured - read,
            output: StreamTiming.now() - measured)
        return result
    }

    /// The heights of rows, by width and then by row.
    private func heights(_ values: RowValues, _ rows: Range<Int>) throws -> [[CGFloat]] {
        try settings.cell.prototype.throwingUnsolvableLayouts {
            try tables.map { table, template in
                let columns = RowColumns(bindings: fields.bindings, in: template, values: values)
                return try rows.map { row in
                    try table.fd_tryHeightForCell(withIdentifier: settings.cell.identifier) { [settings] in
                        settings.cell.fill($0, columns, with: row)
                    }
                }
            }
        }
    }
}
