import Foundation

/// The label and the image view of a button. Each is created on first access, or when the button is laid out with a
/// title or an image.
final class ButtonContent {
    /// The button, which owns this object.
    private unowned let button: UIButton
    private var label: ButtonTitleLabel?
    private var imageView: ButtonImageView?

    /// The font of the title.
    var titleFont: UIFont {
        didSet { if let label, !titleFont.measuresLike(label.font) { label.font = titleFont } }
    }

    init(of button: UIButton, font: UIFont) {
        self.button = button
        titleFont = font
    }

    /// The label, if it has been created.
    var titleLabel: UILabel? { label }

    func loadTitleLabel() -> UILabel {
        if let label { return label }
        let made = ButtonTitleLabel()
        made.font = titleFont
        made.lineBreakMode = .byTruncatingMiddle
        made.button = button
        label = made
        update()
        button.addSubview(made)
        return made
    }

    func loadImageView() -> UIImageView {
        if let imageView { return imageView }
        let made = ButtonImageView(frame: .zero)
        imageView = made
        update()
        button.insertSubview(made, at: 0)
        return made
    }

    /// Updates the label and the image view, if they exist, to the button's current state.
    func update() {
        imageView?.image = button.shownImage
        guard let label else { return }
        if let title = button.currentAttributedTitle, button.configuration == nil {
            label.attributedText = title
        } else {
            label.text = button.configuration.map(\.title) ?? button.currentTitle
        }
        if let font = button.configuration?.titleFont { label.show(font) }
    }

    /// The colour of the title in the present state. Unless the button has a configuration, a custom type or a colour
    /// for the state, its title is grey while it is disabled and fainter while it is pressed.
    var titleColor: UIColor {
        if let configuration = button.configuration { return configuration.shownForegroundColor(of: button) }
        let color = button.currentTitleColor
        guard button.titleColor(for: button.state) == nil, button.buttonType != .custom else { return color }
        if !button.isEnabled { return .tertiaryLabel }
        return button.isHighlighted ? color.withAlphaComponent(color.cgColor.alpha * 0.2) : color
    }

    /// Gives the title and the image the colours of the present state.
    func updateColors() {
        // An attributed title keeps the colours that it has.
        label?.setOwnTextColor(titleColor)
        label?.shadowColor = button.currentTitleShadowColor
        imageView?.tintColor = button.configuration?.shownForegroundColor(of: button)
        let isDimmed =
            !button.isEnabled && button.adjustsImageWhenDisabled
            || button.isHighlighted && button.adjustsImageWhenHighlighted
        imageView?.alpha = isDimmed && button.configuration == nil && button.image(for: button.state) == nil ? 0.5 : 1
        imageView?.drawsTemplates = button.configuration != nil || button.buttonType != .custom
        imageView?.isHidden = button.configuration?.showsActivityIndicator ?? false
    }

    /// Creates the views that the button needs, and sets the frames of those that are not positioned by constraints.
    func place() {
        let content = button.contentRect(forBounds: button.bounds)
        if button.hasTitle { _ = loadTitleLabel() }
        if button.shownImage != nil { _ = loadImageView() }
        if let label, label.translatesAutoresizingMaskIntoConstraints {
            var area = button.titleRect(forContentRect: content)
            if let subtitle = button.configuration?.subtitle, !subtitle.isEmpty {
                area.size.height -= UIButton.Configuration.subtitleFont.lineHeight
            }
            label.applyFrame(area)
        }
        if let imageView, imageView.translatesAutoresizingMaskIntoConstraints {
            imageView.applyFrame(button.imageRect(forContentRect: content))
        }
    }
}

/// The label that shows a button's title. It reports a change of its font to the button.
final class ButtonTitleLabel: UILabel {
    weak var button: UIButton?
    private var isConstraintItem = false

    override var font: UIFont! {
        didSet {
            guard let button, let font, !font.measuresLike(button.titleFont) else { return }
            button.titleFont = font
        }
    }

    /// Sets the font of the label without changing the font of the button.
    func show(_ font: UIFont) {
        let known = button
        button = nil
        if self.font != font { self.font = font }
        button = known
    }

    // The button positions its label, so the label takes no part in the surrounding layout until a constraint refers to
    // it.
    override var isLayoutRoot: Bool { !isConstraintItem }

    override func didBecomeConstraintItem() {
        isConstraintItem = true
        superview?.recordLayoutChange(.hierarchy)
    }
}

/// The view of a button's image.
final class ButtonImageView: UIImageView {
    private var isConstraintItem = false

    override var isLayoutRoot: Bool { !isConstraintItem }

    override func didBecomeConstraintItem() {
        isConstraintItem = true
        superview?.recordLayoutChange(.hierarchy)
    }
}
