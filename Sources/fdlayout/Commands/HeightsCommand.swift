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
            UITableView-FDTemplateLayoutCell does on iOS.

            A field fills the outlet of its own name, or of its name with Label, ImageView, Button or View \
            behind it: "title" fills titleLabel. --bind says otherwise:

              fdlayout heights Feed.storyboard --identifier FeedCell \\
                --data feed.json --rows feed --width 375 --scale 2 \\
                --assets Images.xcassets \\
                --bind contentImageView.image=imageName
            """)

    enum Cache: String, CaseIterable, ExpressibleByArgument {
        case none
        case indexPath = "index-path"
        case key
    }

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, csv
    }

    @Argument(help: "A .xib or .storyboard file, or - for standard input.")
    var file: String

    @Option(help: "The reuse identifier of the cell.")
    var identifier: String

    @Option(
        help: ArgumentHelp(
            "A JSON file with an array of rows, each an object; - for standard input.", valueName: "json"))
    var data: String

    @Option(help: ArgumentHelp("The field of the JSON object that holds the rows.", valueName: "key"))
    var rows: String?

    @Option(
        help: ArgumentHelp("Fill an outlet's text, title or image from a field.", valueName: "outlet.property=field"))
    var bind: [String] = []

    @Option(help: ArgumentHelp("The .xcassets folder that images come from.", valueName: "catalog"))
    var assets: String?

    @Option(parsing: .unconditional, help: "The width of the table, in points, at most \(Int(Bounds.largestLength)).")
    var width: Double

    @Option(
        parsing: .unconditional,
        help: "Device pixels per point, above 0, at most \(Int(Bounds.largestScale)).")
    var scale: Double = 2

    @Option(
        help: ArgumentHelp(
            "What stands at the right edge: \(accessoryNames); what the file says unless given.",
            valueName: "type"))
    var accessory: String?

    @Option(help: "How heights are remembered.")
    var cache: Cache = .none

    @Option(help: ArgumentHelp("The field that is a row's key, for --cache key.", valueName: "field"))
    var key: String?

    @Option(parsing: .unconditional, help: "How many times all heights are asked for.")
    var passes: Int = 1

    @Option(name: .customLong("repeat"), parsing: .unconditional, help: "How many times the rows follow each other.")
    var repetitions: Int = 1

    @Flag(
        help: """
            Print where the time went on standard error, as one JSON object: rows, and nanoseconds in all, for \
            configuration, for text, and for solving, which is the rest; reading the input is not counted.
            """)
    var timing = false

    @Flag(help: "Print the log of template cells on standard error.")
    var debugLog = false

    @Option(help: "The form of the output.")
    var format: Format = .text

    @Option(help: ArgumentHelp("Write to a file, which appears when it is complete.", valueName: "file"))
    var output: String?

    @Flag(help: "Take what would be a warning about the file for an error.")
    var strict = false

    mutating func run() throws {
        try ToolFailure.reporting {
            var timing = timing ? HeightsTiming() : nil
            let run = try HeightsRun(options: self)
            let output = try ToolOutput(path: output)
            try output.write(HeightsOutput(heights: run.heights(timing: &timing)).text(as: format))
            try output.finish()
            if let timing { StandardError.write(try JSONLine.text(timing)) }
        }
    }
}
