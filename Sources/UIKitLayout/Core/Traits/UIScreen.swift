import Foundation

/// A screen; immutable. Each task has one main screen, by default of 375 × 667 points with two pixels per point.
public final class UIScreen: NSObject, Sendable {
    /// The bounds of the screen, in points.
    public let bounds: CGRect
    /// The number of pixels per point.
    public let scale: CGFloat

    /// Creates a screen with the given size and scale.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels per point.
    public init(size: CGSize, scale: CGFloat = 2) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
    }

    /// The main screen of the current task.
    @TaskLocal public static var main = UIScreen(size: CGSize(width: 375, height: 667))
    /// All screens. On Linux there is only the main one.
    public class var screens: [UIScreen] { [main] }

    /// The bounds of the screen, in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The number of pixels per point.
    public var nativeScale: CGFloat { scale }
    /// The maximum number of frames per second; always 60.
    public var maximumFramesPerSecond: Int { 60 }
    /// The current traits of the task, with the screen's scale as the display scale.
    public var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)])
    }
}
