import FileSearch
import Foundation
import UIKitLayout

/// The destination of pictures: one sheet with all pictures, a folder with a file for each picture, or the terminal.
final class PictureOutput {
    private enum Format: String {
        case png, svg, pdf
    }

    private let path: String
    /// The format of the sheet; `nil` if the destination is a folder or the terminal.
    private let format: Format?
    /// The protocol of the terminal, if the destination is the terminal.
    private let terminal: TerminalPictures?
    private var pictures: [Picture] = []
    private var scale: CGFloat = 1
    private var names: Set<String> = []
    /// The distance between pictures on a sheet, and from the pictures to its edges, in points.
    private static let gap: CGFloat = 16
    /// The largest width and height of a picture, in pixels.
    private static let largestLength: CGFloat = 20_000

    /// - Parameter path: the path of a sheet if it ends in .png, .svg or .pdf; otherwise that of a folder, which is
    ///   created if it does not exist. If it is `nil`, pictures are shown in the terminal.
    /// - Throws: ``ToolFailure`` when the folder cannot be created.
    init(path: String?) throws {
        self.path = path ?? ""
        terminal = path == nil ? .ofStandardOutput : nil
        format = path.flatMap { Format(rawValue: ($0 as NSString).pathExtension.lowercased()) }
        if let path, format == nil {
            do {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            } catch {
                throw ToolFailure.output("cannot write \(path): the folder cannot be created")
            }
        }
    }

    /// Adds a picture to the sheet, or writes its file if the destination is a folder.
    ///
    /// - Parameters:
    ///   - name: the name of the file without its extension. A number is appended if the name is already used.
    ///   - scale: the number of pixels per point. A sheet has the largest scale of its pictures.
    /// - Throws: ``ToolFailure`` when the picture is empty or too large, or when its file cannot be written.
    func add(_ picture: Picture, named name: String, scale: CGFloat) throws {
        try Self.check(picture.size, scale: scale, picture.name)
        self.scale = max(self.scale, scale)
        guard format == nil else {
            pictures.append(picture)
            return
        }
        var (unique, number) = (name, 2)
        while !names.insert(unique).inserted {
            unique = "\(name)-\(number)"
            number += 1
        }
        let png = try Self.png(of: [picture], size: picture.size, scale: scale)
        guard let terminal else { return try write(png, to: path + "/" + unique + ".png") }
        let output = try ToolOutput(path: nil)
        try output.write("\(unique) \(picture.size.width.shortText) x \(picture.size.height.shortText)\n")
        try output.write(terminal.sequences(showing: png), hasControlSequences: true)
    }

    /// Whether any picture was added.
    var isEmpty: Bool { pictures.isEmpty && names.isEmpty }

    /// Writes the sheet if the destination is a sheet and has pictures; otherwise does nothing.
    func finish() throws {
        guard let format, !pictures.isEmpty else { return }
        let size = Self.sheetSize(of: pictures)
        try Self.check(size, scale: format == .png ? scale : 1, path)
        let data: Data?
        switch format {
        case .png: data = try Self.png(of: pictures, size: size, scale: scale)
        case .svg: data = CGContext.document(.svg, size: size) { Self.draw(pictures, in: $0) }
        case .pdf: data = CGContext.document(.pdf, size: size) { Self.draw(pictures, in: $0) }
        }
        guard let data else { throw ToolFailure.output("cannot write \(path): the picture cannot be drawn") }
        try write(data, to: path)
    }

    private func write(_ data: Data, to path: String) throws {
        let output = try ToolOutput(path: path)
        try output.write(data)
        try output.finish()
    }

    private static func check(_ size: CGSize, scale: CGFloat, _ name: String) throws {
        let (width, height) = (size.width * scale, size.height * scale)
        guard width < 1 || height < 1 || max(width, height) > largestLength else { return }
        throw ToolFailure.data(
            "\(name): a picture of \(Int(max(0, min(1e9, width)))) x \(Int(max(0, min(1e9, height)))) pixels cannot be "
                + "drawn; expected 1 to \(Int(largestLength)) pixels on each side")
    }

    private static func png(of pictures: [Picture], size: CGSize, scale: CGFloat) throws -> Data {
        guard let context = CGContext(size: size, scale: scale, isOpaque: false) else {
            throw ToolFailure.data("the picture is too large")
        }
        draw(pictures, in: context)
        guard let data = context.pngData else { throw ToolFailure.data("the picture is too large") }
        return data
    }

    // MARK: Sheets

    /// Returns the size of a sheet with the given pictures side by side, in points. A single picture has no margins.
    private static func sheetSize(of pictures: [Picture]) -> CGSize {
        let margin = pictures.count > 1 ? gap : 0
        return CGSize(
            width: pictures.reduce(margin) { $0 + $1.size.width + margin },
            height: (pictures.map(\.size.height).max() ?? 0) + 2 * margin)
    }

    /// Draws the given pictures side by side, on grey if there are several.
    private static func draw(_ pictures: [Picture], in context: CGContext) {
        let margin = pictures.count > 1 ? gap : 0
        if pictures.count > 1 {
            context.setFillColor(CGColor(gray: 0.85, alpha: 1))
            context.fill(CGRect(origin: .zero, size: sheetSize(of: pictures)))
        }
        var left = margin
        for picture in pictures {
            picture.draw(at: CGPoint(x: left, y: margin), in: context)
            left += picture.size.width + margin
        }
    }
}
