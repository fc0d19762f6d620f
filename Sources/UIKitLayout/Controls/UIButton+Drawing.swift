import Foundation

// The parts of a button that are drawn below its title and image.
extension UIButton {
    /// Draws the background image or, if there is a configuration, its background and activity indicator. Also gives the
    /// texts and the image the colours of the present state.
    func drawButton(in context: CGContext) {
        content.updateColors()
        guard let configuration else {
            if let image = currentBackgroundImage {
                image.draw(
                    in: backgroundRect(forBounds: bounds), of: context, tint: tintColor, isTemplateByDefault: false)
            }
            return
        }
        configuration.shownBackground(of: self).draw(in: self, bounds, of: context)
        if configuration.showsActivityIndicator { drawActivityIndicator(of: configuration, in: context) }
    }

    private func drawActivityIndicator(of configuration: Configuration, in context: CGContext) {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.color = content.titleColor
        indicator.startAnimating()
        let frames = configuredFrames(of: configuration, in: contentRect(forBounds: bounds))
        draw(indicator, in: frames.image, of: context)
    }
}

extension UIButton.Configuration {
    /// The look of a configuration: its background, and the colour of its content.
    enum Look: Hashable {
        case plain, gray, tinted, filled
    }

    /// The background in the state of a button.
    func shownBackground(of button: UIButton) -> UIBackgroundConfiguration {
        var shown = background
        shown.cornerRadius = cornerRadius(ofHeight: button.bounds.height)
        shown.backgroundColor = background.backgroundColor ?? standardBackgroundColor(of: button) ?? .clear
        return shown
    }

    /// The colour of a background that has none of its own, in the state of a button; `nil` for no colour.
    private func standardBackgroundColor(of button: UIButton) -> UIColor? {
        guard look != .plain else { return baseBackgroundColor }
        let follows = button.automaticallyUpdatesConfiguration
        guard button.isEnabled || !follows else { return .tertiarySystemFill }
        let color =
            switch look {
            case .plain, .filled: baseBackgroundColor ?? tint(of: button)
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: (baseBackgroundColor ?? tint(of: button)).withAlphaComponent(0.18)
            }
        return button.isHighlighted && follows ? color.withAlphaComponent(color.cgColor.alpha * 0.75) : color
    }

    /// The colour of the title, the subtitle and the image in the state of a button.
    func shownForegroundColor(of button: UIButton) -> UIColor {
        let follows = button.automaticallyUpdatesConfiguration
        guard button.isEnabled || !follows else { return .tertiaryLabel }
        let color = baseForegroundColor ?? (look == .filled ? .white : tint(of: button))
        return button.isHighlighted && follows ? color.withAlphaComponent(0.75) : color
    }

    /// The colour of a button whose configuration has none: red for a destructive one, otherwise the tint colour.
    private func tint(of button: UIButton) -> UIColor {
        button.role == .destructive ? .systemRed : button.tintColor ?? .systemBlue
    }

    /// The radius of the corners of a button of the given height, in points.
    func cornerRadius(ofHeight height: CGFloat) -> CGFloat {
        let radius: CGFloat =
            switch cornerStyle {
            case .fixed, .dynamic: background.cornerRadius
            case .medium: UIBackgroundConfiguration.ofButton.cornerRadius
            case .small: 4
            case .large: 9
            case .capsule: height / 2
            }
        return min(radius, height / 2)
    }
}

extension UIBackgroundConfiguration {
    /// The background of a button's configuration, whose colour the configuration determines.
    static var ofButton: UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration(nil)
        background.cornerRadius = 6
        return background
    }
}
