import FDTemplateLayoutCell
import Foundation
import InterfaceBuilder
import TextLayout
import UIKitLayout

/// One execution of `fdlayout heights`: reads and checks the inputs, and then computes the heights.
final class HeightsRun {
    private let options: HeightsCommand
    private let cache: HeightsCommand.Cache
    private let feed: FeedData
    private let cell: RowCell
    private let bindings: [Binding]

    init(options: HeightsCommand) throws {
        try Self.check(options)
        self.options = options
        // The property is copied, because each access to a property of the command is a dictionary lookup.
        cache = options.cache
        cell = try RowCell(options: options)
        feed = try FeedData(
            contentsOfFile: options.data, key: options.rows, advice: "for a row on each line, add --format jsonl")
        bindings = try cell.bindings(options: options, fields: feed.fieldNames, path: feed.path) {
            [feed] bindings in
            try Self.checkFields(bindings.map(\.field), of: feed, key: options.key)
            try Self.checkKeys(options.key, of: feed, fields: bindings.map(\.field))
            try Self.checkCount(of: feed, options)
        }
    }

    /// Computes the heights of all rows, as often as the command line requests, and returns those of the last pass, in
    /// points.
    ///
    /// - Parameter timing: set to the times of the computation if it is not `nil` before.
    /// - Throws: ``ToolFailure`` if an image that a row names is missing, and errors of the library if the cell cannot
    ///   be created or its layout has no solution.
    func heights(timing: inout HeightsTiming?) throws -> [CGFloat] {
        try cell.prototype.throwingUnsolvableLayouts { try measuredHeights(timing: &timing) }
    }

    private func measuredHeights(timing: inout HeightsTiming?) throws -> [CGFloat] {
        let table = cell.makeTable(width: CGFloat(options.width ?? 0))
        if let path = options.savedHeights { try Self.load(path, in: table) }
        // The template is created before any height is cached, so that an error in the template is thrown.
        let template = try table.fd_tryTemplateCell(forReuseIdentifier: cell.identifier)
        let columns = RowColumns(bindings: bindings, in: template, values: try values())
        guard timing != nil else { return try allPasses(in: table) { [cell] in cell.fill($0, columns, with: $1) } }
        let measurer = TimedTextMeasurer(TextEnvironment.measurer)
        let start = HeightsTiming.now()
        var configuration: UInt64 = 0
        let heights = try TextEnvironment.$measurer.withValue(measurer) {
            try allPasses(in: table) { [cell] view, row in
                let start = HeightsTiming.now()
                defer { configuration += HeightsTiming.now() - start }
                cell.fill(view, columns, with: row)
            }
        }
        timing = HeightsTiming(
            rows: heights.count * options.passes, total: HeightsTiming.now() - start, configuration: configuration,
            text: measurer.nanoseconds)
        return heights
    }

    private static func load(_ path: String, in table: UITableView) throws {
        do {
            try table.fd_keyedHeightCache.load(from: URL(fileURLWithPath: path))
        } catch {
            throw ToolFailure.data("\(path): \(error.description)")
        }
    }

    private func values() throws -> RowValues {
        var values = RowValues(bindings: bindings) { [cell] in try cell.image(named: $0) }
        for row in 0..<feed.count {
            do {
                try values.append { feed.field($0, of: row) }
            } catch let fault as ImageFault {
                throw fault.failure(path: feed.path, row: row)
            }
        }
        return values
    }

    /// Computes the heights of all rows once for each pass, and returns those of the last pass.
    ///
    /// - Parameter fill: fills a cell with a row of the feed.
    private func allPasses(in table: UITableView, fill: (UITableViewCell, Int) -> Void) throws -> [CGFloat] {
        let contentCount = feed.count
        let count = contentCount * options.repetitions
        let passes = options.passes
        var progress = ProgressLine(total: count * passes, unit: "rows", stride: 64)
        var heights: [CGFloat] = []
        for _ in 0..<passes {
            heights.removeAll(keepingCapacity: true)
            for row in 0..<count {
                progress.advance()
                let content = row % contentCount
                heights.append(try height(of: row, content: content, in: table) { fill($0, content) })
            }
        }
        progress.hide()
        return heights
    }

    private func height(
        of row: Int, content: Int, in table: UITableView, configure: (UITableViewCell) -> Void
    ) throws -> CGFloat {
        switch cache {
        case .none: try table.fd_tryHeightForCell(withIdentifier: cell.identifier, configuration: configure)
        case .indexPath:
            table.fd_heightForCell(
                withIdentifier: cell.identifier, cacheBy: IndexPath(row: row, section: 0), configuration: configure)
        case .key: heightByKey(of: content, in: table, configure: configure)
        }
    }

    private func heightByKey(
        of row: Int, in table: UITableView, configure: (UITableViewCell) -> Void
    ) -> CGFloat {
        func height(_ key: some Hashable) -> CGFloat {
            table.fd_heightForCell(withIdentifier: cell.identifier, cacheByKey: key, configuration: configure)
        }
        return switch options.key.flatMap({ feed.field($0, of: row) }) {
        case .text(let text)?: height(text)
        case .number(let number)?: Int(number).map { height($0) } ?? height(FeedData.NumberKey(description: number))
        case .nothing?, .other?, nil: height("")
        }
    }

    // MARK: Checks

    private static func check(_ options: HeightsCommand) throws {
        try options.stream.checkUnused(format: options.format)
        guard options.width != nil else { throw ToolFailure.usage("--width is missing: name the width of the table") }
        try Bounds.checkCount(options.passes, "--passes")
        try Bounds.checkCount(options.repetitions, "--repeat")
        switch (options.cache, options.key) {
        case (.key, nil): throw ToolFailure.usage("--cache key: name the field that holds a row's key with --key")
        case (.none, let key?), (.indexPath, let key?):
            throw ToolFailure.usage("--key \(key): add --cache key, or --format jsonl for rows on lines")
        default: break
        }
        guard options.savedHeights == nil || options.cache == .key else {
            throw ToolFailure.usage("--saved-heights: only with --cache key")
        }
    }

    /// Throws if two rows with other values of the given fields have one key, and prints a warning if two rows with the
    /// same values have one.
    private static func checkKeys(_ key: String?, of feed: FeedData, fields: [String]) throws {
        guard let key else { return }
        let repeated = RepeatedKeys(key, of: feed, fields: fields)
        if let fault = repeated.fault { throw ToolFailure.data("\(feed.path): row \(fault.row): \(fault.message)") }
        if let warning = repeated.warning { StandardError.write("fdlayout: warning: \(feed.path): \(warning)\n") }
    }

    private static func checkCount(of feed: FeedData, _ options: HeightsCommand) throws {
        let (rows, tooManyRows) = feed.count.multipliedReportingOverflow(by: options.repetitions)
        let (heights, tooManyHeights) = rows.multipliedReportingOverflow(by: options.passes)
        guard tooManyRows || tooManyHeights || heights > Bounds.maximumHeights else { return }
        throw ToolFailure.usage(
            "--repeat \(options.repetitions) and --passes \(options.passes) make more than \(Bounds.maximumHeights) heights "
                + "of \(feed.count) rows")
    }

    /// Throws if no row has a bound field, if a row has no key or null as its key, or if the value of a bound field or
    /// key is neither text, a number nor null. If only some rows lack a bound field, the field counts as null in these
    /// rows, and a warning is printed.
    private static func checkFields(_ bound: [String], of feed: FeedData, key: String?) throws {
        let needed = bound + (key.map { [$0] } ?? [])
        for field in Set(needed).sorted() where feed.count > 0 {
            let missing = (0..<feed.count).filter { feed.kind(of: field, in: $0) == .missing }
            guard let first = missing.first else { continue }
            guard missing.count < feed.count, field != key else {
                let known = feed.fieldNames.joined(separator: ", ")
                throw ToolFailure.data("\(feed.path): row \(first): no field \"\(field)\"; the rows have: \(known)")
            }
            let warning = RowFault.lacking(field, missing.count, first: first)
            StandardError.write("fdlayout: warning: \(feed.path): \(warning)\n")
        }
        for row in 0..<feed.count {
            if let fault = RowFault.ofFields(needed, key: key, kind: { feed.kind(of: $0, in: row) }) {
                throw ToolFailure.data("\(feed.path): row \(row): \(fault)")
            }
        }
    }
}
