import Foundation

/// A view that applies a visual effect, such as a blur, to the views behind it. Subviews are added to its content view.
/// A blur is drawn as a translucent area in the colour of its style; what is behind the view is not blurred.
open class UIVisualEffectView: UIView {
    deinit {}

    /// The view to which subviews are added; it fills the effect view.
    public let contentView = UIView(frame: .zero)
    /// The effect; does not affect layout.
    open var effect: UIVisualEffect?

    /// Creates a view with the given frame, which is in the superview's coordinates.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates a view from an Interface Builder file, with the properties in the file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForDecoding() { fill(with: contentView) }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        fill(with: contentView)
    }

    override func drawContent(in context: CGContext) {
        guard let blur = effect as? UIBlurEffect else { return }
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        context.setFillColor(blur.style.color(isDark: isDark).cgColor)
        context.fill(bounds)
    }
}

/// A visual effect; does not affect layout.
#if MainActorViews
    @preconcurrency @MainActor
#endif
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

nonisolated extension UIBlurEffect.Style {
    /// The translucent colour that is drawn in place of the blur.
    ///
    /// - Parameter isDark: whether the view is in dark style, which determines the colour of most styles.
    func color(isDark: Bool) -> UIColor {
        switch self {
        case .extraLight: UIColor(white: 0.97, alpha: 0.82)
        case .light: UIColor(white: 1, alpha: 0.3)
        case .dark: UIColor(white: 0.11, alpha: 0.73)
        case .regular, .prominent, .systemMaterial: material(isDark, 0.82)
        case .systemUltraThinMaterial: material(isDark, 0.5)
        case .systemThinMaterial: material(isDark, 0.68)
        case .systemThickMaterial: material(isDark, 0.92)
        case .systemChromeMaterial: material(isDark, 0.94)
        case .systemUltraThinMaterialLight: material(false, 0.5)
        case .systemThinMaterialLight: material(false, 0.68)
        case .systemMaterialLight: material(false, 0.82)
        case .systemUltraThinMaterialDark: material(true, 0.5)
        case .systemThinMaterialDark: material(true, 0.68)
        case .systemMaterialDark: material(true, 0.82)
        }
    }

    private func material(_ isDark: Bool, _ opacity: CGFloat) -> UIColor {
        UIColor(white: isDark ? 0.14 : 0.97, alpha: opacity)
    }
}
