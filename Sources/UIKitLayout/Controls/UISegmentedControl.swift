import Foundation

/// Buttons beside each other, of which one is chosen.
open class UISegmentedControl: UIControl {
    deinit {}

    /// "No segment is chosen."
    public static let noSegment = -1

    private var titles: [String] = []
    private var images: [Int: UIImage] = [:]

    /// The place of the chosen segment.
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    /// Whether segments are as wide as their content; a stored value.
    open var apportionsSegmentWidthsByContent = false
    /// Whether a choice lasts only as long as it is touched; a stored value.
    open var isMomentary = false
    /// The colour of the chosen segment.
    open var selectedSegmentTintColor: UIColor?

    /// Makes a control with titles or images, as large as they need.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
        for (index, item) in (items ?? []).enumerated() { images[index] = item as? UIImage }
        frame = CGRect(origin: .zero, size: intrinsicContentSize).outset(by: alignmentRectInsets)
    }

    /// Makes a control of actions, as large as they need.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions.map(\.title))
        if frame != .zero { self.frame = frame }
    }

    /// The number of segments.
    open var numberOfSegments: Int { titles.count }

    /// Adds a segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: max(0, min(segment, titles.count)))
        invalidateIntrinsicContentSize()
    }

    /// Takes a segment away; one that is not there is ignored.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard titles.indices.contains(segment) else { return }
        titles.remove(at: segment)
        invalidateIntrinsicContentSize()
    }

    /// Takes all segments away.
    open func removeAllSegments() {
        titles = []
        invalidateIntrinsicContentSize()
    }

    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }

    /// Sets the title of a segment; one that is not there is ignored.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title ?? ""
        invalidateIntrinsicContentSize()
    }

    /// Sets the image of a segment, which does not count in its width.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { images[segment] = image }

    /// Sets whether a segment can be chosen; does nothing on Linux.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}

    /// Sets how titles look; does nothing on Linux: widths are those of the default font.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

    /// The frame reaches one point further down than what constraints place, as stored frames show.
    open override var alignmentRectInsets: UIEdgeInsets {
        designAlignmentRectInsets ?? UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    }

    /// As wide as its titles need since iOS 13, 28 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: width(padding: 19), height: 28) }

    /// The width of segments that are all as wide as the widest title, up to whole points, with lines of a point between them; 0
    /// without segments.
    ///
    /// - Parameter padding: what a segment is wider than its title, in points.
    package func width(padding: CGFloat) -> CGFloat {
        let widest = titles.map { UIFont.systemFont(ofSize: 13).width(of: $0) }.max() ?? 0
        return max(0, CGFloat(titles.count) * (widest.rounded(.up) + padding + 1) - 1)
    }
}
