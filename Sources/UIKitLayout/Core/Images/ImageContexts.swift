// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The stack of images that are being drawn on a thread.
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

/// The context of the current image; `nil` if there is none. What is drawn is discarded.
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContexts.all.last?.context }

/// Begins an image of a size, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size and a scale; 0 means the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    ImageContexts.all.append(
        .init(size: size, scale: scale == 0 ? UIScreen.main.scale : scale, context: CGContext()))
}

/// The current image, which has its size but no content, because nothing is drawn; `nil` if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageContexts.all.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// Ends the current image.
public func UIGraphicsEndImageContext() {
    _ = ImageContexts.all.popLast()
}

/// Fills a rectangle; does nothing on Linux.
public func UIRectFill(_ rect: CGRect) {}

/// Strokes a rectangle; does nothing on Linux.
public func UIRectFrame(_ rect: CGRect) {}
