import Foundation

/// What lets the device be felt; does nothing on Linux.
open class UIFeedbackGenerator: NSObject {
    deinit {}

    /// Makes a generator.
    public override init() {}
    /// Does nothing on Linux.
    open func prepare() {}
}

/// What lets an impact be felt; does nothing on Linux.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    deinit {}

    /// What hits something.
    public nonisolated enum FeedbackStyle: Int, Hashable, Sendable {
        case light = 0
        case medium, heavy, soft, rigid
    }

    /// Makes a generator.
    public convenience init(style: FeedbackStyle) { self.init() }
    /// Does nothing on Linux.
    open func impactOccurred() {}
    /// Does nothing on Linux.
    open func impactOccurred(intensity: CGFloat) {}
}

/// What lets a choice be felt; does nothing on Linux.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    deinit {}

    /// Does nothing on Linux.
    open func selectionChanged() {}
}

/// What lets a result be felt; does nothing on Linux.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    deinit {}

    /// What result.
    public nonisolated enum FeedbackType: Int, Hashable, Sendable {
        case success = 0
        case warning, error
    }

    /// Does nothing on Linux.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
