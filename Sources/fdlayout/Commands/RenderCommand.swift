import ArgumentParser
import Foundation
import InterfaceBuilder
import UIKitLayout

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws the cells, views and scenes of Interface Builder files.",
        discussion: """
            Every cell, every top-level view and every scene's view is drawn as UIKit draws it, in the size that the \
            file gives it or at each of --widths; with --widths, --text-size or --languages, a cell that sizes itself is as \
            tall as its content. With --identifier and --data, one cell is drawn for each row of the \
            data, in a table.

              fdlayout render Main.storyboard -o pictures
              fdlayout render Cells.xib --widths 320,375,414 --appearance both -o cells.png
              fdlayout render Feed.storyboard --identifier FeedCell --data feed.json \\
                --assets Images.xcassets --widths 375 -o feed.png

            If the output ends in .png, .svg or .pdf, all pictures are put on one sheet; otherwise it is a folder, and \
            each picture is a file named after the Interface Builder file, the object's id or the identifier, and the \
            options, such as Main-abc-12-xyz-375-dark-rtl-AX3-de.png. Without an output, the pictures are shown in the \
            terminal, if it has the protocol of kitty or iTerm for pictures.

            Images are taken from --assets; those that are missing are drawn as boxes with a cross. The system's symbols \
            are drawn as icons of the font Material Icons, if it is installed, or as boxes with a dot.

            --overlay draws facts of the layout above the views, for instance the constraints that decide the height of \
            a cell:

              fdlayout render Cells.xib --widths 320 --overlay constraints,problems -o cells.png
            """)

    @OptionGroup var input: InterfaceFileArguments

    @Option(help: "The reuse identifier of the cell that shows the rows of --data.")
    var identifier: String?

    @Option(help: ArgumentHelp("A JSON file with an array of rows, each an object.", valueName: "json"))
    var data: String?

    @Option(help: ArgumentHelp("The field that holds the rows, if the JSON file has an object.", valueName: "key"))
    var rows: String?

    @Option(
        help: ArgumentHelp("Fill an outlet's text, title or image from a field.", valueName: "outlet.property=field"))
    var bind: [String] = []

    @Option(help: ArgumentHelp("The .xcassets folder that images come from.", valueName: "catalog"))
    var assets: String?

    @Option(
        help: ArgumentHelp(
            "Widths of the pictures, in points; by default the file's, and 375 for rows.", valueName: "width,…"))
    var widths: String?

    @Option(
        help: ArgumentHelp(
            "Lay the files out for a device in portrait: \(Device.all.map(\.name).joined(separator: ", ")).",
            valueName: "name"))
    var device: String?

    @OptionGroup var conditions: RenderConditions

    @Option(
        help: ArgumentHelp(
            "Draw facts of the layout above the views: \(OverlayArgument.names), or several of them.",
            valueName: "kind,…"))
    var overlay: OverlayArgument?

    @OptionGroup var jobs: JobsArgument

    func validate() throws {
        try input.requireFiles()
        guard input.output != nil || TerminalPictures.ofStandardOutput != nil else {
            throw ValidationError("Missing the destination: -o with a .png, .svg or .pdf file, or a folder")
        }
        guard (identifier == nil) == (data == nil) else {
            throw ValidationError("--identifier and --data belong together")
        }
        guard identifier == nil || conditions.languages == nil else {
            throw ValidationError("--languages: not together with --data, which has the texts of rows")
        }
    }

    mutating func run() throws {
        try ToolFailure.reporting {
            let widths = try widths.map { try WidthList.parse($0) } ?? []
            let output = try PictureOutput(path: input.output, jobs: jobs.count)
            let screen = try device.map { try Device.named($0) }.map { CGSize(width: $0.width, height: $0.height) }
            let status = try input.forEachFile { file, contents, warnings in
                let file = try screen.map { try InterfaceFile(data: contents, path: file.path, onScreen: $0) } ?? file
                let findings = findings(in: file, contents, at: widths)
                for condition in try conditions.conditions(for: file) {
                    try draw(file, at: widths.isEmpty ? [nil] : widths, condition, warnings, findings, into: output)
                }
            } failed: {
                $0.status
            }
            try output.finish()
            SymbolFontWarning.printIfNeeded()
            if status != 0 { throw ExitCode(status) }
            if output.isEmpty {
                throw ToolFailure.data("there is nothing to draw in \(input.files.joined(separator: ", "))")
            }
        }
    }

    /// The findings in a file, if the overlay of problems is drawn over its views; otherwise `nil`.
    private func findings(in file: InterfaceFile, _ contents: Data, at widths: [CGFloat]) -> FileFindings? {
        guard identifier == nil, overlay?.kinds.contains(.problems) == true else { return nil }
        return FileFindings(in: file, contents, widths: widths)
    }

    private func draw(
        _ file: InterfaceFile, at widths: [CGFloat?], _ condition: RenderCondition, _ warnings: StrictWarnings,
        _ findings: FileFindings?, into output: PictureOutput
    ) throws {
        let scale = file.scale(given: input.scale)
        let traits = condition.traits(scale: scale)
        let catalog = try assets.map {
            DrawnImages(try AssetCatalog(contentsOfDirectory: $0, scale: scale), reportsMissing: identifier == nil)
        }
        for width in widths {
            try traits.callAsCurrent {
                let pictures: [Picture]
                if let identifier, let data {
                    let rows = try RenderedRows(
                        of: identifier, in: file, images: catalog,
                        rows: FeedData(
                            contentsOfFile: data, key: rows, advice: "rows on lines become an array with 'jq -s .'"),
                        bindings: bind, warnings)
                    pictures = [try rows.picture(width: width ?? 375, traits: traits)]
                } else {
                    let roots = RenderedRoots(of: file, images: catalog, warnings)
                    pictures = try roots.pictures(width: width, traits: traits, texts: condition.texts)
                }
                for picture in pictures {
                    let drawn = picture.adding(overlay?.kinds ?? [], findings: findings?.at(width: width))
                    try output.add(drawn, named: name(of: picture, file, width, condition), scale: scale)
                }
            }
        }
    }

    /// Returns the name of a picture's file without its extension, such as `Main-abc-12-xyz-375-dark`.
    private func name(
        of picture: Picture, _ file: InterfaceFile, _ width: CGFloat?, _ condition: RenderCondition
    ) -> String {
        let stem = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
        var parts = [stem, picture.name]
        if let width { parts.append(width.shortText) }
        parts += condition.nameParts
        return parts.joined(separator: "-").replacingOccurrences(of: "/", with: "_")
    }
}
