import ArgumentParser
import Foundation
import InterfaceBuilder
import UIKitLayout

struct SaveHeightsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "save-heights",
        abstract: "Saves computed heights in a file that programs load.",
        discussion: """
            Reads the lines that 'heights --format jsonl' prints with --widths and --key, in any order and from any \
            number of runs, and writes the file that fd_keyedHeightCache.load(from:) reads. Rows with an error instead \
            of heights are left out:

              fdlayout heights Feed.storyboard --identifier FeedCell --data feed.jsonl \\
                --widths 320,375 --key id --assets Images.xcassets > heights.jsonl
              fdlayout save-heights Feed.storyboard --identifier FeedCell \\
                --data heights.jsonl --widths 320,375 --output feed.heights

            The table of the program must have the width, the scale, the style and the separators of the table in the \
            Interface Builder file, the traits of a phone in portrait, and the same fonts. Keys are text or whole numbers.
            """)

    @Argument(help: "A .xib or .storyboard file, or - for standard input.")
    var file: String

    @Option(help: "The reuse identifier of the cell.")
    var identifier: String

    @Option(help: ArgumentHelp("The lines with the heights; - for standard input.", valueName: "jsonl"))
    var data: String

    @Option(help: ArgumentHelp("The widths of the table, in the order of the heights.", valueName: "w,w,…"))
    var widths: String

    @Option(
        parsing: .unconditional,
        help: """
            Device pixels per point, above 0, at most \(Int(Bounds.largestScale)); by default those of the device that the \
            file names, or 2.
            """)
    var scale: Double?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write, which appears only when it is complete.", valueName: "file"))
    var output: String

    @OptionGroup var fonts: FontArguments

    mutating func run() throws {
        try ToolFailure.reporting {
            try scale.map(Bounds.checkScale)
            let widths = try ConditionText.widths(widths, option: "--widths")
            guard !widths.isEmpty else { throw ToolFailure.usage("--widths '': expected numbers of points") }
            guard file != "-" || data != "-" else {
                throw ToolFailure.usage("only one of the file and --data can be -, standard input")
            }
            try fonts.register()
            let input = InputFile(argument: file)
            let file = try InterfaceFile(data: input.contents(), path: input.name)
            let prototype = try file.cellPrototype(withIdentifier: identifier)
            var heights = SavedHeights(
                table: prototype.makeTable(width: 0, scale: file.scale(given: scale)), widths: widths)
            try heights.add(InputFile(argument: data))
            try heights.save(to: output)
        }
    }
}
