import Foundation

extension UIView {
    /// The first and the last baseline of the view's text in the view's current size, in points from the top of its
    /// bounds; `nil` if the view has no text.
    package var textBaselines: (first: CGFloat, last: CGFloat)? {
        guard fontOfBaseline(.firstBaseline) != nil, fontOfBaseline(.lastBaseline) != nil else { return nil }
        let area = alignmentRect(forFrame: bounds)
        let content = measureContent(
            width: contentHeightDependsOnWidth ? area.width : nil,
            in: ContentMeasuring(scale: traitCollection.displayScale, measurer: TextEnvironment.measurer))
        let (first, last) = (CGFloat(content.firstBaseline), CGFloat(content.lastBaseline))
        return baselinesAreCentered
            ? (area.midY + first, area.midY + last) : (area.minY + first, area.maxY - last)
    }
}
