import Foundation

/// The label and the image view of a button. Each is created on first access, or when the button is laid out with a
/// title or an image.
final class ButtonContent {
    /// The button, which owns this object.
    private unowned let button: UIButton
    private var label: ButtonTitleLabel?
    private var imageView: ButtonImageView?
    /// The label of a configuration's subtitle.
    private var subtitleLabel: ButtonTitleLabel?
    /// Whether the labels show the texts of a configuration.
    private var showsConfiguration = false
    /// The width at which the texts of a configuration wrap for the intrinsic size, including the insets of the content;
    /// `nil` for no limit. Set only while the button is measured.
    var offeredWidth: CGFloat?

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

    /// The maximum number of lines of a title without a configuration, 0 for no limit.
    var numberOfTitleLines: Int { label?.numberOfLines ?? 1 }

    func loadTitleLabel() -> UILabel {
        if let label { return label }
        let made = makeLabel()
        label = made
        update()
        button.addSubview(made)
        return made
    }

    func loadSubtitleLabel() -> UILabel {
        if let subtitleLabel { return subtitleLabel }
        let made = makeLabel()
        subtitleLabel = made
        update()
        button.addSubview(made)
        return made
    }

    private func makeLabel() -> ButtonTitleLabel {
        let made = ButtonTitleLabel()
        made.font = titleFont
        made.lineBreakMode = .byTruncatingMiddle
        made.button = button
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

    /// Updates the labels and the image view, if they exist, to the button's current state.
    func update() {
        imageView?.image = button.shownImage
        guard label != nil || subtitleLabel != nil else { return }
        if let configuration = button.configuration {
            let texts = button.configuredTexts(of: configuration)
            label?.show(texts.title)
            subtitleLabel?.show(texts.subtitle)
            showsConfiguration = true
            return
        }
        if showsConfiguration { endConfiguration() }
        guard let label else { return }
        if let title = button.currentAttributedTitle {
            label.attributedText = title
        } else {
            label.text = button.currentTitle
            // An attributed title that was shown before has given the label its font.
            if !titleFont.measuresLike(label.font) { label.setOwnFont(titleFont) }
        }
    }

    /// Gives the labels the values that they have without a configuration.
    private func endConfiguration() {
        showsConfiguration = false
        subtitleLabel?.show(nil)
        label?.endShowing(font: titleFont)
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
        subtitleLabel?.textColor = titleColor
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
        if let configuration = button.configuration { placeSubtitle(of: configuration, in: content) }
        if let label, label.translatesAutoresizingMaskIntoConstraints {
            label.applyFrame(button.titleRect(forContentRect: content))
        }
        if let imageView, imageView.translatesAutoresizingMaskIntoConstraints {
            imageView.applyFrame(button.imageRect(forContentRect: content))
        }
    }

    /// Creates the label of a subtitle if there is one, sets its frame, and aligns the lines of both labels.
    private func placeSubtitle(of configuration: UIButton.Configuration, in content: CGRect) {
        if configuration.subtitle?.isEmpty == false { _ = loadSubtitleLabel() }
        let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let alignment = button.textAlignment(of: configuration).ofLines(isMirrored: isMirrored)
        label?.textAlignment = alignment
        subtitleLabel?.textAlignment = alignment
        subtitleLabel?.applyFrame(button.configuredFrames(of: configuration, in: content).subtitle)
    }
}

extension UIButton.Configuration.TitleAlignment {
    /// The alignment of the lines of a label; automatic alignment centres them.
    fileprivate func ofLines(isMirrored: Bool) -> NSTextAlignment {
        switch self {
        case .automatic, .center: .center
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        }
    }
}

/// The label that shows a button's title or subtitle. It reports a change of its font or its number of lines to the
/// button.
final class ButtonTitleLabel: UILabel {
    weak var button: UIButton?
    private var isConstraintItem = false

    override var font: UIFont! {
        didSet {
            guard let button, let font, !font.measuresLike(button.titleFont) else { return }
            button.titleFont = font
        }
    }

    override var numberOfLines: Int {
        didSet { if numberOfLines != oldValue { button?.titleLinesDidChange() } }
    }

    // Code for iOS sets only the mode of titles of several lines, often with line feeds in the title.
    override var lineBreakMode: NSLineBreakMode {
        didSet { if button != nil, lineBreakMode.wraps, numberOfLines == 1 { numberOfLines = 0 } }
    }

    /// Shows the title or the subtitle of a configuration. The button keeps the font of its own title.
    func show(_ shown: ConfiguredText?) {
        withoutButton {
            guard let shown else {
                text = nil
                return
            }
            font = shown.font
            (lineBreakMode, numberOfLines) = (shown.lineBreakMode, shown.numberOfLines)
            if let styled = shown.styled { attributedText = styled } else { text = shown.text }
        }
    }

    /// Sets the values that labels of buttons without a configuration have.
    func endShowing(font: UIFont) {
        withoutButton {
            self.font = font
            (lineBreakMode, numberOfLines, textAlignment) = (.byTruncatingMiddle, 1, .natural)
        }
    }

    private func withoutButton(_ body: () -> Void) {
        let known = button
        button = nil
        body()
        button = known
    }

    // A button shows plain titles in its own mode and alignment after an attributed one.
    override var adoptsParagraphStyles: Bool { false }

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
