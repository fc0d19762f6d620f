import Foundation
import UIKitLayout

/// A cell with eight labels: five labels one below the other, and below them a stack view with the other three. Three
/// of the eight labels wrap.
final class EightLabelCell: UITableViewCell {
    let labels = (0..<8).map { _ in UILabel() }
    let stack = UIStackView()
    /// The constraint for the distance between the fifth label and the stack view.
    let gap: NSLayoutConstraint
    /// The constraint that limits the height of the second label.
    let limit: NSLayoutConstraint

    override init(style: CellStyle, reuseIdentifier: String?) {
        gap = stack.topAnchor.constraint(equalTo: labels[4].bottomAnchor, constant: 8)
        limit = labels[1].heightAnchor.constraint(lessThanOrEqualToConstant: 40)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for (index, label) in labels.enumerated() {
            label.numberOfLines = [1, 3, 0, 1, 1, 0, 1, 1][index]
            label.font = .systemFont(ofSize: [17, 15, 15, 13, 13, 15, 13, 13][index])
            label.translatesAutoresizingMaskIntoConstraints = false
        }
        // The cell sets its own margins, so its lines break at the same words whatever the system's margins are.
        contentView.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        arrange()
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    private func arrange() {
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        for label in labels[5...] { stack.addArrangedSubview(label) }
        var above = contentView.layoutMarginsGuide.topAnchor
        for label in labels[..<5] {
            contentView.addSubview(label)
            placeHorizontally(label)
            label.topAnchor.constraint(equalTo: above, constant: 6).isActive = true
            above = label.bottomAnchor
        }
        contentView.addSubview(stack)
        placeHorizontally(stack)
        limit.priority = UILayoutPriority(800)
        NSLayoutConstraint.activate([
            gap, limit, stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
        ])
    }

    private func placeHorizontally(_ view: UIView) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
