import ArgumentParser
import Foundation
import InterfaceBuilder
import UIKitLayout

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares the layouts of two versions of Interface Builder files.",
        discussion: """
            Both versions are laid out, in the sizes in the files and at each of --widths, and views with the same \
            object id are compared: which views moved, grew, appeared, vanished, or changed their text, font or colour. \
            Cells that size themselves are compared in the height that their content requires.

              fdlayout diff Old.storyboard New.storyboard
              fdlayout diff --git main --widths 320,375,414 -o pictures
              fdlayout diff --git v1.0..v1.1 App --format markdown

            If Xcode only rounded the frames in a file, the views are laid out as before; such changes have the kind \
            "stored" and do not count as differences.

            Exit status: 0 if no view changed, 1 if one did, above 1 if a file could not be compared.
            """)

    @Argument(help: "Two files or two folders, the old one first; with --git, files and folders of the repository.")
    var files: [String] = []

    @Option(
        help: ArgumentHelp(
            "Compare a revision with the work tree, or two revisions.", valueName: "revision[..revision]"))
    var git: String?

    @Option(help: ArgumentHelp("Widths at which cells and screens are compared as well.", valueName: "width,…"))
    var widths: String?

    @Option(
        help: ArgumentHelp(
            "Only changes of these kinds: \(ViewChange.Kind.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "kind,…"))
    var only: String?

    @Option(help: "The format of the output.")
    var format: DifferenceReport.Format = .text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A folder for pictures of the views that changed: before, after and difference.", valueName: "folder"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Leave out files and folders below a searched folder whose path or name matches the pattern.",
            valueName: "glob"))
    var exclude: [String] = []

    @Option(help: ArgumentHelp("The .xcassets folder that images come from.", valueName: "catalog"))
    var assets: String?

    @Option(help: "Device pixels per point; by default those of the file's device, or 2.")
    var scale: Double?

    @OptionGroup var fonts: FontArguments

    func validate() throws {
        guard git != nil || files.count == 2 else {
            throw ValidationError("Expected two files or two folders, or --git with a revision")
        }
    }

    mutating func run() throws {
        try ToolFailure.reporting {
            try scale.map(Bounds.checkScale)
            try fonts.register()
            let versions =
                try git.map { try GitVersions(revisions: $0).files(at: files) }
                ?? FileVersions.between(files[0], files[1], excluding: exclude)
            let (report, status) = try compare(versions)
            let standardOutput = try ToolOutput(path: nil)
            try standardOutput.write(report.text(as: format))
            try standardOutput.finish()
            if format == .text { StandardError.write(report.summary + "\n") }
            if status != 0 { throw ExitCode(status) }
            if report.hasVisibleChanges { throw ExitCode(1) }
        }
    }

    /// Compares all files and writes their pictures.
    ///
    /// - Returns: the differences, and the greatest exit status of the files that could not be compared; 0 if there are
    ///   none.
    /// - Throws: ``ToolFailure`` for a wrong option, or if a picture cannot be written.
    private func compare(_ versions: [FileVersions]) throws -> (report: DifferenceReport, status: Int32) {
        let kinds = try only.map(Self.kinds) ?? Set(ViewChange.Kind.allCases)
        let widths = [nil] + (try widths.map { try WidthList.parse($0) } ?? [])
        let images = try assets.map { try AssetCatalog(contentsOfDirectory: $0, scale: CGFloat(scale ?? 2)) }
        var pictures = try output.map { try DifferencePictures(folder: $0, scale: scale.map { CGFloat($0) }) }
        var (differences, names): ([FileDifference], [String: [String]]) = ([], [:])
        var (progress, status) = (ProgressLine(total: versions.count, unit: "files", stride: 1), Int32(0))
        for file in versions {
            do {
                let found = try FileDifference(
                    of: file, widths: widths, kinds: kinds, images: images, scale: scale.map { CGFloat($0) })
                differences.append(found)
                names[found.name] = try pictures?.write(found)
            } catch {
                let failure = ToolFailure(error)
                guard failure.status != 74 else { throw failure }
                progress.hide()
                StandardError.write("fdlayout: \(failure.description)\n")
                status = max(status, failure.status)
            }
            progress.advance()
        }
        progress.hide()
        return (DifferenceReport(files: differences, pictures: names), status)
    }

    private static func kinds(_ text: String) throws -> Set<ViewChange.Kind> {
        Set(
            try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
                guard let kind = ViewChange.Kind(rawValue: String(part)) else {
                    let known = ViewChange.Kind.allCases.map(\.rawValue)
                    throw ToolFailure.usage(
                        "--only: unknown kind '\(part)'. " + NearestWord.suggestion(for: String(part), among: known))
                }
                return kind
            })
    }
}
