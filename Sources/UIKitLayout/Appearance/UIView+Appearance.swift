import Foundation

/// What a view looks like; it has no bearing on layout.
private struct Appearance {
    static let key = AssociatedKey<Appearance>()

    var backgroundColor: UIColor?
    var tintColor: UIColor = .systemBlue
    var alpha: CGFloat = 1
    var isOpaque = true
    var clipsToBounds = false
    var isUserInteractionEnabled = true
    var contentMode = UIView.ContentMode.scaleToFill
    var textColor: UIColor = .label
    var textAlignment = NSTextAlignment.natural
    let layer = CALayer()
}

/// The drawing of a view; nothing here draws.
open class CALayer: NSObject {
    /// How round the corners are, in points.
    open var cornerRadius: CGFloat = 0
    /// How wide the border is, in points.
    open var borderWidth: CGFloat = 0
    /// Whether what lies outside is cut off.
    open var masksToBounds = false
    /// How opaque the shadow is.
    open var shadowOpacity: Float = 0
    /// How blurred the shadow is, in points.
    open var shadowRadius: CGFloat = 3
}

/// How lines of text lie in their width.
public enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center, right, justified, natural
}

extension UIView {
    /// How content that is larger or smaller than the view is shown.
    public enum ContentMode: Int, Hashable, Sendable {
        case scaleToFill = 0
        case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
        case bottomRight
    }

    private var appearance: Appearance {
        get {
            if let known = associatedValue(for: Appearance.key) { return known }
            let made = Appearance()
            setAssociatedValue(made, for: Appearance.key)
            return made
        }
        set { setAssociatedValue(newValue, for: Appearance.key) }
    }

    /// The colour behind the view.
    public var backgroundColor: UIColor? {
        get { appearance.backgroundColor }
        set { appearance.backgroundColor = newValue }
    }

    /// The colour of what can be acted on.
    public var tintColor: UIColor! {
        get { appearance.tintColor }
        set { appearance.tintColor = newValue ?? .systemBlue }
    }

    /// How opaque the view is, from 0 to 1.
    public var alpha: CGFloat {
        get { appearance.alpha }
        set { appearance.alpha = newValue }
    }

    /// Whether the view covers what is behind it.
    public var isOpaque: Bool {
        get { appearance.isOpaque }
        set { appearance.isOpaque = newValue }
    }

    /// Whether what lies outside of the bounds is cut off.
    public var clipsToBounds: Bool {
        get { appearance.clipsToBounds }
        set { appearance.clipsToBounds = newValue }
    }

    /// Whether the view can be acted on.
    public var isUserInteractionEnabled: Bool {
        get { appearance.isUserInteractionEnabled }
        set { appearance.isUserInteractionEnabled = newValue }
    }

    /// How content that is larger or smaller than the view is shown.
    public var contentMode: ContentMode {
        get { appearance.contentMode }
        set { appearance.contentMode = newValue }
    }

    /// The drawing of the view.
    public var layer: CALayer { appearance.layer }

    fileprivate var shownTextColor: UIColor {
        get { appearance.textColor }
        set { appearance.textColor = newValue }
    }

    fileprivate var shownTextAlignment: NSTextAlignment {
        get { appearance.textAlignment }
        set { appearance.textAlignment = newValue }
    }
}

extension UILabel {
    /// The colour of the text.
    public var textColor: UIColor! {
        get { shownTextColor }
        set { shownTextColor = newValue ?? .label }
    }

    /// How the lines lie in the label's width.
    public var textAlignment: NSTextAlignment {
        get { shownTextAlignment }
        set { shownTextAlignment = newValue }
    }
}

extension UIButton {
    /// Sets the colour of the title; accepted and ignored.
    public func setTitleColor(_ color: UIColor?, for state: State) {}
}

extension UITableViewCell {
    /// How a cell shows that it is selected.
    public enum SelectionStyle: Int, Hashable, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    private static let selection = AssociatedKey<SelectionStyle>()

    /// How the cell shows that it is selected.
    public var selectionStyle: SelectionStyle {
        get { associatedValue(for: Self.selection) ?? .default }
        set { setAssociatedValue(newValue, for: Self.selection) }
    }
}
