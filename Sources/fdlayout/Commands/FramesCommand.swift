import ArgumentParser
import Foundation
import InterfaceBuilder
import UIKitFacts
import UIKitLayout

struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Prints the frame of every view of Interface Builder files.",
        discussion: """
            Every cell, every top-level view and every scene's view is laid out in the size that the file gives it. \
            For each view in them a line is printed: the file, the object's id and the frame (x, y, width, height) in \
            its superview's coordinates, in points, rounded to device pixels.

              fdlayout frames Main.storyboard --format jsonl
              fdlayout frames Sources --exclude Pods --intrinsic design

            A file that cannot be read is reported, in jsonl as an object with "error" and a "frame" of null; the \
            others are processed, and the exit status is 65, or 66 if it is missing.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, jsonl
    }

    @OptionGroup var input: InterfaceFileArguments

    @Option(
        help: """
            The source of intrinsic sizes: the file (design), so that frames do not depend on fonts, or measured text \
            and images (measured).
            """)
    var intrinsic: IntrinsicSizes = .measured

    @Option(
        parsing: .unconditional,
        help: "The width of the layout, in points, at most \(Int(Bounds.largestLength)); by default the file's.")
    var width: Double?

    @Option(
        parsing: .unconditional,
        help: "The height of the layout, in points, at most \(Int(Bounds.largestLength)); by default the file's.")
    var height: Double?

    @Option(
        help: ArgumentHelp(
            """
            Lay the files out for a device in portrait, with its size, safe area and variations: \
            \(Device.all.map(\.name).joined(separator: ", ")).
            """, valueName: "name"))
    var device: String?

    @Option(
        help: ArgumentHelp(
            "Safe area insets of views that fill the screen, in points; by default derived from each file.",
            valueName: "top,left,bottom,right"))
    var safeArea: SafeAreaArgument?

    @Option(
        help: ArgumentHelp("Switch a layout rule off, to see which frames depend on it.", visibility: .hidden))
    var withoutRule: [FrameRule] = []

    @Option(help: "The format of the output.")
    var format: Format = .text

    func validate() throws {
        try input.requireFiles()
    }

    mutating func run() throws {
        try ToolFailure.reporting {
            try Bounds.checkLength(width, "--width")
            try Bounds.checkLength(height, "--height")
            let screen = try device.map { try Device.named($0) }.map { CGSize(width: $0.width, height: $0.height) }
            let output = try ToolOutput(path: input.output)
            let status = try input.forEachFile { file, contents, warnings in
                let file = try screen.map { try InterfaceFile(data: contents, path: file.path, onScreen: $0) } ?? file
                try input.inPixels(of: file) { try output.write(text(of: file, warnings)) }
            } failed: { failure in
                try output.write(FramesOutput(format: format, path: failure.path ?? "").text(of: failure))
                return failure.status
            }
            try output.finish()
            if status != 0 { throw ExitCode(status) }
        }
    }

    /// The lines of output for one file.
    private func text(of file: InterfaceFile, _ warnings: StrictWarnings) throws -> String {
        let roots = try FrameRule.$switchedOff.withValue(Set(withoutRule)) {
            try makeRoots(of: file)
        }
        try warnings.report(roots.flatMap(\.warnings))
        let form = FramesOutput(format: format, path: file.path)
        return try UnsolvableLayouts.throwing { try roots.map { try form.text(of: frames(of: $0)) }.joined() }
    }

    private func makeRoots(of file: InterfaceFile) throws -> [InterfaceRoot] {
        let insets = safeArea?.insets
        return width == nil && height == nil
            ? try file.makeRoots(intrinsicSizes: intrinsic, safeArea: insets)
            : try file.makeRootsToResize(intrinsicSizes: intrinsic, safeArea: insets)
    }

    private func frames(of root: InterfaceRoot) -> [String: CGRect] {
        if let width { root.view.frame.size.width = CGFloat(width) }
        if let height { root.view.frame.size.height = CGFloat(height) }
        return root.frames()
    }
}

extension IntrinsicSizes: ExpressibleByArgument {}

extension FrameRule: ExpressibleByArgument {
    /// Creates the rule with the given name, which can also be a former name.
    public init?(argument: String) { self.init(name: argument) }
}
