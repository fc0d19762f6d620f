import UIKit

/// The picture that a view draws, with 2 pixels per point.
struct DrawnView {
    private let image: CGImage?

    init(_ view: UIView, style: UIUserInterfaceStyle = .light) {
        view.overrideTraitCollection = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: style),
        ])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        image =
            UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
                view.drawHierarchy(in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: true)
            }.cgImage
    }

    /// The red, green, blue and alpha components of the pixel to the right of and below a point, from 0 to 255.
    func color(_ x: CGFloat, _ y: CGFloat) -> [UInt8]? { image?.pixel(x: Int(x * 2), y: Int(y * 2)) }

    /// The smallest rectangle, in points, that contains all pixels whose colour fulfils a condition; `nil` if there are
    /// none.
    func bounds(where condition: ([UInt8]) -> Bool) -> CGRect? {
        var box = CGRect.null
        guard let image else { return nil }
        for y in 0..<image.height {
            for x in 0..<image.width where image.pixel(x: x, y: y).map(condition) ?? false {
                box = box.union(CGRect(x: CGFloat(x) / 2, y: CGFloat(y) / 2, width: 0.5, height: 0.5))
            }
        }
        return box.isNull ? nil : box
    }

    /// The number of pixels in a rectangle whose colour fulfils a condition.
    func count(_ rect: CGRect, where condition: ([UInt8]) -> Bool) -> Int {
        var count = 0
        for y in Int(rect.minY * 2)..<Int(rect.maxY * 2) {
            for x in Int(rect.minX * 2)..<Int(rect.maxX * 2) where image?.pixel(x: x, y: y).map(condition) ?? false {
                count += 1
            }
        }
        return count
    }

    /// Whether a colour, from 0 to 255, is that of black ink on white.
    static func isBlack(_ color: [UInt8]) -> Bool { color[3] > 200 && color[0] < 60 && color[1] < 60 && color[2] < 60 }
    /// Whether a colour is a saturated red.
    static func isRed(_ color: [UInt8]) -> Bool { color[3] > 100 && color[0] > 200 && color[1] < 100 }
    /// Whether a colour is a saturated blue.
    static func isBlue(_ color: [UInt8]) -> Bool { color[3] > 100 && color[2] > 200 && color[0] < 100 }
}
