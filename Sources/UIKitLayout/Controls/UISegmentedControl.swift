import Foundation
import UIKitFacts

/// A row of segments, one of which can be selected.
open class UISegmentedControl: UIControl {
    deinit {}

    /// The value of ``selectedSegmentIndex`` when no segment is selected.
    public static let noSegment = -1

    private var titles: [String] = []
    /// The image of each segment, if it has one.
    private var images: [UIImage?] = []

    /// The index of the selected segment.
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    /// Whether each segment is as wide as its content requires. Stored; has no effect on Linux, where all segments have
    /// the same width.
    open var apportionsSegmentWidthsByContent = false
    /// Whether a segment is selected only while it is touched. Stored; has no effect on Linux.
    open var isMomentary = false
    /// The colour of the selected segment.
    open var selectedSegmentTintColor: UIColor?

    /// Creates a control with one segment for each item, which is a title (`String`) or an image (`UIImage`). The
    /// control has its intrinsic size.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
        images = (items ?? []).map { $0 as? UIImage }
        frame = CGRect(origin: .zero, size: intrinsicContentSize).outset(by: alignmentRectInsets)
    }

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control from an Interface Builder file; the segments in the file are inserted afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a control with one segment for each action, with the title of the action. If the frame is zero, the
    /// control has its intrinsic size.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions.map(\.title))
        if frame != .zero { self.frame = frame }
    }

    /// The number of segments.
    open var numberOfSegments: Int { titles.count }

    /// Inserts a segment; an index out of range is replaced by the nearest valid one.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insertSegment(title, nil, at: segment)
    }

    /// Inserts a segment with an image; an index out of range is replaced by the nearest valid one.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insertSegment(nil, image, at: segment)
    }

    private func insertSegment(_ title: String?, _ image: UIImage?, at segment: Int) {
        let place = max(0, min(segment, titles.count))
        titles.insert(title ?? "", at: place)
        images.insert(image, at: place)
        invalidateIntrinsicContentSize()
    }

    /// Removes a segment; an index out of range is ignored.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard titles.indices.contains(segment) else { return }
        titles.remove(at: segment)
        images.remove(at: segment)
        invalidateIntrinsicContentSize()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        (titles, images) = ([], [])
        invalidateIntrinsicContentSize()
    }

    /// The title of a segment; `nil` if the index is out of range.
    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }

    /// Sets the title of a segment; an index out of range is ignored.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title ?? ""
        invalidateIntrinsicContentSize()
    }

    /// The image of a segment; `nil` if it has none or the index is out of range.
    open func imageForSegment(at segment: Int) -> UIImage? {
        images.indices.contains(segment) ? images[segment] : nil
    }

    /// Sets the image of a segment; an index out of range is ignored. The image does not affect the segment's width.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        if images.indices.contains(segment) { images[segment] = image }
    }

    /// Sets whether a segment can be selected. Does nothing on Linux.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}

    /// Sets the text attributes of titles. Does nothing on Linux, where widths are those of the default font.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

    /// The insets of the alignment rectangle within the frame: the frame extends below the rectangle.
    open override var alignmentRectInsets: UIEdgeInsets {
        designAlignmentRectInsets ?? UIEdgeInsets(Controls.segmentInsets.value)
    }

    /// The intrinsic size, in points: the width that the titles require in iOS 13 and later, and the height of earlier
    /// versions.
    open override var intrinsicContentSize: CGSize {
        let size = Controls.segmentedControl.value.intrinsicSize(inside: Controls.segmentInsets.value)
        return CGSize(width: width(padding: Controls.segmentPadding.value), height: size.height)
    }

    /// Returns the width of all segments together, in points. Each segment is as wide as the widest title, rounded up
    /// to whole points, plus the padding, and adjacent segments are 1 point apart. Without segments the width is 0.
    ///
    /// - Parameter padding: the width that a segment adds to its title, in points.
    package func width(padding: CGFloat) -> CGFloat {
        let font = UIFont.systemFont(ofSize: Controls.segmentTitleSize.value)
        let widest = titles.map { font.width(of: $0) }.max() ?? 0
        let separator = Controls.segmentSeparator.value
        return max(0, CGFloat(titles.count) * (widest.rounded(.up) + padding + separator) - separator)
    }

    override func drawContent(in context: CGContext) {
        let area = bounds.inset(by: alignmentRectInsets)
        ControlParts.fillRounded(area, radius: 8, backgroundColor ?? .tertiarySystemFill, in: context)
        guard !titles.isEmpty else { return }
        for index in titles.indices { draw(index, in: segment(index, of: area), of: context) }
    }

    private func segment(_ index: Int, of area: CGRect) -> CGRect {
        let width = area.width / CGFloat(titles.count)
        let place = effectiveUserInterfaceLayoutDirection == .rightToLeft ? titles.count - 1 - index : index
        return CGRect(x: area.minX + width * CGFloat(place), y: area.minY, width: width, height: area.height)
    }

    private func draw(_ index: Int, in rect: CGRect, of context: CGContext) {
        let isSelected = index == selectedSegmentIndex
        if isSelected {
            context.saveGState()
            context.setShadow(offset: CGSize(width: 0, height: 3), blur: 8, color: CGColor(gray: 0, alpha: 0.12))
            ControlParts.fillRounded(
                rect.insetBy(dx: 2, dy: 2), radius: 7, selectedSegmentTintColor ?? Self.selectionColor, in: context)
            context.restoreGState()
        } else if index > 0, index - 1 != selectedSegmentIndex {
            context.setFillColor(UIColor.separator.cgColor)
            context.fill(CGRect(x: rect.minX - 0.5, y: rect.minY + 7, width: 1, height: rect.height - 14))
        }
        if let image = images[index] {
            return image.draw(
                in: UIView.ContentMode.center.frame(of: image.size, in: rect), of: context, tint: .label,
                isTemplateByDefault: true)
        }
        TextLines.drawLine(
            titles[index],
            font: .systemFont(ofSize: Controls.segmentTitleSize.value, weight: isSelected ? .semibold : .medium),
            color: isEnabled ? .label : .tertiaryLabel, alignment: .center, in: rect, of: context)
    }

    private static let selectionColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
    }
}
