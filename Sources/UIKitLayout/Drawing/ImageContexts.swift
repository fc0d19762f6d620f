// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The images that are being drawn on a thread, the innermost one last.
private nonisolated enum ImageContexts {
    private static let key = "UIGraphicsBeginImageContext"

    static var all: [(size: CGSize, scale: CGFloat)] {
        get { Thread.current.threadDictionary[key] as? [(size: CGSize, scale: CGFloat)] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}

/// Begins an image of a size, with one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size and scale; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    ImageContexts.all.append((size, scale == 0 ? UIScreen.main.scale : scale))
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
