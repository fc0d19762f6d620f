import Foundation
import LayoutEngine
import TextLayout
import UIKitFacts

/// A button with a title, an image, and insets around them.
///
/// Without insets and images a button has 6 points above and below the title and is at least 30 points wide, as stored
/// frames of Interface Builder files show. Without a configuration, widths and the height of the title are rounded up
/// to whole points: 113 of 117 stored widths of buttons without constraints are whole numbers, whereas 149 of 755
/// stored widths of labels are not.
open class UIButton: ButtonInteraction {
    deinit {}

    /// The content of a button in one state.
    private struct Face {
        var title: String?
        var attributedTitle: NSAttributedString?
        var image: UIImage?
        var backgroundImage: UIImage?
        var titleColor: UIColor?
        var shadowColor: UIColor?
        var imageConfiguration: UIImage.SymbolConfiguration?
    }

    private var faces: [State: Face] = [:]

    /// The type of the button.
    public private(set) var buttonType = ButtonType.custom
    /// The content of the button, in place of the titles, images and insets of its states; `nil` by default. If the
    /// configuration lacks a title or an image, those of the state are shown.
    open var configuration: Configuration? {
        didSet {
            mayWrap = configuration.map { $0.titleLineBreakMode.wraps || $0.subtitleLineBreakMode.wraps } ?? false
            faceDidChange()
        }
    }
    /// A closure that is called with the button when this property is set, after each change of the button's state, and
    /// by ``setNeedsUpdateConfiguration()``.
    open var configurationUpdateHandler: ((UIButton) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    override func menuDidChange() { showMenuSelection() }
    /// The label that shows the title, a subview that is created on first access. Its font is the font of the title: by
    /// default the system font, at 18 points in custom buttons and at 15 points in others.
    open var titleLabel: UILabel? { content.loadTitleLabel() }
    /// The label that shows the subtitle of a configuration, a subview that is created on first access.
    open var subtitleLabel: UILabel? { content.loadSubtitleLabel() }
    /// The view that shows the image, a subview that is created on first access.
    open var imageView: UIImageView? { content.loadImageView() }
    private(set) final lazy var content = ButtonContent(of: self, font: defaultFont)

    /// The insets of the content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { faceDidChange() }
    }

    /// The insets of the title, in points. They move the title; as in UIKit, the button's size does not depend on them.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// The insets of the image, in points. They move the image; as in UIKit, the button's size does not depend on them.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Creates a button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a button from an Interface Builder file, with the properties in the file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button of the given type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Creates a button of the given type that performs the given action and shows the title and image of the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        become(buttonType)
        showFace(of: primaryAction)
    }

    /// Creates a button with a configuration and an action. If the configuration lacks a title or an image, the button
    /// shows that of the action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        become(.system)
        var shown = configuration
        if shown.title == nil, let title = primaryAction?.title, !title.isEmpty { shown.title = title }
        shown.image = shown.image ?? primaryAction?.image
        show(shown)
    }

    /// Sets the configuration. In an initialiser, assigning the property would not call its observer.
    private func show(_ configuration: Configuration) { self.configuration = configuration }

    private func become(_ type: ButtonType) {
        buttonType = type
        content.titleFont = defaultFont
        if let image = type.image { setImage(image, for: .normal) }
    }

    // MARK: Content of states

    private func changeFace(of state: State, _ change: (inout Face) -> Void) {
        change(&faces[state, default: Face()])
        faceDidChange()
    }

    /// Updates the label and the image view, and invalidates the layout and the intrinsic size.
    private func faceDidChange() {
        content.update()
        needsLayout = true
        invalidateIntrinsicContentSize()
    }

    /// Sets the title for a state. The title for the normal state is also that of the configuration, if there is one.
    open func setTitle(_ title: String?, for state: State) {
        changeFace(of: state) { $0.title = title }
        if state == .normal, configuration != nil { configuration?.title = title }
    }

    /// The title for a state.
    open func title(for state: State) -> String? { faces[state]?.title }

    /// Sets the attributed title for a state, which takes precedence over the plain title. The title for the normal
    /// state is also that of the configuration, if there is one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        changeFace(of: state) { $0.attributedTitle = title }
        if state == .normal, configuration != nil {
            configuration?.attributedTitle = title.map { AttributedString($0) }
        }
    }

    /// The attributed title for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { faces[state]?.attributedTitle }

    /// Sets the image for a state. The image for the normal state is also that of the configuration, if there is one.
    open func setImage(_ image: UIImage?, for state: State) {
        changeFace(of: state) { $0.image = image }
        if state == .normal, configuration != nil { configuration?.image = image }
    }

    /// The image for a state.
    open func image(for state: State) -> UIImage? { faces[state]?.image }

    /// Sets the background image for a state. The button takes the alignment insets of the image and is at least as
    /// large as the image.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        let former = alignmentRectInsets
        changeFace(of: state) { $0.backgroundImage = image }
        if alignmentRectInsets != former { recordLayoutChange([.autoresizing, .content]) }
    }

    /// The background image for a state.
    open func backgroundImage(for state: State) -> UIImage? { faces[state]?.backgroundImage }

    /// Sets the colour of the title for a state; does not affect layout.
    open func setTitleColor(_ color: UIColor?, for state: State) { changeFace(of: state) { $0.titleColor = color } }

    /// The colour of the title for a state.
    open func titleColor(for state: State) -> UIColor? { faces[state]?.titleColor }

    /// Sets the shadow colour of the title for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        changeFace(of: state) { $0.shadowColor = color }
    }

    /// The shadow colour of the title for the current state; `nil` for no shadow.
    open var currentTitleShadowColor: UIColor? { shown(\.shadowColor) }

    /// Sets the symbol configuration of the image for a state.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        changeFace(of: state) { $0.imageConfiguration = configuration }
    }

    /// The title for the current state.
    open var currentTitle: String? { shown(\.title) }
    /// The attributed title for the current state.
    open var currentAttributedTitle: NSAttributedString? { shown(\.attributedTitle) }
    /// The colour of the title for the current state.
    open var currentTitleColor: UIColor { shown(\.titleColor) ?? (buttonType == .custom ? .white : tintColor) }
    /// The image for the current state.
    open var currentImage: UIImage? { shown(\.image).map { sized($0) } }
    /// The background image for the current state.
    open var currentBackgroundImage: UIImage? { shown(\.backgroundImage) }

    /// The given part of the content for the current state or, if that state lacks the part, for the normal state.
    private func shown<Part>(_ part: KeyPath<Face, Part?>) -> Part? {
        faces[state].flatMap { $0[keyPath: part] } ?? faces[.normal].flatMap { $0[keyPath: part] }
    }

    private func sized(_ image: UIImage) -> UIImage {
        shown(\.imageConfiguration).flatMap { image.withConfiguration($0) } ?? image
    }

    override func stateDidChange() {
        setNeedsUpdateConfiguration()
        if faces.count > 1 { faceDidChange() }
        if faces.values.contains(where: { $0.backgroundImage != nil }) { recordLayoutChange(.autoresizing) }
    }

    // MARK: Configurations

    /// Calls ``updateConfiguration()`` immediately.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }

    /// Calls ``configurationUpdateHandler``, which can adapt the configuration to the current state.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configuration != nil { faceDidChange() }
    }

    // MARK: Layout

    /// The alignment insets of the background image. Evidence: in stored frames, 7 buttons with a symbol as background
    /// image (in 3 projects) are shorter than their constraints require, whereas 9 buttons with a symbol in place of a
    /// title (in 3 projects) are not.
    open override var alignmentRectInsets: UIEdgeInsets { currentBackgroundImage?.alignmentRectInsets ?? .zero }

    open override var intrinsicContentSize: CGSize { naturalSize }

    /// The intrinsic size. The texts of a configuration wrap at the given width, unless that is 0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicSize(offering: size.width > 0 ? size.width : nil)
    }

    /// The content rectangle within bounds: the bounds less the insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: drawnInsets) }

    /// The background rectangle within bounds: the bounds themselves.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The title's rectangle within the content rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        configuration.map { configuredFrames(of: $0, in: contentRect).title } ?? placement(in: contentRect).title
    }

    /// The image's rectangle within the content rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        configuration.map { configuredFrames(of: $0, in: contentRect).image } ?? placement(in: contentRect).image
    }

    open override func layoutSubviews() {
        content.place()
        super.layoutSubviews()
    }

    // The baselines are those of the title, which is centred vertically within the insets.
    override var baselinesAreCentered: Bool { true }
    override func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? {
        guard let configuration else { return hasTitle ? drawnTitleFont : nil }
        let texts = configuredTexts(of: configuration)
        return (baseline == .lastBaseline ? texts.subtitle ?? texts.title : texts.title ?? texts.subtitle)?.font
    }

    /// Whether the configuration has a text that may wrap.
    private var mayWrap = false
    override var contentHeightDependsOnWidth: Bool { mayWrap }

    override func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        measuredContent(width: width)
    }

    override func drawContent(in context: CGContext) { drawButton(in: context) }
}

extension UIButton {
    // This extension must be in the same file as the initialiser whose symbol it names. If a release build compiled the
    // use of the symbol before the initialiser, it would not emit the initialiser.
    @_silgen_name("$s11UIKitLayout8UIButtonC4typeA2C10ButtonTypeO_tcfC")
    private static func make(type: ButtonType) -> UIButton

    /// Returns a new button of the given type. It is an instance of the class on which the method is called, which may
    /// be known only at run time. Traps if that class lacks `init(frame:)`.
    public static func initialized(type: ButtonType) -> Self { unsafeDowncast(make(type: type), to: Self.self) }
}
