// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The stack of images that are being drawn on a thread.
private nonisolated enum ImageContexts {
    private static let key = "UIGraphicsBeginImageContext"

    struct Image {
        let scale: CGFloat
        let context: CGContext
    }

    static var all: [Image] {
        get { Thread.current.threadDictionary[key] as? [Image] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}

nonisolated extension CGContext {
    /// A context for an image of a size in points, whose origin is at the top left; `nil` if a length is not positive
    /// or above 20 000 pixels.
    package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        func pixels(_ length: CGFloat) -> Int { Int(max(0, min(1e6, (length * scale).roundedUpToPixel(scale: 1)))) }
        self.init(pixelWidth: pixels(size.width), pixelHeight: pixels(size.height), scale: scale)
        guard isOpaque else { return }
        setFillColor(CGColor(gray: 0, alpha: 1))
        fill(CGRect(origin: .zero, size: size))
    }
}

/// The context that is drawn in; `nil` outside drawing.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.last }

/// Makes a context the current one, until ``UIGraphicsPopContext()``.
public nonisolated func UIGraphicsPushContext(_ context: CGContext) { CurrentContext.push(context) }

/// Makes the context current that was so before ``UIGraphicsPushContext(_:)``.
public nonisolated func UIGraphicsPopContext() { CurrentContext.pop() }

/// Begins an image of a size, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size and a scale; 0 means the screen's scale. Nothing begins if a length is not positive or
/// above 20 000 pixels.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale == 0 ? UIScreen.main.scale : scale
    guard let context = CGContext(size: size, scale: scale, isOpaque: opaque) else { return }
    ImageContexts.all.append(.init(scale: scale, context: context))
    CurrentContext.push(context)
}

/// The current image as drawn so far; `nil` if there is none.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let image = ImageContexts.all.last, let drawn = image.context.makeImage() else { return nil }
    return UIImage(cgImage: drawn, scale: image.scale, orientation: .up)
}

/// Ends the current image.
public nonisolated func UIGraphicsEndImageContext() {
    guard ImageContexts.all.popLast() != nil else { return }
    CurrentContext.pop()
}

/// Fills a rectangle with the fill colour of the current context.
public nonisolated func UIRectFill(_ rect: CGRect) { CurrentContext.last?.fill(rect) }

/// Strokes the inside of a rectangle with the fill colour of the current context, one point wide.
public nonisolated func UIRectFrame(_ rect: CGRect) {
    guard let context = CurrentContext.last else { return }
    context.beginPath()
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
}

/// Clips drawing in the current context to a rectangle.
public nonisolated func UIRectClip(_ rect: CGRect) { CurrentContext.last?.clip(to: rect) }
