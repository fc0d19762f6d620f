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
    /// Whether the container's width follows the width of the text view; true for the container that a text view
    /// creates. On Linux, lines are always laid out in the width of the text view.
    open var widthTracksTextView = false
    /// Whether the container's height follows the height of the text view. Stored; has no effect on Linux.
    open var heightTracksTextView = false
    /// The empty space at each end of every line, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { owner?.invalidateIntrinsicContentSize() } }
    }
    /// Areas that lines avoid. Stored; has no effect on Linux.
    open var exclusionPaths: [UIBezierPath] = []
    /// The maximum number of lines that are drawn; 0 for no limit. It does not affect the size of the text view.
    open var maximumNumberOfLines = 0
    /// How text that does not fit is wrapped or truncated when it is drawn.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// Creates the container that belongs to a text view. The container's width follows the view's.
    static func tracking() -> NSTextContainer {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        return container
    }
}

/// The members of a text view that its container uses.
protocol TextContainerOwner: AnyObject {
    /// The width of the view inside its insets, in points; never negative.
    var textContainerWidth: CGFloat { get }
    func invalidateIntrinsicContentSize()
}
