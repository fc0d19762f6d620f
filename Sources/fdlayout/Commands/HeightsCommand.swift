import ArgumentParser
import FDTemplateLayoutCell
import Foundation
import InterfaceBuilder
import UIKitLayout

struct HeightsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "heights",
        abstract: "Prints the height of every row of a feed.",
        discussion: """
            The cell is taken from the file, filled with each row of the data, and measured as \
            UITableView-FDTemplateLayoutCell does on iOS. A line of text output has the section, the row and the \
            height in points, such as "0:2 239".

            A field fills the outlet of the same name, or of its name followed by Label, ImageView, Button or View: \
            "title" fills titleLabel. Its value is text, a number or null; a row that lacks a field that others have \
            counts as one with null. Rows are counted from 0, as in the output, and lines from 1. --bind fills others:

              fdlayout heights Feed.storyboard --identifier FeedCell \\
                --data feed.json --width 375 --assets Images.xcassets \\
                --bind photoImageView.image=photo

            With --format jsonl, the data is a stream: each line is a row, and for each row, the output has one line with \
            its height or heights, its number and, with --key, its key. All processors are used, and the memory does not \
            depend on the number of rows:

              fdlayout heights Feed.storyboard --identifier FeedCell \\
                --data - --format jsonl --widths 375,414 --assets Images.xcassets \\
                < feed.jsonl

            Without --format, the heights of data whose name ends in .jsonl or .ndjson are written as jsonl, those for \
            an --output that ends in .csv, .json or .jsonl in that format, and all others as text.
            """)

    enum Cache: String, CaseIterable, ExpressibleByArgument {
        case none
        case indexPath = "index-path"
        case key
    }

    @Argument(help: "A .xib or .storyboard file, or - for standard input.")
    var file: String

    @Option(help: "The reuse identifier of the cell.")
    var identifier: String

    @Option(
        help: ArgumentHelp(
            "A JSON file with an array of rows, each an object, or with jsonl a row on each line; - for standard input.",
            valueName: "json"))
    var data: String

    @Option(help: ArgumentHelp("The field that holds the rows, if the JSON file has an object.", valueName: "key"))
    var rows: String?

    @Option(
        help: ArgumentHelp("Fill an outlet's text, title or image from a field.", valueName: "outlet.property=field"))
    var bind: [String] = []

    @Option(help: ArgumentHelp("The .xcassets folder that images come from.", valueName: "catalog"))
    var assets: String?

    @Option(parsing: .unconditional, help: "The width of the table, in points, at most \(Int(Bounds.largestLength)).")
    var width: Double?

    @Option(
        parsing: .unconditional,
        help: """
            Device pixels per point, above 0, at most \(Int(Bounds.largestScale)); by default those of the device that the \
            file names, or 2.
            """)
    var scale: Double?

    @Option(
        help: ArgumentHelp(
            "The cells' accessory: \(accessoryNames); by default the file's.",
            valueName: "type"))
    var accessory: String?

    @Option(help: "The height cache to use.")
    var cache: Cache = .none

    @Option(
        help: ArgumentHelp(
            "The field that holds a row's key, for --cache key and for the output of jsonl.", valueName: "field"))
    var key: String?

    @Option(
        help: ArgumentHelp(
            "With --cache key: heights that 'fdlayout save-heights' saved, to use instead of computing them.",
            valueName: "file"))
    var savedHeights: String?

    @Option(parsing: .unconditional, help: "The number of times that the heights of all rows are computed.")
    var passes: Int = 1

    @Option(name: .customLong("repeat"), parsing: .unconditional, help: "The number of copies of the rows.")
    var repetitions: Int = 1

    @Flag(
        help: """
            Print the time spent on standard error, as one JSON object: the numbers of threads and rows, and the \
            nanoseconds in total, for configuration, for text, and for solving, which is the rest. Reading the input is \
            not counted. With jsonl: the processor time of all threads for reading, layout and output.
            """)
    var timing = false

    @Flag(help: "Print the log of template cells on standard error.")
    var debugLog = false

    @Option(help: "The format of the output, and with jsonl of the data; by default that of the names of the files.")
    var format: HeightsFormat?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write to a file, which appears only when it is complete; - for standard output.", valueName: "file"))
    var output: String?

    @Flag(help: "Treat warnings about the file as errors.")
    var strict = false

    @OptionGroup var fonts: FontArguments

    @OptionGroup var stream: StreamArguments

    mutating func run() throws {
        try ToolFailure.reporting {
            try fonts.register()
            let format = try HeightsFormat(given: format, data: data, output: output)
            guard let format = format.ofAllRows else { return try HeightStream(options: self).run() }
            var timing = timing ? HeightsTiming() : nil
            let run = try HeightsRun(options: self)
            let output = try ToolOutput(path: output)
            try output.write(HeightsOutput(heights: run.heights(timing: &timing)).text(as: format))
            try output.finish()
            if let timing { StandardError.write(try JSONLine.text(timing)) }
        }
    }
}
