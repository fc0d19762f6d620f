import Foundation

/// The comparison of the pixels of a new picture with those of its reference.
nonisolated struct PictureComparison {
    private let reference: PicturePixels
    private let new: PicturePixels
    /// The largest difference of a component that is allowed, from 0 to 255.
    private let limit: Int
    /// The distance, in pixels, within which the colour of a pixel may be found in the other picture.
    private let radius: Int
    /// The indices of the pixels that differ, counted by rows in the part that both pictures have.
    private let different: [Int]
    /// The greatest difference of a component of a pixel that differs, from 0 to 255.
    private let greatest: Int

    /// Compares two pictures.
    ///
    /// - Parameter scale: the number of pixels per point.
    init(_ reference: PicturePixels, _ new: PicturePixels, tolerance: LayoutSnapshotTolerance, scale: CGFloat) {
        (self.reference, self.new) = (reference, new)
        limit = Int((max(0, min(1, tolerance.color)) * 255).rounded())
        radius = Int(max(0, min(1000, tolerance.distance * scale)).rounded(.up))
        let (width, height) = (min(reference.width, new.width), min(reference.height, new.height))
        var (different, greatest) = ([Int](), 0)
        for y in 0..<height {
            for x in 0..<width {
                let difference = Self.difference(reference, new, x, y)
                guard difference > limit else { continue }
                let isNear = Self.contains(reference, new, x, y, radius, limit)
                if isNear, Self.contains(new, reference, x, y, radius, limit) { continue }
                different.append(y * width + x)
                greatest = max(greatest, difference)
            }
        }
        (self.different, self.greatest) = (different, greatest)
    }

    /// The reason why the pictures are not equal within the tolerance; `nil` if they are.
    ///
    /// - Parameter share: the share of pixels that may differ.
    func failure(share: Double) -> String? {
        let sizes = "\(new.width) x \(new.height) pixels instead of \(reference.width) x \(reference.height)"
        if abs(new.width - reference.width) > radius || abs(new.height - reference.height) > radius {
            return "the picture has \(sizes)"
        }
        let (width, height) = (min(reference.width, new.width), min(reference.height, new.height))
        guard let first = different.first, Double(different.count) > share * Double(width * height) else { return nil }
        let percent = String(format: "%.2f", 100 * Double(different.count) / Double(width * height))
        return "\(different.count) of \(width * height) pixels differ (\(percent) %), by up to \(greatest) of 255; the "
            + "first is at (\(first % width), \(first / width))"
    }

    /// A picture of the difference: the reference in pale grey, the pixels that differ in red, and parts that only one
    /// picture has in blue.
    var picture: PicturePixels {
        var picture = PicturePixels(
            width: max(reference.width, new.width), height: max(reference.height, new.height))
        let (width, height) = (min(reference.width, new.width), min(reference.height, new.height))
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                guard x < width, y < height else {
                    picture[x, y] = [64, 96, 255, 255]
                    continue
                }
                let pixel = reference[x, y]
                let luma = pixel.prefix(3).reduce(0) { $0 + Int($1) } / 3 + 255 - Int(pixel[pixel.startIndex + 3])
                let grey = UInt8(192 + luma / 4)
                picture[x, y] = [grey, grey, grey, 255]
            }
        }
        for index in different { picture[index % width, index / width] = [230, 0, 0, 255] }
        return picture
    }

    /// The greatest difference of a component of a pixel, from 0 to 255.
    private static func difference(_ one: PicturePixels, _ other: PicturePixels, _ x: Int, _ y: Int) -> Int {
        let (from, to) = ((y * one.width + x) * 4, (y * other.width + x) * 4)
        var greatest = 0
        for part in 0..<4 { greatest = max(greatest, abs(Int(one.bytes[from + part]) - Int(other.bytes[to + part]))) }
        return greatest
    }

    /// Whether each component of a pixel of one picture is in the range of the other picture's pixels within a radius,
    /// which is extended by the limit. This is true of the pixels of edges that have moved by a part of a pixel. False
    /// if the radius is 0.
    private static func contains(
        _ one: PicturePixels, _ other: PicturePixels, _ x: Int, _ y: Int, _ radius: Int, _ limit: Int
    ) -> Bool {
        guard radius > 0 else { return false }
        var least = [255, 255, 255, 255]
        var greatest = [0, 0, 0, 0]
        for row in max(0, y - radius)...min(other.height - 1, y + radius) {
            for column in max(0, x - radius)...min(other.width - 1, x + radius) {
                for part in 0..<4 {
                    let value = Int(other.bytes[(row * other.width + column) * 4 + part])
                    (least[part], greatest[part]) = (min(least[part], value), max(greatest[part], value))
                }
            }
        }
        return (0..<4).allSatisfy { part in
            let value = Int(one.bytes[(y * one.width + x) * 4 + part])
            return value >= least[part] - limit && value <= greatest[part] + limit
        }
    }
}
