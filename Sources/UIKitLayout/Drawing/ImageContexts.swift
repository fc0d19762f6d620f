// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The images that are being drawn on a thread, the innermost one last.
private nonisolated enum ImageContexts {
    private static let key = "UIGraphicsBeginImageContext"

    struct Image {
        let size: CGSize
        let scale: CGFloat
        let context: CGContext
    }

    static var all: [Image] {
        get { Thread.current.threadDictionary[key] as? [Image] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}

/// The context of the image that was begun last, `nil` if there is none; what is drawn into it is not kept.
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContexts.all.last?.context }

/// Begins an image of a size, with one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size and scale; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    ImageContexts.all.append(
        .init(size: size, scale: scale == 0 ? UIScreen.main.scale : scale, context: CGContext()))
}

/// The image that was begun last, of its size and empty, because nothing is drawn; `nil` if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageContexts.all.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() {
    _ = ImageContexts.all.popLast()
}

/// Fills a rectangle; does nothing on Linux.
public func UIRectFill(_ rect: CGRect) {}

/// Draws a rectangle; does nothing on Linux.
public func UIRectFrame(_ rect: CGRect) {}
