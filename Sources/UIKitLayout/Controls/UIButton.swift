import Foundation
import LayoutEngine
import TextLayout

/// A button as layout knows it: a title or an image, with insets around.
///
/// Without insets of its own the title has 6 points above and below and the button is at least 30 points
/// wide, as stored frames of Interface Builder files show.
open class UIButton: UIControl {
    /// The kinds of states that a title or an image can belong to.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Neither highlighted nor disabled nor selected.
        public static let normal: State = []
        /// While it is pressed.
        public static let highlighted = State(rawValue: 1)
        /// While it takes no touches.
        public static let disabled = State(rawValue: 2)
        /// While it is selected.
        public static let selected = State(rawValue: 4)
    }

    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]

    /// What the button shows, in place of titles, images and insets by state; `nil` at first.
    open var configuration: Configuration? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The label whose font is the title's: the system font at 15 points at first. It is not among the subviews.
    public private(set) lazy var titleLabel: UILabel? = makeTitleLabel()

    /// The distances of the content from the edges.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Moves the title when it is drawn; as in UIKit the button's size does not depend on it.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// Moves the image when it is drawn; as in UIKit the button's size does not depend on it.
    open var imageEdgeInsets = UIEdgeInsets.zero

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        invalidateIntrinsicContentSize()
    }

    /// The title of a state.
    open func title(for state: State) -> String? {
        titles[state]
    }

    /// Sets the image of a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        invalidateIntrinsicContentSize()
    }

    /// The image of a state.
    open func image(for state: State) -> UIImage? {
        images[state]
    }

    open override var intrinsicContentSize: CGSize {
        if let configuration { return size(of: configuration) }
        let title = titleSize
        let image = images[.normal]?.size ?? .zero
        let insets = effectiveInsets
        return CGSize(
            width: max(title.width + image.width + insets.left + insets.right, minimumWidth),
            height: max(title.height, image.height) + insets.top + insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    private func size(of configuration: Configuration) -> CGSize {
        let content = configuration.contentSize(measure: size(of:in:))
        let insets = configuration.contentInsets
        return CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    private var titleFont: UIFont { titleLabel?.font ?? .systemFont(ofSize: 15) }

    private var titleSize: CGSize {
        let title = titles[.normal] ?? ""
        let size = size(of: title, in: titleFont)
        return images[.normal] == nil || !title.isEmpty ? size : CGSize(width: size.width, height: 0)
    }

    /// The size of one line of text, up to the next pixel.
    private func size(of text: String, in font: UIFont) -> CGSize {
        let scale = traitCollection.displayScale
        let measured = TextEnvironment.measurer.measure(TextRequest(text, font: font.textFont, maximumLines: 1))
        return CGSize(
            width: CGFloat(measured.width).roundedUpToPixel(scale: scale),
            height: font.lineHeight.roundedUpToPixel(scale: scale))
    }

    // The baselines are those of the title, which stands in the middle of what the insets leave.
    override var baselinesAreCentered: Bool { true }

    override func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let size = intrinsicContentSize
        let insets = (top: configuration?.contentInsets.top, bottom: configuration?.contentInsets.bottom)
        let shift = ((insets.top ?? effectiveInsets.top) - (insets.bottom ?? effectiveInsets.bottom)) / 2
        let baseline = titleFont.baselineFromCenter
        let text = configuration?.baselines(measure: self.size(of:in:)) ?? (first: baseline, last: baseline)
        return .init(
            width: Double(size.width), height: Double(size.height), firstBaseline: Double(shift + text.first),
            lastBaseline: Double(shift + text.last))
    }

    private func makeTitleLabel() -> UILabel {
        let label = ButtonTitleLabel()
        label.font = .systemFont(ofSize: 15)
        label.button = self
        return label
    }

    private var effectiveInsets: UIEdgeInsets {
        guard contentEdgeInsets == .zero, images[.normal] == nil else { return contentEdgeInsets }
        return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    }

    private var minimumWidth: CGFloat {
        contentEdgeInsets == .zero && images[.normal] == nil ? 30 : 0
    }
}

/// A label that tells its button of another font.
private final class ButtonTitleLabel: UILabel {
    weak var button: UIButton?

    override var font: UIFont! {
        didSet { button?.invalidateIntrinsicContentSize() }
    }
}
