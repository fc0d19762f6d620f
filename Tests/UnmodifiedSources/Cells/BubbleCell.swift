import UIKit

struct ChatMessage {
    enum Direction { case incoming, outgoing }
    let text: String
    let time: String
    let direction: Direction
}

/// A bubble with a tail, at the left or at the right.
final class BubbleView: UIView {
    private let shape = CAShapeLayer()
    var direction: ChatMessage.Direction = .incoming {
        didSet {
            guard direction != oldValue else { return }
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        shape.fillColor = UIColor.systemGray5.cgColor
        layer.insertSublayer(shape, at: 0)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let body = bounds.inset(by: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6))
        let path = UIBezierPath(
            roundedRect: body, byRoundingCorners: [.topLeft, .topRight, .bottomRight],
            cornerRadii: CGSize(width: 12, height: 12))
        path.move(to: CGPoint(x: body.minX, y: body.maxY - 12))
        path.addQuadCurve(
            to: CGPoint(x: bounds.minX, y: bounds.maxY), controlPoint: CGPoint(x: body.minX, y: body.maxY))
        path.close()
        if direction == .outgoing {
            path.apply(CGAffineTransform(scaleX: -1, y: 1).translatedBy(x: -bounds.width, y: 0))
        }
        shape.frame = bounds
        shape.path = path.cgPath
    }
}

final class BubbleCell: UITableViewCell {
    static let identifier = String(describing: BubbleCell.self)

    private let bubble = BubbleView()
    private let messageLabel: UILabel = {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = UIFont.systemFont(ofSize: 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()
    private lazy var timeLabel: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 10, weight: .light)
        label.textColor = .tertiaryLabel
        label.textAlignment = .right
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()
    private var leadingConstraint: NSLayoutConstraint!
    private var trailingConstraint: NSLayoutConstraint!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        selectionStyle = .none
        contentView.addSubview(bubble)
        [messageLabel, timeLabel].forEach(bubble.addSubview)
        setupConstraints()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setupConstraints() {
        leadingConstraint = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
        trailingConstraint = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
        leadingConstraint.isActive = true
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            messageLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            messageLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 20),
            messageLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -20),
            timeLabel.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 2),
            timeLabel.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor),
            timeLabel.leadingAnchor.constraint(greaterThanOrEqualTo: messageLabel.leadingAnchor),
            timeLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -6),
        ])
    }

    func configure(with message: ChatMessage) {
        messageLabel.text = message.text
        timeLabel.text = message.time
        bubble.direction = message.direction
        switch message.direction {
        case .incoming:
            trailingConstraint.isActive = false
            leadingConstraint.isActive = true
        case .outgoing:
            leadingConstraint.isActive = false
            trailingConstraint.isActive = true
        }
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        UIView.animate(withDuration: animated ? 0.25 : 0) {
            self.bubble.alpha = highlighted ? 0.6 : 1
        }
    }
}
