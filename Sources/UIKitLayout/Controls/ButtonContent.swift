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
        label.textColor = button.currentTitleColor
        if let title = button.currentAttributedTitle, button.configuration == nil {
            label.attributedText = title
        } else {
            label.text = button.configuration.map(\.title) ?? button.currentTitle
        }
    }

    /// Creates the views that the button needs, and sets the frames of those that are not positioned by constraints.
    func place() {
        let content = button.contentRect(forBounds: button.bounds)
        if button.hasTitle { _ = loadTitleLabel() }
        if button.shownImage != nil { _ = loadImageView() }
        if let label, label.translatesAutoresizingMaskIntoConstraints {
            label.applyFrame(button.titleRect(forContentRect: content))
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
