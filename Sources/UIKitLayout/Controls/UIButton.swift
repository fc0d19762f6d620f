import Foundation
import LayoutEngine
import TextLayout

/// A button as layout knows it: a title or an image, with insets around.
///
/// Without insets of its own the title has 6 points above and below and the button is at least 30 points
/// wide, as stored frames of Interface Builder files show. Sizes are whole points: of the stored widths of buttons that have
/// no constraint on them 113 are and 4 are not, while 149 of 755 labels have a fraction.
open class UIButton: UIControl {
    deinit {}

    /// What a button shows in a state.
    private struct Face {
        var title: String?
        var attributedTitle: NSAttributedString?
        var image: UIImage?
        var backgroundImage: UIImage?
        var titleColor: UIColor?
        var imageConfiguration: UIImage.SymbolConfiguration?
    }

    private var faces: [State: Face] = [:]

    /// The kind of button.
    public private(set) var buttonType = ButtonType.custom
    /// What the button shows, in place of titles, images and insets by state; `nil` at first.
    open var configuration: Configuration? {
        didSet { noteFaceChange() }
    }
    /// Called with the button before it is laid out, when its state has changed or ``setNeedsUpdateConfiguration()`` was
    /// called.
    open var configurationUpdateHandler: ((UIButton) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Whether the configuration follows the state; a stored value.
    open var automaticallyUpdatesConfiguration = true
    /// What the button shows a menu of; a stored value.
    open var menu: UIMenu?
    /// Whether the menu's choice is what the button shows; a stored value.
    open var changesSelectionAsPrimaryAction = false
    /// The label of the title, a subview; its font is the title's: the system font, at 18 points in custom buttons and 15 in
    /// others.
    open var titleLabel: UILabel? { content.loadTitleLabel() }
    /// The view of the image, a subview.
    open var imageView: UIImageView? { content.loadImageView() }
    private(set) final lazy var content = ButtonContent(of: self, font: defaultFont)

    /// The distances of the content from the edges.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { noteFaceChange() }
    }

    /// Moves the title; as in UIKit the button's size does not depend on it.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// Moves the image; as in UIKit the button's size does not depend on it.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// Whether the image is dimmed while the button is disabled; a stored value.
    open var adjustsImageWhenDisabled = true
    /// Whether the image is dimmed while the button is pressed; a stored value.
    open var adjustsImageWhenHighlighted = true
    /// Whether the button glows while it is pressed; a stored value.
    open var showsTouchWhenHighlighted = false
    /// The role of the button in a form; a stored value.
    open var role = Role.normal

    /// Makes a button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a button for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Makes a button of a kind, with what it does and shows.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        become(buttonType)
        showFace(of: primaryAction)
    }

    /// Makes a button with what it shows and does.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        become(.system)
        var shown = configuration
        shown.title = shown.title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        shown.image = shown.image ?? primaryAction?.image
        self.configuration = shown
    }

    private func become(_ type: ButtonType) {
        buttonType = type
        content.titleFont = defaultFont
        if let image = type.image { setImage(image, for: .normal) }
    }

    private func showFace(of action: UIAction?) {
        if let title = action?.title, !title.isEmpty { setTitle(title, for: .normal) }
        if let image = action?.image { setImage(image, for: .normal) }
    }

    // MARK: Faces

    private func changeFace(of state: State, _ change: (inout Face) -> Void) {
        change(&faces[state, default: Face()])
        noteFaceChange()
    }

    /// Notes that the title or the image may be others, and lie elsewhere.
    private func noteFaceChange() {
        content.update()
        needsLayout = true
        invalidateIntrinsicContentSize()
    }

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: State) { changeFace(of: state) { $0.title = title } }

    /// The title of a state.
    open func title(for state: State) -> String? { faces[state]?.title }

    /// Sets the title of a state with its attributes, which count before the title without.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        changeFace(of: state) { $0.attributedTitle = title }
    }

    /// The title of a state with its attributes.
    open func attributedTitle(for state: State) -> NSAttributedString? { faces[state]?.attributedTitle }

    /// Sets the image of a state.
    open func setImage(_ image: UIImage?, for state: State) { changeFace(of: state) { $0.image = image } }

    /// The image of a state.
    open func image(for state: State) -> UIImage? { faces[state]?.image }

    /// Sets the image behind a state, by which the button is aligned; its size does not count.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        let former = alignmentRectInsets
        changeFace(of: state) { $0.backgroundImage = image }
        if alignmentRectInsets != former { noteLayoutChange([.autoresizing, .content]) }
    }

    /// The image behind a state.
    open func backgroundImage(for state: State) -> UIImage? { faces[state]?.backgroundImage }

    /// Sets the colour of a state's title; a stored value.
    open func setTitleColor(_ color: UIColor?, for state: State) { changeFace(of: state) { $0.titleColor = color } }

    /// The colour of a state's title.
    open func titleColor(for state: State) -> UIColor? { faces[state]?.titleColor }

    /// Sets the colour of a title's shadow; does nothing on Linux.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

    /// Sets how a state's symbol is sized.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        changeFace(of: state) { $0.imageConfiguration = configuration }
    }

    /// The title of the present state.
    open var currentTitle: String? { shown(\.title) }
    /// The title of the present state with its attributes.
    open var currentAttributedTitle: NSAttributedString? { shown(\.attributedTitle) }
    /// The colour of the present state's title.
    open var currentTitleColor: UIColor { shown(\.titleColor) ?? (buttonType == .custom ? .white : tintColor) }
    /// The image of the present state.
    open var currentImage: UIImage? { shown(\.image).map { sized($0) } }
    /// The image behind the present state.
    open var currentBackgroundImage: UIImage? { shown(\.backgroundImage) }

    /// The part of the present state's face, or of the normal one's.
    private func shown<Part>(_ part: KeyPath<Face, Part?>) -> Part? {
        faces[state].flatMap { $0[keyPath: part] } ?? faces[.normal].flatMap { $0[keyPath: part] }
    }

    private func sized(_ image: UIImage) -> UIImage {
        shown(\.imageConfiguration).flatMap { image.withConfiguration($0) } ?? image
    }

    override func noteStateChange() {
        setNeedsUpdateConfiguration()
        if faces.count > 1 { noteFaceChange() }
        if faces.values.contains(where: { $0.backgroundImage != nil }) { noteLayoutChange(.autoresizing) }
    }

    // MARK: Configurations

    /// Asks for ``updateConfiguration()``, which is called at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }

    /// Brings the configuration up to date with the state: calls ``configurationUpdateHandler``.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Layout

    /// Those of the image behind the button. Stored frames: 7 buttons with a symbol behind them in 3 projects are lower than
    /// constraints say, 9 with one in place of a title in 3 are not.
    open override var alignmentRectInsets: UIEdgeInsets { currentBackgroundImage?.alignmentRectInsets ?? .zero }

    open override var intrinsicContentSize: CGSize {
        if let configuration { return size(of: configuration) }
        var title = titleSize
        // The title's line is up to whole points high. Stored frames: 33 with 17 points in 9 buttons of 4 projects, 27 with 12
        // in 3 of one, 28 with 13 in 3 of 2.
        title.height = title.height.rounded(.up)
        let image = currentImage?.size ?? .zero
        let background = currentBackgroundImage?.size ?? .zero
        let insets = effectiveInsets
        let width = (title.width + image.width + insets.left + insets.right).rounded(.up)
        let height = max(title.height, image.height) + insets.top + insets.bottom
        return CGSize(width: max(width, background.width, minimumWidth), height: max(height, background.height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    /// Where the content lies in bounds: within the insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: drawnInsets) }

    /// Where the background lies in bounds: everywhere.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the title lies in the rectangle of the content.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placement(in: contentRect).title }

    /// Where the image lies in the rectangle of the content.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placement(in: contentRect).image }

    open override func layoutSubviews() {
        content.place()
        super.layoutSubviews()
    }

    private func size(of configuration: Configuration) -> CGSize {
        let content = configuration.contentSize(measure: size(of:in:))
        let insets = configuration.contentInsets
        return CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    final var titleSize: CGSize {
        if let configuration { return configuration.textSize(measure: size(of:in:)) }
        if let attributed = currentAttributedTitle, attributed.length > 0 { return size(of: attributed) }
        // A title that is empty has a line, unlike one that is not there beside an image.
        guard let title = currentTitle ?? (shown(\.image) == nil ? "" : nil) else { return .zero }
        if title.isEmpty, buttonType.image != nil { return .zero }
        return size(of: title, in: drawnTitleFont)
    }

    // The baselines are those of the title, which stands in the middle of what the insets leave.
    override var baselinesAreCentered: Bool { true }
    override func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? {
        hasTitle ? configuration?.titleFont ?? drawnTitleFont : nil
    }

    override func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let size = intrinsicContentSize
        let insets = (top: configuration?.contentInsets.top, bottom: configuration?.contentInsets.bottom)
        let shift = ((insets.top ?? effectiveInsets.top) - (insets.bottom ?? effectiveInsets.bottom)) / 2
        let baseline = drawnTitleFont.baselineFromCenter
        let text = configuration?.baselines(measure: self.size(of:in:)) ?? (first: baseline, last: baseline)
        return .init(
            width: Double(size.width), height: Double(size.height), firstBaseline: Double(shift + text.first),
            lastBaseline: Double(shift + text.last))
    }

    private var effectiveInsets: UIEdgeInsets {
        hasRoomOfItsOwn ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : contentEdgeInsets
    }

    private var minimumWidth: CGFloat { hasRoomOfItsOwn ? 30 : 0 }
}
