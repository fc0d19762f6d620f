import Foundation
import UIKitFacts

/// The titles at the trailing edge of a list, each of which stands for a section or an item.
struct SectionIndex {
    let titles: [String]
    /// The width of the index, in points.
    let width: CGFloat
    let color: UIColor
    /// The background colour; `nil` means no background.
    var background: UIColor?

    /// Draws the titles one below the other at the trailing edge, centred vertically.
    ///
    /// - Parameters:
    ///   - bounds: the bounds of the list.
    ///   - isMirrored: whether the trailing edge is at the left.
    ///   - context: the context.
    func draw(in bounds: CGRect, isMirrored: Bool, of context: CGContext) {
        let strip = CGRect(
            x: isMirrored ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
        context.setFillColor((background ?? .clear).cgColor)
        context.fill(strip)
        let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
        let height = min(14, strip.height / CGFloat(titles.count))
        var top = strip.midY - height * CGFloat(titles.count) / 2
        for title in titles {
            TextLines.drawLine(
                title, font: font, color: color, alignment: .center,
                in: CGRect(x: strip.minX - 2, y: top, width: width + 4, height: height), of: context)
            top += height
        }
    }
}

extension UICollectionView {
    /// Draws the index titles that the data source returns, if there are any.
    func drawIndex(in context: CGContext) {
        guard let titles = dataSource?.indexTitles(for: self), !titles.isEmpty else { return }
        SectionIndex(titles: titles, width: Rows.sectionIndex.value, color: tintColor).draw(
            in: bounds, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, of: context)
    }
}
