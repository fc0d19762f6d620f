import ArgumentParser
import FDTemplateLayoutCell
import Foundation
import InterfaceBuilder
import UIKitLayout

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes a cell as a template for C programs.",
        discussion: """
            The cell is written in the JSON form that the C library templatecell-1 reads, so that C programs compute \
            the heights of its rows without this tool. Items have the names of outlets, or else their ids in the file. \
            Each row needs a text for every label and a size for every image view that is connected to an outlet, \
            except those named by --keep; all others keep their contents.

              fdlayout export Feed.storyboard --identifier FeedCell -o feed-cell.json

            Whatever a template cannot express is an error that names the view: autoresizing masks, text views, \
            paragraph styles.
            """)

    @Argument(help: "A .xib or .storyboard file, or - for standard input.")
    var file: String

    @Option(help: "The reuse identifier of the cell.")
    var identifier: String

    @Option(help: ArgumentHelp("The .xcassets folder that images come from.", valueName: "catalog"))
    var assets: String?

    @Option(
        parsing: .unconditional,
        help: """
            Device pixels per point, above 0, at most \(Int(Bounds.largestScale)); by default those of the device that the \
            file names, or 2.
            """)
    var scale: Double?

    @Option(
        help: ArgumentHelp("The cells' accessory: \(accessoryNames); by default the file's.", valueName: "type"))
    var accessory: String?

    @Option(
        help: ArgumentHelp("Keep the file's content of an outlet in rows without a value for it.", valueName: "outlet"))
    var keep: [String] = []

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "Write to a file, which appears only when it is complete; - for standard output.", valueName: "file"))
    var output: String?

    @Flag(help: "Treat warnings about the file as errors.")
    var strict = false

    @OptionGroup var fonts: FontArguments

    mutating func run() throws {
        try ToolFailure.reporting {
            try scale.map(Bounds.checkScale)
            try fonts.register()
            let input = InputFile(argument: file)
            let form = try form(of: InterfaceFile(data: input.contents(), path: input.name), path: input.name)
            let output = try ToolOutput(path: output)
            try output.write(try form.text())
            try output.finish()
        }
    }

    private func form(of file: InterfaceFile, path: String) throws -> TemplateForm {
        let scale = file.scale(given: scale)
        let catalog = try assets.map { try AssetCatalog(contentsOfDirectory: $0, scale: scale) }
        let prototype = try file.cellPrototype(withIdentifier: identifier, images: catalog)
        let traced = try prototype.makeTracedCell()
        try StrictWarnings(areErrors: strict).report(traced.warnings)
        if let accessory { traced.cell.accessoryType = try .init(commandLineName: accessory) }
        return try prototype.throwingUnsolvableLayouts {
            try TemplateExport(
                prototype: prototype, traced: traced, path: path, scale: scale, kept: keep
            ).form
        }
    }
}
