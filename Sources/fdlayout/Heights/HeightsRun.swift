import FDTemplateLayoutCell
import Foundation
import InterfaceBuilder
import TextLayout
import UIKitLayout

/// One execution of `fdlayout heights`: reads and checks the inputs, and then computes the heights.
final class HeightsRun {
    private let options: HeightsCommand
    private let identifier: String
    private let cache: HeightsCommand.Cache
    private let feed: FeedData
    private let prototype: CellPrototype
    private let catalog: AssetCatalog?
    private let bindings: [Binding]
    private let accessory: UITableViewCell.AccessoryType?

    init(options: HeightsCommand) throws {
        try Self.check(options)
        self.options = options
        // The properties that are used for every row are copied, because each access to a property of the command is a
        // dictionary lookup.
        (identifier, cache) = (options.identifier, options.cache)
        accessory = try options.accessory.map(UITableViewCell.AccessoryType.init(commandLineName:))
        let asked = try options.bind.map(Binding.init(argument:))
        let input = InputFile(argument: options.file)
        let file = try InterfaceFile(data: input.contents(), path: input.name)
        catalog = try options.assets.map {
            try AssetCatalog(contentsOfDirectory: $0, scale: CGFloat(options.scale))
        }
        feed = try FeedData(contentsOfFile: options.data, key: options.rows)
        prototype = try file.cellPrototype(withIdentifier: options.identifier, images: catalog)
        let (cell, warnings) = try prototype.makeCell()
        try StrictWarnings(areErrors: options.strict).report(warnings)
        bindings = try Binding.all(asked, fields: feed.fieldNames, cell: cell, file: input.name)
        try Self.checkFields(bindings.map(\.field), of: feed, key: options.key)
        try Self.checkCount(of: feed, options)
        let unmatched = UnmatchedBindings(bindings: bindings, fields: feed.fieldNames, key: options.key, cell: cell)
        if let warning = unmatched.warning { StandardError.write("fdlayout: warning: \(feed.path): \(warning)\n") }
    }

    /// Computes the heights of all rows, as often as the command line requests, and returns those of the last pass, in
    /// points.
    ///
    /// - Parameter timing: set to the times of the computation if it is not `nil` before.
    /// - Throws: ``ToolFailure`` if an image that a row names is missing, and errors of the library if the cell cannot
    ///   be created or its layout has no solution.
    func heights(timing: inout HeightsTiming?) throws -> [CGFloat] {
        try prototype.throwingUnsolvableLayouts { try measuredHeights(timing: &timing) }
    }

    private func measuredHeights(timing: inout HeightsTiming?) throws -> [CGFloat] {
        let frame = CGRect(x: 0, y: 0, width: options.width, height: 0)
        let table = UITableView(frame: frame, style: prototype.tableStyle)
        table.overrideTraitCollection = UITraitCollection(displayScale: CGFloat(options.scale))
        table.separatorStyle = prototype.separatorStyle
        table.register(prototype, forCellReuseIdentifier: options.identifier)
        table.fd_debugLogEnabled = options.debugLog
        // The template is created before any height is cached, so that an error in the template is thrown.
        let template = try table.fd_tryTemplateCell(forReuseIdentifier: options.identifier)
        let columns = try RowColumns(bindings: bindings, in: template, rows: feed.rows, image: image)
        guard timing != nil else { return try allPasses(in: table) { [self] in fill($0, columns, with: $1) } }
        let measurer = TimedTextMeasurer(TextEnvironment.measurer)
        let start = HeightsTiming.now()
        var configuration: UInt64 = 0
        let heights = try TextEnvironment.$measurer.withValue(measurer) {
            try allPasses(in: table) { [self] cell, row in
                let start = HeightsTiming.now()
                defer { configuration += HeightsTiming.now() - start }
                fill(cell, columns, with: row)
            }
        }
        timing = HeightsTiming(
            rows: heights.count * options.passes, total: HeightsTiming.now() - start, configuration: configuration,
            text: measurer.nanoseconds)
        return heights
    }

    /// Computes the heights of all rows once for each pass, and returns those of the last pass.
    ///
    /// - Parameter fill: fills a cell with a row of the feed.
    private func allPasses(in table: UITableView, fill: (UITableViewCell, Int) -> Void) throws -> [CGFloat] {
        let contentCount = feed.rows.count
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
        case .none: try table.fd_tryHeightForCell(withIdentifier: identifier, configuration: configure)
        case .indexPath:
            table.fd_heightForCell(
                withIdentifier: identifier, cacheBy: IndexPath(row: row, section: 0), configuration: configure)
        case .key: heightByKey(of: content, in: table, configure: configure)
        }
    }

    private func heightByKey(
        of row: Int, in table: UITableView, configure: (UITableViewCell) -> Void
    ) -> CGFloat {
        func height(_ key: some Hashable) -> CGFloat {
            table.fd_heightForCell(withIdentifier: identifier, cacheByKey: key, configuration: configure)
        }
        return switch options.key.flatMap({ feed.rows[row][$0] }) {
        case .text(let text)?: height(text)
        case .number(let number)?: height(FeedData.NumberKey(description: number))
        case .nothing?, .other?, nil: height("")
        }
    }

    private func fill(_ cell: UITableViewCell, _ columns: RowColumns, with row: Int) {
        if let accessory { cell.accessoryType = accessory }
        columns.fill(with: row)
    }

    private func image(named name: String, row: Int) throws -> UIImage? {
        guard !name.isEmpty else { return nil }
        guard let catalog else {
            throw ToolFailure.usage("row \(row) needs image \"\(name)\": set the image folder with --assets")
        }
        guard let image = try catalog.image(named: name) else {
            throw ToolFailure.data("\(feed.path): row \(row): no image \"\(name)\" in \(catalog.path)")
        }
        return image
    }

    // MARK: Checks

    private static func check(_ options: HeightsCommand) throws {
        try Bounds.checkLength(options.width, "--width")
        try Bounds.checkScale(options.scale)
        try Bounds.checkCount(options.passes, "--passes")
        try Bounds.checkCount(options.repetitions, "--repeat")
        guard (options.cache == .key) == (options.key != nil) else {
            throw ToolFailure.usage("--cache key and --key FIELD belong together")
        }
        guard options.file != "-" || options.data != "-" else {
            throw ToolFailure.usage("only one of the file and --data can be -, standard input")
        }
    }

    private static func checkCount(of feed: FeedData, _ options: HeightsCommand) throws {
        let (rows, tooManyRows) = feed.rows.count.multipliedReportingOverflow(by: options.repetitions)
        let (heights, tooManyHeights) = rows.multipliedReportingOverflow(by: options.passes)
        guard tooManyRows || tooManyHeights || heights > Bounds.maximumHeights else { return }
        throw ToolFailure.usage(
            "--repeat \(options.repetitions) and --passes \(options.passes) make more than \(Bounds.maximumHeights) heights "
                + "of \(feed.rows.count) rows")
    }

    /// Throws if no row has a bound field, if a row has no key or null as its key, or if the value of a bound field or
    /// key is neither text, a number nor null. If only some rows lack a bound field, the field counts as null in these
    /// rows, and a warning is printed.
    private static func checkFields(_ bound: [String], of feed: FeedData, key: String?) throws {
        let needed = bound + (key.map { [$0] } ?? [])
        for field in Set(needed).sorted() where !feed.rows.isEmpty {
            let missing = feed.rows.indices.filter { feed.rows[$0][field] == nil }
            guard let first = missing.first else { continue }
            guard missing.count < feed.rows.count, field != key else {
                let known = feed.fieldNames.joined(separator: ", ")
                throw ToolFailure.data("\(feed.path): row \(first): no field \"\(field)\"; the rows have: \(known)")
            }
            StandardError.write("fdlayout: warning: \(feed.path): \(lacking(field, missing.count, first: first))\n")
        }
        for (number, row) in feed.rows.enumerated() {
            if let other = needed.first(where: { if case .other? = row[$0] { true } else { false } }) {
                throw ToolFailure.data("\(feed.path): row \(number): field \"\(other)\" is neither text nor a number")
            }
            if let key, case .nothing? = row[key] {
                throw ToolFailure.data("\(feed.path): row \(number): the key \"\(key)\" is null")
            }
        }
    }

    private static func lacking(_ field: String, _ count: Int, first: Int) -> String {
        count == 1
            ? "row \(first) has no field \"\(field)\"; it counts as null there"
            : "\(count) rows have no field \"\(field)\", the first is row \(first); it counts as null there"
    }
}
