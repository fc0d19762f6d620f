import Foundation
import Trapping

/// A Gaussian blur of a surface of coverage (the opacity of each pixel), approximated by three box blurs (Wells 1986).
enum GaussianBlur {
    /// Blurs a surface of coverage in place.
    ///
    /// - Parameter deviation: the standard deviation, in pixels. If its square is below a third, nothing is blurred.
    static func blur(_ surface: PixelSurface, deviation: Double) {
        let radii = boxRadii(deviation)
        guard radii.contains(where: { $0 > 0 }) else { return }
        let (width, height, stride) = (surface.width, surface.height, surface.bytesPerRow)
        surface.withBytes { bytes in
            var line = [UInt8](repeating: 0, count: max(width, height))
            for radius in radii where radius > 0 {
                for row in 0..<height {
                    blurLine(bytes, start: row * stride, step: 1, count: width, radius: radius, copy: &line)
                }
                for column in 0..<width {
                    blurLine(bytes, start: column, step: stride, count: height, radius: radius, copy: &line)
                }
            }
        }
    }

    /// Returns the radii of three box blurs whose variances add up to about the square of the deviation. The variance
    /// of a box of radius r is ((2r + 1)² − 1) / 12.
    static func boxRadii(_ deviation: Double) -> [Int] {
        let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
        let small = max(0, min(Int(limiting: (ideal - 1) / 2), 100_000))
        let variance = { (radius: Int) in Double((2 * radius + 1) * (2 * radius + 1) - 1) / 12 }
        let missing = deviation * deviation - 3 * variance(small)
        let larger = min(max(Int(limiting: (missing / (variance(small + 1) - variance(small))).rounded()), 0), 3)
        return (0..<3).map { $0 < larger ? small + 1 : small }
    }

    /// Replaces each byte of a row or column by the mean of the bytes within the given radius. Bytes beyond the ends
    /// count as 0.
    private static func blurLine(
        _ bytes: UnsafeMutableBufferPointer<UInt8>, start: Int, step: Int, count: Int, radius: Int, copy: inout [UInt8]
    ) {
        var sum = 0
        for index in 0..<count {
            copy[index] = bytes[start + index * step]
            if index < radius { sum += Int(copy[index]) }
        }
        let length = 2 * radius + 1
        for index in 0..<count {
            if index + radius < count { sum += Int(copy[index + radius]) }
            if index - radius > 0 { sum -= Int(copy[index - radius - 1]) }
            bytes[start + index * step] = UInt8((sum + length / 2) / length)
        }
    }
}
