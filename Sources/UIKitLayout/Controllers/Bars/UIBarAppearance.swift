import Foundation

/// How a bar looks; stored values.
open class UIBarAppearance: NSObject {
    deinit {}

    /// The colour behind the bar.
    open var backgroundColor: UIColor?
    /// The colour of the line at the edge.
    open var shadowColor: UIColor?

    /// Makes an appearance.
    public override init() {}

    /// Takes the opaque background; a stored value.
    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    /// Takes a background that can be seen through; a stored value.
    open func configureWithTransparentBackground() { backgroundColor = nil }
    /// Takes the default background; a stored value.
    open func configureWithDefaultBackground() { backgroundColor = nil }
}

/// How a navigation bar looks; stored values.
open class UINavigationBarAppearance: UIBarAppearance {
    deinit {}

    /// How the title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How the large title looks.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks; stored values.
open class UITabBarAppearance: UIBarAppearance {
    deinit {}
}
