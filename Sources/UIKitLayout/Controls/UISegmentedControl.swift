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
    private var disabled: Set<Int> = []
    private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// The index of the selected segment.
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    /// Whether the widths of segments depend on their titles. If so, a segment is drawn as wide as its title and an
    /// equal share of the remaining width. On Linux this does not affect the intrinsic width, which is that of segments
    /// of the same width.
    open var apportionsSegmentWidthsByContent = false
    /// Whether a segment is selected only while it is touched. If so, no segment is drawn as selected.
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

    /// Creates a control from an Interface Builder file, with the segments in the file.
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

    /// Sets whether a segment can be selected; segments that cannot are drawn as disabled.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
    }

    /// Whether a segment can be selected.
    open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }

    /// Sets the text attributes of titles in a state: the font and the colour. Widths are those of the default font.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
    }

    /// The text attributes that were set for titles in a state; `nil` if none were set.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    /// The insets of the alignment rectangle within the frame: the frame extends below the rectangle.
    open override var alignmentRectInsets: UIEdgeInsets {
        designAlignmentRectInsets ?? UIEdgeInsets(Controls.segmentInsets.value)
    }

    /// The intrinsic size, in points: the width that the titles require, and the height that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        let size = Controls.segmentedControls.atRunTime.intrinsicSize(inside: Controls.segmentInsets.value)
        return CGSize(width: width(padding: Controls.segmentPaddings.atRunTime), height: size.height)
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
        for (index, rect) in segments(of: area).enumerated() { draw(index, in: rect, of: context) }
    }

    /// Returns the rectangles of the segments. Their widths are equal or, if ``apportionsSegmentWidthsByContent`` is
    /// set, the widths of their titles and equal shares of the remaining width.
    private func segments(of area: CGRect) -> [CGRect] {
        let font = UIFont.systemFont(ofSize: Controls.segmentTitleSize.value)
        let natural = titles.map { apportionsSegmentWidthsByContent ? font.width(of: $0) : 0 }
        let rest = (area.width - natural.reduce(0, +)) / CGFloat(titles.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var used: CGFloat = 0
        return natural.map { width in
            defer { used += width + rest }
            return CGRect(
                x: isMirrored ? area.maxX - used - width - rest : area.minX + used, y: area.minY, width: width + rest,
                height: area.height)
        }
    }

    private func draw(_ index: Int, in rect: CGRect, of context: CGContext) {
        let selected = isMomentary ? Self.noSegment : selectedSegmentIndex
        if index == selected {
            context.saveGState()
            context.setShadow(offset: CGSize(width: 0, height: 3), blur: 8, color: CGColor(gray: 0, alpha: 0.12))
            ControlParts.fillRounded(
                rect.insetBy(dx: 2, dy: 2), radius: 7, selectedSegmentTintColor ?? Self.selectionColor, in: context)
            context.restoreGState()
        } else if index > 0, index - 1 != selected {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            context.setFillColor(UIColor.separator.cgColor)
            context.fill(
                CGRect(
                    x: (isMirrored ? rect.maxX : rect.minX) - 0.5, y: rect.minY + 7, width: 1, height: rect.height - 14)
            )
        }
        drawFace(of: index, isSelected: index == selected, in: rect, context)
    }

    private func drawFace(of index: Int, isSelected: Bool, in rect: CGRect, _ context: CGContext) {
        let isEnabled = isEnabled && isEnabledForSegment(at: index)
        let normal = titleTextAttributes(for: .normal) ?? [:]
        let state: State = isEnabled ? (isSelected ? .selected : .normal) : .disabled
        let attributes = normal.merging(titleTextAttributes(for: state) ?? [:]) { $1 }
        let color = attributes[.foregroundColor] as? UIColor ?? (isEnabled ? .label : .tertiaryLabel)
        if let image = images[index] {
            return image.draw(
                in: UIView.ContentMode.center.frame(of: image.size, in: rect), of: context, tint: color,
                isTemplateByDefault: true)
        }
        let size = Controls.segmentTitleSize.value
        TextLines.drawLine(
            titles[index],
            font: attributes[.font] as? UIFont ?? .systemFont(ofSize: size, weight: isSelected ? .semibold : .medium),
            color: color, alignment: .center, in: rect, of: context)
    }

    private static let selectionColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
    }
}
