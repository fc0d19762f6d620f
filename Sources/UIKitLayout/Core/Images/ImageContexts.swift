// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The stack of images that the thread has begun with `UIGraphicsBeginImageContext`; the last one is the current image.
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
    /// Creates a context for an image, with the origin at the top left; `nil` if a length is not positive or is above
    /// 20 000 pixels.
    ///
    /// - Parameters:
    ///   - size: the size in points, rounded up to whole pixels.
    ///   - scale: the number of pixels per point.
    ///   - isOpaque: whether the image is first filled with black.
    package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        func pixels(_ length: CGFloat) -> Int { Int(max(0, min(1e6, (length * scale).roundedUpToPixel(scale: 1)))) }
        self.init(pixelWidth: pixels(size.width), pixelHeight: pixels(size.height), scale: scale)
        guard isOpaque else { return }
        setFillColor(CGColor(gray: 0, alpha: 1))
        fill(CGRect(origin: .zero, size: size))
    }
}

/// Returns the current context of the thread, into which views and images draw; `nil` if there is none.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.last }

/// Makes the given context the current one until ``UIGraphicsPopContext()`` is called.
public nonisolated func UIGraphicsPushContext(_ context: CGContext) { CurrentContext.push(context) }

/// Ends the effect of the last ``UIGraphicsPushContext(_:)``: the previous context is current again.
public nonisolated func UIGraphicsPopContext() { CurrentContext.pop() }

/// Begins an image of the given size with one pixel per point, and makes its context the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image and makes its context the current one. Does nothing if a length is not positive or is above
/// 20 000 pixels.
///
/// - Parameters:
///   - size: the size in points.
///   - opaque: whether the image is first filled with black.
///   - scale: the number of pixels per point; 0 means the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale == 0 ? UIScreen.main.scale : scale
    guard let context = CGContext(size: size, scale: scale, isOpaque: opaque) else { return }
    ImageContexts.all.append(.init(scale: scale, context: context))
    CurrentContext.push(context)
}

/// Returns what has been drawn so far into the image that was begun last; `nil` if no image is begun.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let image = ImageContexts.all.last, let drawn = image.context.makeImage() else { return nil }
    return UIImage(cgImage: drawn, scale: image.scale, orientation: .up)
}

/// Ends the image that was begun last; the previous context is current again. Does nothing if no image is begun.
public nonisolated func UIGraphicsEndImageContext() {
    guard ImageContexts.all.popLast() != nil else { return }
    CurrentContext.pop()
}

/// Fills a rectangle with the fill colour of the current context.
public nonisolated func UIRectFill(_ rect: CGRect) { CurrentContext.last?.fill(rect) }

/// Draws a frame one point wide along the inner edges of a rectangle, in the fill colour of the current context.
public nonisolated func UIRectFrame(_ rect: CGRect) {
    guard let context = CurrentContext.last else { return }
    context.beginPath()
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
}

/// Clips drawing in the current context to a rectangle.
public nonisolated func UIRectClip(_ rect: CGRect) { CurrentContext.last?.clip(to: rect) }
