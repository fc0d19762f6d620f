import Foundation
import UIKitLayout

/// The views of a card: three labels below each other, three more in a stack view, and a badge that is added and
/// removed.
final class CardViews {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    private let labels = (0..<Card.labelCount).map { _ in UILabel() }
    private let stack = UIStackView()
    private let badge = UIView()
    private let tops: [NSLayoutConstraint]
    private let limits: [NSLayoutConstraint]

    init(_ card: Card) {
        limits = labels.map { $0.heightAnchor.constraint(lessThanOrEqualToConstant: 0) }
        stack.axis = .vertical
        for label in labels {
            label.font = .systemFont(ofSize: 10)
            label.translatesAutoresizingMaskIntoConstraints = false
        }
        tops = Self.stack(labels, stack, in: root)
        show(card)
    }

    /// Places the labels and the stack view below each other, tied to the margins.
    private static func stack(_ labels: [UILabel], _ stack: UIStackView, in root: UIView) -> [NSLayoutConstraint] {
        stack.translatesAutoresizingMaskIntoConstraints = false
        for label in labels[Card.firstArranged...] { stack.addArrangedSubview(label) }
        var above = root.layoutMarginsGuide.topAnchor
        var tops: [NSLayoutConstraint] = []
        for view: UIView in Array(labels[..<Card.firstArranged]) + [stack] {
            root.addSubview(view)
            tops.append(view.topAnchor.constraint(equalTo: above))
            above = view.bottomAnchor
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            ])
        }
        let bottom = root.bottomAnchor.constraint(equalTo: stack.bottomAnchor)
        bottom.priority = UILayoutPriority(990)
        NSLayoutConstraint.activate(tops + [bottom])
        return tops
    }

    /// Updates the views to show a card.
    func show(_ card: Card) {
        for (index, label) in labels.enumerated() { show(card, index, label) }
        for (top, gap) in zip(tops, card.gaps) { top.constant = gap }
        root.layoutMargins = card.margins
        stack.spacing = card.spacing
        stack.distribution = card.distribution
        stack.alignment = card.alignment
        stack.setCustomSpacing(card.customSpacing ?? UIStackView.spacingUseDefault, after: labels[4])
        root.frame.size.width = card.width
        if card.showsBadge != (badge.superview != nil) { toggleBadge() }
    }

    private func show(_ card: Card, _ index: Int, _ label: UILabel) {
        label.text = card.texts[index]
        label.numberOfLines = card.lines[index]
        label.setContentHuggingPriority(card.huggings[index], for: .vertical)
        label.isHidden = card.isHidden[index]
        limits[index].constant = card.limits[index] ?? 0
        limits[index].priority = card.limitPriorities[index]
        limits[index].isActive = card.limits[index] != nil
    }

    private func toggleBadge() {
        guard badge.superview == nil else { return badge.removeFromSuperview() }
        badge.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(badge)
        badge.removeConstraints(badge.constraints)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 3),
            badge.rightAnchor.constraint(equalTo: root.rightAnchor), badge.widthAnchor.constraint(equalToConstant: 9),
            badge.heightAnchor.constraint(equalToConstant: 9),
        ])
    }

    /// The size that the card's constraints require at its width.
    var fittingSize: CGSize {
        root.systemLayoutSizeFitting(
            CGSize(width: root.frame.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The frames of all visible views after a layout.
    var frames: [CGRect] {
        root.setNeedsLayout()
        root.layoutIfNeeded()
        let others: [UIView] = badge.superview == nil ? [stack] : [stack, badge]
        return labels.filter { !$0.isHidden }.map(\.frame) + others.map(\.frame)
    }
}
