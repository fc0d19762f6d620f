import Foundation

/// The area in which a text view lays out its lines.
open class NSTextContainer: NSObject {
    deinit {}

    /// The view that shows the lines.
    weak var owner: (any TextContainerOwner)?
    private var ownSize: CGSize

    /// Creates a container with a size, in points; a length of 0 means no limit.
    public init(size: CGSize) {
        ownSize = size
    }

    /// Creates a container without limits.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// The size of the area, including the padding at the sides, in points; a length of 0 means no limit. While
    /// ``widthTracksTextView`` is set, the width is that of the text view inside its insets.
    open var size: CGSize {
        get {
            guard widthTracksTextView, let owner else { return ownSize }
            return CGSize(width: owner.textContainerWidth, height: ownSize.height)
        }
        set { ownSize = newValue }
    }
    /// Whether the width follows the text view's; true for the container that a text view creates. Lines are always
    /// laid out at the text view's width here.
    open var widthTracksTextView = false
    /// Whether the height follows the text view's; stored, with no effect.
    open var heightTracksTextView = false
    /// The padding at both ends of lines, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { owner?.invalidateIntrinsicContentSize() } }
    }
    /// Areas that lines avoid; stored, with no effect.
    open var exclusionPaths: [UIBezierPath] = []
    /// The maximum number of lines; stored, with no effect.
    open var maximumNumberOfLines = 0
    /// How text that does not fit is wrapped or truncated; stored, with no effect.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// Creates a text view's own container, whose width follows the view's.
    static func tracking() -> NSTextContainer {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        return container
    }
}

/// The text view of a container, as the container uses it.
protocol TextContainerOwner: AnyObject {
    /// The width of the view inside its insets, in points; never negative.
    var textContainerWidth: CGFloat { get }
    func invalidateIntrinsicContentSize()
}
