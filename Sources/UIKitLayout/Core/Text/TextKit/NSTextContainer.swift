import Foundation

/// The area in which text is laid out.
#if MainActorViews
    @preconcurrency @MainActor
#endif
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

    /// The layout manager that lays text out in the container; held weakly.
    open weak var layoutManager: NSLayoutManager? {
        didSet { if layoutManager !== oldValue { layoutManager?.invalidate() } }
    }
    /// The size of the area, including the padding at the sides, in points; a length of 0 means no limit. While
    /// ``widthTracksTextView`` is set, the width is that of the text view inside its insets; while
    /// ``heightTracksTextView`` is set, the height is.
    open var size: CGSize {
        get {
            guard let owner else { return ownSize }
            return CGSize(
                width: widthTracksTextView ? owner.textContainerWidth : ownSize.width,
                height: heightTracksTextView ? owner.textContainerHeight : ownSize.height)
        }
        set {
            ownSize = newValue
            layoutManager?.textContainerChangedGeometry(self)
        }
    }
    /// Whether the container's width follows the width of the text view; true for the container that a text view
    /// creates. On Linux, a text view always lays its lines out in its own width.
    open var widthTracksTextView = false
    /// Whether the container's height follows the height of the text view; false by default.
    open var heightTracksTextView = false {
        didSet { if heightTracksTextView != oldValue { geometryDidChange() } }
    }
    /// The empty space at each end of every line, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { geometryDidChange() } }
    }
    /// Areas that lines avoid, in the coordinates of the container. A text view does not use them for its own size.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { geometryDidChange() }
    }
    /// The maximum number of lines; 0 for no limit. A text view is as high as these lines.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } }
    }
    /// The mode in which lines are broken and the last line is truncated.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryDidChange() } }
    }

    private func geometryDidChange() {
        owner?.invalidateIntrinsicContentSize()
        layoutManager?.textContainerChangedGeometry(self)
    }

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
    /// The height of the view inside its insets, in points; never negative.
    var textContainerHeight: CGFloat { get }
    func invalidateIntrinsicContentSize()
}
