import Foundation

/// Where the lines of a text view lie.
open class NSTextContainer: NSObject {
    deinit {}

    /// The view that shows the lines.
    weak var textView: UITextView?
    private var ownSize: CGSize

    /// Makes a container of a size, in points; a length of 0 stands for no bound.
    public init(size: CGSize) {
        ownSize = size
    }

    /// Makes a container without bounds.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// How much room lines have, with the padding at the sides, in points; a length of 0 stands for no bound. The width is
    /// that of the text view without its insets while ``widthTracksTextView`` is set.
    open var size: CGSize {
        get {
            guard widthTracksTextView, let textView else { return ownSize }
            let insets = textView.textContainerInset
            return CGSize(width: max(0, textView.bounds.width - insets.left - insets.right), height: ownSize.height)
        }
        set { ownSize = newValue }
    }
    /// Whether lines are as wide as the text view, as they are laid out here whatever it says; so it is in a text view's own container.
    open var widthTracksTextView = false
    /// Whether there are as many lines as the text view has room for; a stored value.
    open var heightTracksTextView = false
    /// The distance of lines from the sides, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { textView?.invalidateIntrinsicContentSize() } }
    }
    /// Shapes that lines keep out of; a stored value.
    open var exclusionPaths: [UIBezierPath] = []
    /// The greatest number of lines; a stored value.
    open var maximumNumberOfLines = 0
    /// How text that does not fit goes on; a stored value.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// A text view's own container, which is as wide as the view.
    static func tracking() -> NSTextContainer {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        return container
    }
}
