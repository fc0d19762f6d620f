import ArgumentParser
import Foundation

/// One execution of `fdlayout heights --format jsonl`: reads a stream of rows, one on each line, and writes their heights
/// in the order of the lines.
///
/// The memory does not depend on the number of rows.
final class HeightStream {
    private let options: HeightsCommand
    private let settings: StreamSettings
    private let input: InputFile
    private let stop: StopRequest
    private let output: ToolOutput
    private let threadCount: Int
    private var summary: StreamSummary

    init(options: HeightsCommand) throws {
        self.options = options
        input = InputFile(argument: options.data)
        settings = try StreamSettings(options: options, path: input.name)
        threadCount = try options.stream.jobCount()
        summary = StreamSummary(threads: threadCount)
        stop = try StopRequest()
        output = try ToolOutput(path: options.output)
        // A file that appears only when it is complete is removed at a signal.
        if output.isDirect { stop.makeAtSignals() }
    }

    /// Processes the stream.
    ///
    /// - Throws: ``ToolFailure`` if the input cannot be read or the output cannot be written, or for the first faulty
    ///   row; with `--keep-going`, the exit status after the last row if there were faulty rows.
    func run() throws {
        var reader = try LineReader(input, stop: stop)
        defer { summary.hideProgress() }
        if let (first, names) = try firstRows(&reader) {
            let fields = try StreamFields(names: names, cell: settings.cell, options: options, path: settings.path)
            try run(first: first, then: reader, fields: fields)
        }
        summary.hideProgress()
        try output.finish()
        StopRequest.endBySignal()
        summary.warn(path: settings.path)
        if options.timing { StandardError.write(try JSONLine.text(summary.timing)) }
        if summary.faultCount > 0 { throw ExitCode(65) }
    }

    /// Reads the first block or, if `--fields` is missing, up to the first block that contains a row. For the blocks
    /// before it, only errors are written.
    ///
    /// - Returns: the block and the names of the fields of all rows; `nil` if there is no such block.
    private func firstRows(_ reader: inout LineReader) throws -> (LineBlock, [String])? {
        let parser = JSONRows()
        let named = try options.stream.fieldNames()
        while let block = try reader.next() {
            if let names = named ?? Self.fieldNames(of: block, parser: parser) { return (block, names) }
            let batch = LineBatch(
                block, parser: parser, fields: .none, goesOn: settings.keepsGoing, image: { _ in nil })
            try write(settings.result(of: block, batch, MeasuredRows()))
        }
        return nil
    }

    /// The names of the fields of a block's first row.
    private static func fieldNames(of block: LineBlock, parser: JSONRows) -> [String]? {
        var names: [String]?
        block.forEachLine { text in
            guard text.count <= Bounds.longestLine, (try? parser.read(text)) != nil, parser.isObject(0) else {
                return true
            }
            names = parser.fieldNames
            return false
        }
        return names
    }

    private func run(first: LineBlock, then reader: LineReader, fields: StreamFields) throws {
        let workers = try (0..<threadCount).map { _ in try StreamWorker(settings, fields: fields) }
        let queue = BlockQueue(first: first, then: reader, stop: stop, limit: 4 * threadCount) { [unowned self] in
            try write($0)
        }
        let threads = DispatchGroup()
        for worker in workers {
            threads.enter()
            let thread = Thread {
                worker.run(queue)
                threads.leave()
            }
            // The stack is as large as that of the main thread, because layouts can be deeply nested.
            thread.stackSize = 8 << 20
            thread.start()
        }
        threads.wait()
        try queue.throwFailure()
    }

    /// Writes the result of a block. Only one thread at a time calls this function.
    private func write(_ result: BlockResult) throws {
        if !result.output.isEmpty { try output.write(result.output) }
        summary.add(result)
        if let failure = result.failure { throw failure }
    }
}
