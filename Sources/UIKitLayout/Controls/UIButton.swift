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

    /// The font of the title; the system font at 15 points at first.
    open var titleFont: UIFont = .systemFont(ofSize: 15) {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The distances of the content from the edges.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { invalidateIntrinsicContentSize() }
    }

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

    private var titleSize: CGSize {
        let scale = traitCollection.displayScale
        let title = titles[.normal] ?? ""
        let measured = TextEnvironment.measurer.measure(
            TextRequest(title, font: titleFont.textFont, maximumLines: 1))
        let lineHeight = images[.normal] == nil || !title.isEmpty ? titleFont.lineHeight : 0
        return CGSize(
            width: CGFloat(measured.width).roundedUpToPixel(scale: scale),
            height: lineHeight.roundedUpToPixel(scale: scale))
    }

    private var effectiveInsets: UIEdgeInsets {
        guard contentEdgeInsets == .zero, images[.normal] == nil else { return contentEdgeInsets }
        return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    }

    private var minimumWidth: CGFloat {
        contentEdgeInsets == .zero && images[.normal] == nil ? 30 : 0
    }
}
