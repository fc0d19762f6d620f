import Foundation

/// A view that blurs what is behind it; its own views lie in a content view.
open class UIVisualEffectView: UIView {
    deinit {}

    /// The view that holds the content.
    public let contentView = UIView(frame: .zero)
    /// What is done to what is behind the view; a stored value.
    open var effect: UIVisualEffect?

    /// Makes a view with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        fill(with: contentView)
    }

    /// Makes a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill(with: contentView)
    }

    /// Makes a view with an effect.
    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
    }
}

/// What is done to what is behind a view; a stored value.
open class UIVisualEffect: NSObject {
    deinit {}
}

/// A blur; a stored value.
open class UIBlurEffect: UIVisualEffect {
    deinit {}

    /// How a blur looks.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case extraLight = 0
        case light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    }

    /// How the blur looks.
    public let style: Style

    /// Makes a blur.
    public init(style: Style) {
        self.style = style
    }
}

/// Colours that can be read over a blur; a stored value.
open class UIVibrancyEffect: UIVisualEffect {
    deinit {}

    /// Makes an effect over a blur.
    public init(blurEffect: UIBlurEffect) {}

    /// Makes an effect over a blur, for what is shown; a stored value.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// What an effect over a blur is for.
public nonisolated enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
