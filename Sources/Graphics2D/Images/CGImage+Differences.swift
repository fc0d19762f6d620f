import Foundation

extension CGImage {
    /// Returns this image in pale grey on white, in which each pixel that differs from another image has the given
    /// colour; `nil` if one of the images has no pixels or memory cannot be allocated. The images are aligned at the
    /// top left. The result has the greater width and the greater height of the two; pixels that are not in both images
    /// differ.
    ///
    /// - Parameters:
    ///   - tolerance: the greatest difference of a component, from 0 to 255, at which pixels count as equal.
    ///   - color: the colour of the pixels that differ, in components from 0 to 255.
    package func markingDifferences(
        from other: CGImage, tolerance: Int, color: (red: UInt8, green: UInt8, blue: UInt8)
    ) -> CGImage? {
        guard let result = PixelSurface(width: max(width, other.width), height: max(height, other.height)) else {
            return nil
        }
        let isMarked = withSurface { own in
            other.withSurface { others in
                guard let own, let others else { return false }
                result.withBytes { bytes in
                    let comparison = PixelComparison(own, others, tolerance: tolerance)
                    for row in 0..<result.height {
                        for column in 0..<result.width {
                            let at = row * result.bytesPerRow + column * 4
                            let pixel = comparison.pixel(column, row)
                            bytes[at] = pixel.map { 191 + $0 / 4 } ?? color.blue
                            bytes[at + 1] = pixel.map { 191 + $0 / 4 } ?? color.green
                            bytes[at + 2] = pixel.map { 191 + $0 / 4 } ?? color.red
                            bytes[at + 3] = 255
                        }
                    }
                }
                return true
            }
        }
        return isMarked ? CGImage(result) : nil
    }
}

/// The pixels of two images that are compared.
private struct PixelComparison {
    private let own: Pixels
    private let other: Pixels
    private let tolerance: Int

    init(_ own: PixelSurface, _ other: PixelSurface, tolerance: Int) {
        (self.own, self.other, self.tolerance) = (Pixels(own), Pixels(other), tolerance)
    }

    /// The lightness of a pixel on white, from 0 to 255; `nil` if the images differ there.
    func pixel(_ x: Int, _ y: Int) -> UInt8? {
        guard let mine = own.components(x, y), let theirs = other.components(x, y),
            (0..<4).allSatisfy({ abs(Int(mine[$0]) - Int(theirs[$0])) <= tolerance })
        else { return nil }
        let lightness = (Int(mine[2]) * 54 + Int(mine[1]) * 183 + Int(mine[0]) * 19) >> 8
        return UInt8(min(255, lightness + 255 - Int(mine[3])))
    }

    /// The bytes of a surface.
    private struct Pixels {
        private let bytes: UnsafeMutableBufferPointer<UInt8>
        private let bytesPerRow, width, height: Int

        init(_ surface: PixelSurface) {
            bytes = surface.withBytes { $0 }
            (bytesPerRow, width, height) = (surface.bytesPerRow, surface.width, surface.height)
        }

        /// Premultiplied blue, green and red, and alpha; `nil` outside of the surface.
        func components(_ x: Int, _ y: Int) -> SIMD4<UInt8>? {
            guard x < width, y < height else { return nil }
            let at = y * bytesPerRow + x * 4
            return SIMD4(bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3])
        }
    }
}
