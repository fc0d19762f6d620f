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

              fdlayout frames Main.storyboard --intrinsic design --format jsonl
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, jsonl
    }

    @Argument(help: "Files: .xib or .storyboard.")
    var files: [String]

    @Option(
        help: """
            What the content of a view wants: design takes the size that the file stores, so that fonts are out of the \
            picture; measured measures.
            """)
    var intrinsic: IntrinsicSizes = .measured

    @Option(parsing: .unconditional, help: "The width of the roots, in points; that of the file unless given.")
    var width: Double?

    @Option(parsing: .unconditional, help: "The height of the roots, in points; that of the file unless given.")
    var height: Double?

    @Option(parsing: .unconditional, help: "Device pixels per point.")
    var scale: Double = 2

    @Option(help: "The form of the output: \(Format.allValueStrings.joined(separator: ", ")).")
    var format: Format = .text

    mutating func run() throws {
        try ToolFailure.reporting {
            try check()
            for file in files { try print(file) }
        }
    }

    private func check() throws {
        for (name, value) in [("--width", width), ("--height", height), ("--scale", scale)] {
            guard let value, !(value > 0 && value <= 1_000_000) else { continue }
            throw ToolFailure.usage("\(name) \(value): expected a number above 0, at most 1000000")
        }
    }

    private func print(_ path: String) throws {
        let traits = UITraitCollection(displayScale: CGFloat(scale))
        let lines = try UITraitCollection.$current.withValue(traits) {
            try InterfaceFile(contentsOfFile: path).makeRoots(intrinsicSizes: intrinsic).flatMap { root in
                if let width { root.view.frame.size.width = CGFloat(width) }
                if let height { root.view.frame.size.height = CGFloat(height) }
                return try root.frames().sorted { $0.key < $1.key }.map { try line(path, $0.key, $0.value) }
            }
        }
        FileHandle.standardOutput.write(Data(lines.joined().utf8))
    }

    private struct Line: Encodable {
        let file: String
        let id: String
        let frame: [Double]
    }

    private func line(_ path: String, _ id: String, _ frame: CGRect) throws -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        guard format == .jsonl else {
            return "\(path) \(id) " + numbers.map { CGFloat($0).shortText }.joined(separator: " ") + "\n"
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(Line(file: path, id: id, frame: numbers)), as: UTF8.self) + "\n"
    }
}

extension IntrinsicSizes: ExpressibleByArgument {}
