import Foundation

/// The appearance of a bar; has no effect on Linux.
open class UIBarAppearance: NSObject {
    deinit {}

    /// The background colour of the bar.
    open var backgroundColor: UIColor?
    /// The colour of the bar's shadow, the line at its edge.
    open var shadowColor: UIColor?

    /// Creates an appearance.
    public override init() {}

    /// Sets an opaque background.
    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    /// Sets a transparent background.
    open func configureWithTransparentBackground() { backgroundColor = nil }
    /// Sets the default background.
    open func configureWithDefaultBackground() { backgroundColor = nil }
}

/// The appearance of a navigation bar; has no effect on Linux.
open class UINavigationBarAppearance: UIBarAppearance {
    deinit {}

    /// The text attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The text attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar; has no effect on Linux.
open class UITabBarAppearance: UIBarAppearance {
    deinit {}
}
