import ArgumentParser
import Foundation
import InterfaceBuilder
import UIKitLayout

struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Prints the frame of every view of Interface Builder files.",
        discussion: """
            Every cell, every view of its own and every scene's view is laid out in the size that the file gives it; \
            the frames of all views in them are printed, in points, in their superviews' coordinates, rounded to \
            device pixels.

              fdlayout frames Main.storyboard --format jsonl
              fdlayout frames Sources --exclude Pods --intrinsic design

            A file that cannot be read is reported, in jsonl as an object with "error" and a "frame" of null, and \
            the exit status is 65 after the results of the others.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, jsonl
    }

    @OptionGroup var input: InterfaceFileArguments

    @Option(
        help: """
            What the content of a view wants: design takes the size that the file stores, so that fonts are out of the \
            picture; measured measures.
            """)
    var intrinsic: IntrinsicSizes = .measured

    @Option(
        parsing: .unconditional,
        help: "The width of the roots, in points, at most \(Int(Bounds.largestLength)); the file's unless given.")
    var width: Double?

    @Option(
        parsing: .unconditional,
        help: "The height of the roots, in points, at most \(Int(Bounds.largestLength)); the file's unless given.")
    var height: Double?

    @Option(
        help: ArgumentHelp(
            "Draw the files on a device, such as \"iPhone 15\", in portrait: its size, safe area and variations.",
            valueName: "name"))
    var device: String?

    @Option(
        help: ArgumentHelp(
            "How far bars and cut-outs reach into roots that fill the screen, in points, by what the files note unless given.",
            valueName: "top,left,bottom,right"))
    var safeArea: SafeAreaArgument?

    @Option(
        help: ArgumentHelp("Leave out a rule of Interface Builder's, to see what rests on it.", visibility: .hidden))
    var withoutRule: [FrameRule] = []

    @Option(help: "The form of the output.")
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
                let roots = try FrameRule.$switchedOff.withValue(Set(withoutRule)) {
                    try file.makeRoots(intrinsicSizes: intrinsic, safeArea: safeArea?.insets)
                }
                try warnings.report(roots.flatMap(\.warnings))
                let form = FramesOutput(format: format, path: file.path)
                for root in roots { try output.write(form.text(of: frames(of: root))) }
            } failed: { failure in
                try output.write(FramesOutput(format: format, path: failure.path ?? "").text(of: failure))
            }
            try output.finish()
            if status != 0 { throw ExitCode(status) }
        }
    }

    private func frames(of root: InterfaceRoot) -> [String: CGRect] {
        if let width { root.view.frame.size.width = CGFloat(width) }
        if let height { root.view.frame.size.height = CGFloat(height) }
        return root.frames()
    }
}

extension IntrinsicSizes: ExpressibleByArgument {}
extension FrameRule: ExpressibleByArgument {}
