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

              fdlayout heights Feed.storyboard --identifier FeedCell --data feed.json --rows feed \\
                --assets Images.xcassets --bind contentImageView.image=imageName --width 375 --scale 2
            """)

    enum Cache: String, CaseIterable, ExpressibleByArgument {
        case none
        case indexPath = "index-path"
        case key
    }

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, csv
    }

    @Argument(help: "A .xib or .storyboard file.")
    var file: String

    @Option(help: "The reuse identifier of the cell.")
    var identifier: String

    @Option(help: ArgumentHelp("A JSON file with an array of rows, each an object.", valueName: "json"))
    var data: String

    @Option(help: ArgumentHelp("The field of the JSON object that holds the rows.", valueName: "key"))
    var rows: String?

    @Option(
        help: ArgumentHelp("Fill an outlet's text, title or image from a field.", valueName: "outlet.property=field"))
    var bind: [String] = []

    @Option(help: ArgumentHelp("The .xcassets folder that images come from.", valueName: "catalog"))
    var assets: String?

    @Option(parsing: .unconditional, help: "The width of the table, in points.")
    var width: Double

    @Option(parsing: .unconditional, help: "Device pixels per point.")
    var scale: Double = 2

    @Option(
        help: ArgumentHelp(
            "What stands at the right edge: \(accessoryNames); what the file says unless given.",
            valueName: "type"))
    var accessory: String?

    @Option(help: "How heights are remembered: \(Cache.allValueStrings.joined(separator: ", ")).")
    var cache: Cache = .none

    @Option(help: ArgumentHelp("The field that is a row's key, for --cache key.", valueName: "field"))
    var key: String?

    @Option(parsing: .unconditional, help: "How often all heights are asked for.")
    var passes: Int = 1

    @Option(name: .customLong("repeat"), parsing: .unconditional, help: "How often the rows follow each other.")
    var repetitions: Int = 1

    @Flag(
        help: """
            Print where the time went on standard error, as one JSON object: rows, and nanoseconds in all, for \
            configuration, for text, and for solving, which is the rest; reading the input is not counted.
            """)
    var timing = false

    @Flag(help: "Print the log of template cells on standard error.")
    var debugLog = false

    @Option(help: "The form of the output: \(Format.allValueStrings.joined(separator: ", ")).")
    var format: Format = .text

    mutating func run() throws {
        try ToolFailure.reporting {
            var timing = timing ? HeightsTiming() : nil
            let heights = try HeightsRun(options: self).heights(timing: &timing)
            let text = try HeightsOutput(heights: heights).text(as: format)
            FileHandle.standardOutput.write(Data(text.utf8))
            if let timing { FileHandle.standardError.write(try timing.json()) }
        }
    }
}
