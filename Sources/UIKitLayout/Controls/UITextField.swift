import Foundation
import LayoutEngine

/// One line of text that can be edited.
open class UITextField: UIControl {
    /// How the field is drawn.
    public enum BorderStyle: Int, Hashable, Sendable {
        case none = 0
        case line, bezel, roundedRect
    }

    /// The text.
    open var text: String? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// What is shown while there is no text.
    open var placeholder: String? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// How the field is drawn.
    open var borderStyle: BorderStyle = .none {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The text's or the placeholder's size, 30 points high and 14 wider with a border, as stored frames show.
    open override var intrinsicContentSize: CGSize {
        let font = shownFont
        let shown = text?.isEmpty == false ? text : placeholder
        let scale = traitCollection.displayScale
        let width = font.width(of: shown ?? "").roundedUpToPixel(scale: scale)
        guard borderStyle != .none else {
            return CGSize(width: width, height: font.lineHeight.roundedUpToPixel(scale: scale))
        }
        return CGSize(width: width + 14, height: 30)
    }

    /// The size of the text, whatever the view has now.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

    // The line of text stands in the middle of the field.
    override var baselinesAreCentered: Bool { true }

    override func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let baseline = Double(shownFont.baselineFromCenter)
        let size = intrinsicContentSize
        return .init(
            width: Double(size.width), height: Double(size.height), firstBaseline: baseline, lastBaseline: baseline)
    }
}
