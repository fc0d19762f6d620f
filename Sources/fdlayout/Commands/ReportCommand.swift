import ArgumentParser
import Foundation
import InterfaceBuilder
import Locking
import UIKitLayout

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Writes a page that shows the layouts of Interface Builder files.",
        discussion: """
            The page shows each cell, top-level view and scene, in the size in the file and at each of --widths, with \
            overlays to switch on, the heights of cells as a table and a plot, and the findings of fdlayout check. It \
            can be searched and printed.

              fdlayout report App -o report
              fdlayout report Cells.xib --widths 320,430 --appearance both -o report

            The folder contains index.html and the pictures. A browser opens the page without a server, and the page \
            loads nothing from elsewhere. Existing files with the same names are replaced.
            """)

    @OptionGroup var input: InterfaceFileArguments

    @Option(help: ArgumentHelp("Widths of cells and screens, in points.", valueName: "width,…"))
    var widths = "320,375,414"

    @Option(help: "The appearance of the pictures: light, dark or both.")
    var appearance: RenderConditions.Appearance = .light

    @Option(help: ArgumentHelp("The .xcassets folder that images come from.", valueName: "catalog"))
    var assets: String?

    @Option(
        help: ArgumentHelp(
            "The configuration of the check; by default .fdlayout.yml in the working folder.", valueName: "file"))
    var config: String?

    @OptionGroup var jobs: JobsArgument

    func validate() throws {
        try input.requireFiles()
        guard input.output != nil else { throw ValidationError("Missing the destination: -o with a folder") }
    }

    mutating func run() throws {
        try ToolFailure.reporting {
            try input.scale.map(Bounds.checkScale)
            try input.fonts.register()
            var configuration = try CheckConfiguration.read(from: config)
            let widths = try WidthList.parse(widths)
            configuration.widths += widths
            input.exclude += configuration.exclude
            let folder = input.output ?? ""
            try createPictureFolder(folder + "/" + FileReport.pictureFolder)
            let report = FileReport(
                folder: folder, widths: widths, styles: appearance.styles, scale: input.scale,
                check: Locked(try FileCheck(configuration: configuration, inputs: input.files)), assets: assets)
            let (files, status) = try lay(out: report)
            try write(files, to: folder + "/index.html")
            SymbolFontWarning.printIfNeeded()
            if status != 0 { throw ExitCode(status) }
        }
    }

    private func write(_ files: [ReportedFile], to path: String) throws {
        let page = try ToolOutput(path: path)
        try page.write(Data(ReportPage.beginning(of: files).utf8))
        for (number, file) in files.enumerated() {
            try page.write(Data(ReportPage.section(of: file, number: number).utf8))
        }
        try page.write(Data(ReportPage.end.utf8))
        try page.finish()
        StandardError.write("\(ReportPage.summary(of: files)); \(path)\n")
    }

    /// Lays out and draws all files on several threads, and returns them with the exit status, which depends on the
    /// files that failed.
    private func lay(out report: FileReport) throws -> (files: [ReportedFile], status: Int32) {
        let inputs = InterfaceFileSearch(excluded: input.exclude).files(of: input.files)
        var progress = ProgressLine(total: inputs.count, unit: "files", stride: 1)
        var (files, statuses): ([ReportedFile], Set<Int32>) = ([], [])
        try ParallelWork.run(count: inputs.count, jobs: jobs.count) { number in
            try report.file(inputs[number], number: number)
        } deliver: { file in
            if let failure = file.failure {
                progress.hide()
                StandardError.write("fdlayout: \(failure.description)\n")
                statuses.insert(failure.status)
            }
            files.append(file)
            progress.advance()
        }
        progress.hide()
        return (files, [70, 65].first(where: statuses.contains) ?? statuses.max() ?? 0)
    }

    /// Creates the folder of the pictures if it does not exist. A link is refused, because the files in the folder that it
    /// names, which the command line does not name, would be replaced.
    private func createPictureFolder(_ path: String) throws {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard attributes?[.type] as? FileAttributeType != .typeSymbolicLink else {
            throw ToolFailure.output("cannot write \(path): it is a link; remove it, or name another folder with -o")
        }
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw ToolFailure.output("cannot write \(path): the folder cannot be created")
        }
    }
}
