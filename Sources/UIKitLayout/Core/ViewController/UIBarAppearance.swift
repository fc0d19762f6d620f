import Foundation

/// The appearance of a bar.
open class UIBarAppearance: NSObject {
    deinit {}

    /// The background colour of the bar.
    open var backgroundColor: UIColor?
    /// The image over the background colour; `nil` if there is none.
    open var backgroundImage: UIImage?
    /// The colour of the bar's shadow, the line at its edge; `nil` for no line.
    open var shadowColor: UIColor? = UIBarAppearance.hairlineColor
    /// The image of the bar's shadow; `nil` means a line of ``shadowColor``.
    open var shadowImage: UIImage?
    /// Whether the bar has no background, unless a colour or an image is set.
    private(set) var isTransparent = false

    /// Creates an appearance with the default background.
    public override init() {}

    /// Sets the background colour to the system's colour for main backgrounds.
    open func configureWithOpaqueBackground() {
        reset()
        backgroundColor = .systemBackground
    }

    /// Removes the background and the shadow.
    open func configureWithTransparentBackground() {
        reset()
        (isTransparent, shadowColor) = (true, nil)
    }

    /// Sets the default background. It has the bar's own colour or, if none is set,
    /// the standard colour of the bar's style.
    open func configureWithDefaultBackground() { reset() }

    private func reset() {
        (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
        (isTransparent, shadowColor) = (false, Self.hairlineColor)
    }

    /// The colour of the lines at the edges of bars.
    static let hairlineColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    deinit {}

    /// The text attributes of the title: the font and the colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The text attributes of the large title: the font and the colour.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    deinit {}
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
    deinit {}
}
