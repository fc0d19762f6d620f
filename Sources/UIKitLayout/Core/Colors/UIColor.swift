import Foundation

/// A colour, which may depend on traits. Immutable.
///
/// Unchecked sendable: all stored properties are constants of sendable types.
open nonisolated class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let coreFoundationWord = CoreFoundationWord()
    /// The components, from 0 to 1. For a colour that depends on traits, those in light style.
    public let red, green, blue, alpha: CGFloat
    /// The closure that returns the colour for the given traits; `nil` if the colour does not depend on traits.
    private let provider: (@Sendable (UITraitCollection) -> UIColor)?

    /// Creates a colour from its components, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        provider = nil
    }

    /// Creates a colour that depends on traits; the closure returns the colour for the given traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        (red, green, blue, alpha) = (light.red, light.green, light.blue, light.alpha)
        provider = dynamicProvider
    }

    /// Creates a grey with a brightness from 0 (black) to 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from components in the colour space Display P3. They are stored unchanged, without conversion.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour from its hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func part(_ shift: CGFloat) -> CGFloat {
            let place = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// Creates a colour from a Core Graphics colour.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, 1]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Creates a colour from a colour literal of the language.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard let provider else { return UIColor(red: red, green: green, blue: blue, alpha: alpha) }
        return UIColor { provider($0).withAlphaComponent(alpha) }
    }

    /// The colour for the given traits; the colour itself if it does not depend on traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
    }

    /// The Core Graphics colour, in the current traits.
    open var cgColor: CGColor {
        let color = resolvedColor(with: .current)
        return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Stores the components in the current traits, from 0 to 1, at the given addresses. Always returns true.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolvedColor(with: .current)
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// If the colour is a grey in the current traits, stores its brightness and opacity, from 0 to 1, at the given
    /// addresses.
    ///
    /// - Returns: Whether the colour is a grey.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = resolvedColor(with: .current)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Stores the hue, saturation, brightness and opacity in the current traits, from 0 to 1, at the given addresses.
    /// Always returns true.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolvedColor(with: .current)
        let (most, least) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
        hue?.pointee = color.sector(most, most - least) / 6
        saturation?.pointee = most == 0 ? 0 : (most - least) / most
        brightness?.pointee = most
        alpha?.pointee = color.alpha
        return true
    }

    private func sector(_ most: CGFloat, _ range: CGFloat) -> CGFloat {
        guard range > 0 else { return 0 }
        if most == red { return ((green - blue) / range + 6).truncatingRemainder(dividingBy: 6) }
        return most == green ? (blue - red) / range + 2 : (red - green) / range + 4
    }

    /// Sets the fill colour of the current context to this colour, in the current traits.
    open func setFill() { CurrentContext.last?.setFillColor(cgColor) }
    /// Sets the stroke colour of the current context to this colour, in the current traits.
    open func setStroke() { CurrentContext.last?.setStrokeColor(cgColor) }
    /// Sets the stroke and fill colours of the current context to this colour, in the current traits.
    open func set() {
        setFill()
        setStroke()
    }

    /// Whether another object is a colour with the same components, in light and dark style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other === self
            || parts(in: .light) == other.parts(in: .light) && parts(in: .dark) == other.parts(in: .dark)
    }

    /// A hash value that is the same for equal colours.
    open override var hash: Int { [red, green, blue, alpha].hashValue }

    private func parts(in style: UIUserInterfaceStyle) -> [CGFloat] {
        let color = provider.map { $0(UITraitCollection(userInterfaceStyle: style)) } ?? self
        return [color.red, color.green, color.blue, color.alpha]
    }
}

/// The default type of colour literals.
public typealias _ColorLiteralType = UIColor
