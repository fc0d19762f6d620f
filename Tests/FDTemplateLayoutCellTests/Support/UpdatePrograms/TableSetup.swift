import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// A combination of the ways in which an app can set a table up.
struct TableSetup: CustomStringConvertible {
    enum Estimate: CaseIterable { case none, number, automatic, delegate }
    enum Heights: CaseIterable { case cachedByIndexPath, cachedByKey, uncached, constant, automatic }

    var estimate: Estimate
    var heights: Heights
    var hasHeaderEstimate: Bool
    var isDiffable: Bool
    var hasSeparator: Bool
    var invalidation: UITableView.SelfSizingInvalidation

    init(using random: inout some RandomNumberGenerator) {
        estimate = .allCases.randomElement(using: &random) ?? .none
        heights = .allCases.randomElement(using: &random) ?? .automatic
        hasHeaderEstimate = Int.random(in: 0..<4, using: &random) == 0
        isDiffable = Int.random(in: 0..<3, using: &random) == 0
        hasSeparator = .random(using: &random)
        invalidation = .random(using: &random) ? .enabled : .enabledIncludingConstraints
    }

    /// Whether the delegate implements `heightForRowAt`.
    var delegateGivesHeights: Bool { heights != .constant && heights != .automatic }
    /// Whether the table stores the heights of all rows and headers, because it estimates none.
    var isMeasuredAtOnce: Bool { estimate == .none && !hasHeaderEstimate }

    var description: String {
        "estimate \(estimate), heights \(heights), header estimate \(hasHeaderEstimate), diffable \(isDiffable), "
            + "separator \(hasSeparator), \(invalidation)"
    }
}

/// A cell whose height is the sum of its content's height and an eighth of its width.
final class ProgramCell: UITableViewCell {
    private let box = UIView()
    private var boxHeight: NSLayoutConstraint?
    private(set) var row = ModelRow(number: 0)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        boxHeight = contentView.fill(with: box)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    func configure(_ row: ModelRow, _ traits: UITraitCollection) {
        self.row = row
        boxHeight?.constant = row.contentHeight + traits.extraHeight
    }
}

extension UIView {
    /// Adds a view that fills this one. Its height is an eighth of its width plus the constant of the returned
    /// constraint.
    func fill(with box: UIView) -> NSLayoutConstraint {
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        let height = box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.125)
        // A visible cell has the height of its row until the table measures it again.
        height.priority = UILayoutPriority(998)
        NSLayoutConstraint.activate([
            height, box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
            box.leadingAnchor.constraint(equalTo: leadingAnchor),
            box.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        return height
    }
}

extension UITraitCollection {
    /// The height that larger text adds to each row, in points.
    var extraHeight: CGFloat { preferredContentSizeCategory == .large ? 0 : 6 }
}
