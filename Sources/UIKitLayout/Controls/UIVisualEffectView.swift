import Foundation

/// A view that applies a visual effect, such as a blur, to the views behind it. Subviews are added to its content view.
open class UIVisualEffectView: UIView {
    deinit {}

    /// The view to which subviews are added; it fills the effect view.
    public let contentView = UIView(frame: .zero)
    /// The effect; does not affect layout.
    open var effect: UIVisualEffect?

    /// Creates a view with the given frame, which is in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        fill(with: contentView)
    }

    /// Creates a view from an Interface Builder file; the properties in the file are set afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill(with: contentView)
    }

    /// Creates a view with an effect.
    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
    }
}

/// A visual effect; does not affect layout.
open class UIVisualEffect: NSObject {
    deinit {}
}

/// A blur; does not affect layout.
open class UIBlurEffect: UIVisualEffect {
    deinit {}

    /// The style of a blur.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case extraLight = 0
        case light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    }

    /// The style of the blur.
    public let style: Style

    /// Creates a blur.
    public init(style: Style) {
        self.style = style
    }
}

/// A vibrancy effect, which keeps colours legible over a blur; does not affect layout.
open class UIVibrancyEffect: UIVisualEffect {
    deinit {}

    /// Creates a vibrancy effect for a blur; nothing is stored.
    public init(blurEffect: UIBlurEffect) {}

    /// Creates a vibrancy effect for a blur and a style of content; nothing is stored.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The kind of content to which a vibrancy effect is applied.
public nonisolated enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
