import UIKit

// The comparison of images in the style of snapshot libraries: the pixels of both are drawn into memory in the same
// format.

/// Compares stored images with new ones.
struct ImageDiffing {
    var precision: Float = 1
    var scale: CGFloat?

    init(precision: Float = 1, scale: CGFloat? = nil) {
        self.precision = precision
        self.scale = scale
    }

    func toData(_ image: UIImage) -> Data { image.pngData() ?? emptyImage().pngData()! }

    func fromData(_ data: Data) -> UIImage { UIImage(data: data, scale: scale ?? UIScreen.main.scale)! }

    /// A message and the picture of the difference, or `nil` if the images are equal.
    func diff(_ old: UIImage, _ new: UIImage) -> (String, UIImage)? {
        guard let message = compare(old, new) else { return nil }
        let width = max(old.size.width, new.size.width)
        let height = max(old.size.height, new.size.height)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), true, max(old.scale, new.scale))
        new.draw(at: .zero)
        old.draw(at: .zero, blendMode: .difference, alpha: 1)
        let difference = UIGraphicsGetImageFromCurrentImageContext()!
        UIGraphicsEndImageContext()
        return (message, difference)
    }

    private func compare(_ old: UIImage, _ new: UIImage) -> String? {
        guard let oldImage = old.cgImage else { return "the reference cannot be read" }
        guard let newImage = new.cgImage, newImage.width != 0, newImage.height != 0 else { return "empty" }
        guard oldImage.width == newImage.width, oldImage.height == newImage.height else {
            return "\(new.size) instead of \(old.size)"
        }
        let byteCount = 4 * oldImage.width * oldImage.height
        var oldBytes = [UInt8](repeating: 0, count: byteCount)
        guard let oldData = context(for: oldImage, data: &oldBytes)?.data else { return "no data" }
        if let newContext = context(for: newImage), let newData = newContext.data {
            let isSame = withExtendedLifetime(newContext) { memcmp(oldData, newData, byteCount) == 0 }
            if isSame { return nil }
        }
        var newBytes = [UInt8](repeating: 0, count: byteCount)
        guard let pngData = new.pngData(), let decoded = UIImage(data: pngData)?.cgImage,
            let newData = context(for: decoded, data: &newBytes)?.data
        else { return "the new image cannot be read" }
        if memcmp(oldData, newData, byteCount) == 0 { return nil }
        if precision >= 1 { return "different" }
        let different = (0..<byteCount).filter { oldBytes[$0] != newBytes[$0] }.count
        return different <= Int((1 - precision) * Float(byteCount)) ? nil : "\(different) bytes differ"
    }

    private func context(for image: CGImage, data: UnsafeMutableRawPointer? = nil) -> CGContext? {
        guard
            let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: data, width: image.width, height: image.height, bitsPerComponent: 8,
                bytesPerRow: image.width * 4, space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return context
    }

    private func emptyImage() -> UIImage {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
        label.backgroundColor = .red
        label.text = "No image: the view is empty."
        label.textAlignment = .center
        label.numberOfLines = 3
        return UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
    }
}
