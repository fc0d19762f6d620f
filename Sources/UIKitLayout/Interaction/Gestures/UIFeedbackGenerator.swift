import Foundation

/// A generator of haptic feedback; it does nothing on Linux.
open class UIFeedbackGenerator: NSObject {
    deinit {}

    /// Creates a generator.
    public override init() {}
    /// Prepares the generator. Does nothing on Linux.
    open func prepare() {}
}

/// A generator of feedback for impacts; it does nothing on Linux.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    deinit {}

    /// The kind of collision that the feedback imitates.
    public nonisolated enum FeedbackStyle: Int, Hashable, Sendable {
        case light = 0
        case medium, heavy, soft, rigid
    }

    /// Creates a generator for a style.
    public convenience init(style: FeedbackStyle) { self.init() }
    /// Triggers feedback. Does nothing on Linux.
    open func impactOccurred() {}
    /// Triggers feedback with an intensity. Does nothing on Linux.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for changes of a selection; it does nothing on Linux.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    deinit {}

    /// Triggers feedback. Does nothing on Linux.
    open func selectionChanged() {}
}

/// A generator of feedback for the result of an operation; it does nothing on Linux.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    deinit {}

    /// The result of an operation.
    public nonisolated enum FeedbackType: Int, Hashable, Sendable {
        case success = 0
        case warning, error
    }

    /// Triggers feedback. Does nothing on Linux.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
