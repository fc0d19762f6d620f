import Foundation
import UIKitLayout

/// Writes pictures of the differences of files into a folder: the views before and after, and their differences.
struct DifferencePictures {
    private let folder: String
    private let scale: CGFloat?
    private var names: Set<String> = []
    /// The distance between the three pictures, in points.
    private static let gap: CGFloat = 16

    /// - Parameter folder: the path of the folder, which is created if it does not exist.
    /// - Throws: ``ToolFailure`` when the folder cannot be created.
    init(folder: String, scale: CGFloat?) throws {
        (self.folder, self.scale) = (folder, scale)
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw ToolFailure.output("cannot write \(folder): the folder cannot be created")
        }
    }

    /// Writes a picture for each root with visible changes and each width at which it changed, and returns the names of
    /// the files, such as `Main-abc-12-xyz-375.png`.
    mutating func write(_ difference: FileDifference) throws -> [String] {
        let stem = URL(fileURLWithPath: difference.name).deletingPathExtension().lastPathComponent
        var written: [String] = []
        for (id, widths) in difference.changedRoots {
            for width in widths {
                let images = try [difference.old, difference.new].map { try image(of: id, $0, width) }
                guard let sheet = Self.sheet(of: images[0], images[1], scale: scale(of: difference)) else { continue }
                let parts = [stem, id] + (width.map { [$0.shortText] } ?? [])
                let name = unused(parts.joined(separator: "-").replacingOccurrences(of: "/", with: "_")) + ".png"
                let output = try ToolOutput(path: folder + "/" + name)
                try output.write(sheet)
                try output.finish()
                written.append(name)
            }
        }
        return written
    }

    private mutating func unused(_ name: String) -> String {
        var (unique, number) = (name, 2)
        while !names.insert(unique).inserted {
            unique = "\(name)-\(number)"
            number += 1
        }
        return unique
    }

    private func scale(of difference: FileDifference) -> CGFloat {
        scale ?? (difference.new ?? difference.old)?.traits.displayScale ?? 2
    }

    /// The picture of a root, or `nil` if the version does not contain the root or the picture cannot be drawn.
    private func image(of id: String, _ layouts: FileLayouts?, _ width: CGFloat?) throws -> CGImage? {
        guard let layouts else { return nil }
        return try layouts.withRoots(width: width) { roots in
            guard let picture = roots.first(where: { $0.id == id })?.picture,
                let context = CGContext(size: picture.size, scale: layouts.traits.displayScale, isOpaque: false)
            else { return nil }
            picture.draw(at: .zero, in: context)
            return context.makeImage()
        }
    }

    /// The two pictures and their difference side by side, as a PNG file. A missing picture leaves its place empty.
    private static func sheet(of old: CGImage?, _ new: CGImage?, scale: CGFloat) -> Data? {
        let marked = old.flatMap { new?.markingDifferences(from: $0, tolerance: 8, color: (215, 0, 21)) }
        let images = [old, new, marked]
        let size = CGSize(
            width: CGFloat(images.compactMap { $0?.width }.max() ?? 1) / scale,
            height: CGFloat(images.compactMap { $0?.height }.max() ?? 1) / scale)
        let sheet = CGSize(width: 3 * size.width + 4 * gap, height: size.height + 2 * gap)
        guard let context = CGContext(size: sheet, scale: scale, isOpaque: true) else { return nil }
        context.setFillColor(CGColor(gray: 0.85, alpha: 1))
        context.fill(CGRect(origin: .zero, size: sheet))
        for (index, image) in images.enumerated() {
            guard let image else { continue }
            let origin = CGPoint(x: gap + CGFloat(index) * (size.width + gap), y: gap)
            let extent = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            context.drawUpright(image, in: CGRect(origin: origin, size: extent))
        }
        return context.pngData
    }
}
