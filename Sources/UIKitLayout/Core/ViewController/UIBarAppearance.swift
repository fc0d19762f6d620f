import Foundation

/// The appearance of a bar. Bars draw its background colour; its other values are stored.
open class UIBarAppearance: NSObject {
    deinit {}

    /// The background colour of the bar.
    open var backgroundColor: UIColor?
    /// The colour of the bar's shadow, the line at its edge.
    open var shadowColor: UIColor?

    /// Creates an appearance without colours.
    public override init() {}

    /// Sets the background colour to the system's colour for main backgrounds.
    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    /// Removes the background colour. On iOS the bar is then transparent.
    open func configureWithTransparentBackground() { backgroundColor = nil }
    /// Removes the background colour. On iOS the bar then has its default background, which is translucent.
    open func configureWithDefaultBackground() { backgroundColor = nil }
}

/// The appearance of a navigation bar. Its values are stored and have no effect on Linux.
open class UINavigationBarAppearance: UIBarAppearance {
    deinit {}

    /// The text attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The text attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar. Its values are stored and have no effect on Linux.
open class UITabBarAppearance: UIBarAppearance {
    deinit {}
}
