import Foundation
import UIKitLayout

/// The pixels of a picture in memory.
nonisolated struct PicturePixels {
    let width: Int
    let height: Int
    /// The red, green, blue and opacity of each pixel, premultiplied, in rows from the top.
    private(set) var bytes: [UInt8]

    /// Reads the pixels of a PNG file; `nil` if it cannot be read.
    init?(png: Data) {
        guard let image = UIImage(data: png)?.cgImage else { return nil }
        (width, height) = (image.width, image.height)
        guard let data = image.dataProvider?.data else { return nil }
        bytes = [UInt8](data as Data)
    }

    /// Creates a white picture.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        bytes = [UInt8](repeating: 255, count: width * height * 4)
    }

    /// The four components of a pixel inside the picture.
    subscript(x: Int, y: Int) -> ArraySlice<UInt8> {
        get { bytes[((y * width + x) * 4)..<((y * width + x) * 4 + 4)] }
        set { bytes.replaceSubrange(((y * width + x) * 4)..<((y * width + x) * 4 + 4), with: newValue) }
    }

    /// The pixels as a PNG file; `nil` if memory cannot be allocated.
    var png: Data? {
        var copy = bytes
        let image = copy.withUnsafeMutableBytes { memory in
            CGContext(
                data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )?.makeImage()
        }
        return image.flatMap { UIImage(cgImage: $0).pngData() }
    }
}
