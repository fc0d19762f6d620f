import Foundation

/// Buttons beside each other, of which one is chosen.
open class UISegmentedControl: UIControl {
    private var titles: [String] = []

    /// Makes a control with titles, as large as they need.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
        frame = CGRect(origin: .zero, size: intrinsicContentSize).outset(by: alignmentRectInsets)
    }

    /// The number of segments.
    open var numberOfSegments: Int { titles.count }

    /// Adds a segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: max(0, min(segment, titles.count)))
        invalidateIntrinsicContentSize()
    }

    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }

    /// The frame reaches one point further down than what constraints place, as stored frames show.
    open override var alignmentRectInsets: UIEdgeInsets {
        designAlignmentRectInsets ?? UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    }

    /// As many times the widest segment as there are segments, 28 points high; widths are estimates of UIKit's.
    open override var intrinsicContentSize: CGSize {
        let widest = titles.map { UIFont.systemFont(ofSize: 13).width(of: $0) }.max() ?? 0
        return CGSize(width: CGFloat(titles.count) * (widest + 20) + 1, height: 28)
    }
}
