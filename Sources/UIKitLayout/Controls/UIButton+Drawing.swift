import Foundation

// The parts of a button that are drawn below its title and image.
extension UIButton {
    /// Draws the background image or, if there is a configuration, its background, subtitle and activity indicator.
    /// Also gives the title and the image the colours of the present state.
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
        drawSubtitle(of: configuration, in: context)
        if configuration.showsActivityIndicator { drawActivityIndicator(in: context) }
    }

    private func drawSubtitle(of configuration: Configuration, in context: CGContext) {
        guard let subtitle = configuration.subtitle, !subtitle.isEmpty else { return }
        let whole = titleRect(forContentRect: contentRect(forBounds: bounds))
        let height = Configuration.subtitleFont.lineHeight
        TextLines.drawLine(
            subtitle, font: Configuration.subtitleFont, color: content.titleColor,
            alignment: configuration.titleAlignment.textAlignment,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            in: CGRect(x: whole.minX, y: whole.maxY - height, width: whole.width, height: height), of: context)
    }

    private func drawActivityIndicator(in context: CGContext) {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.color = content.titleColor
        indicator.startAnimating()
        let title = titleRect(forContentRect: contentRect(forBounds: bounds))
        let size = indicator.intrinsicContentSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isMirrored ? title.maxX + 8 : title.minX - size.width - 8
        let place = CGRect(
            x: hasTitle ? left : bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        draw(indicator, in: place, of: context)
    }
}

extension UIButton.Configuration {
    /// The look of a configuration: its background, and the colour of its content.
    enum Look: Hashable {
        case plain, gray, tinted, filled
    }

    static let subtitleFont = UIFont.systemFont(ofSize: 12)

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

extension UIButton.Configuration.TitleAlignment {
    /// The alignment of the subtitle; automatic alignment centres it.
    fileprivate var textAlignment: NSTextAlignment {
        switch self {
        case .automatic, .center: .center
        case .leading: .natural
        case .trailing: .right
        }
    }
}
