// swift-format-ignore-file: ReplaceForEachWithForLoop, NoAssignmentInExpressions

import UIKit

/// A badge beside a title and a text, by closures.
final class BadgeCell: UITableViewCell {
    private let badge = UIView()
    let titleLabel = UILabel()
    let detailLabel = UILabel()
    private var didSetupConstraints = false

    override class var requiresConstraintBasedLayout: Bool { true }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        badge.backgroundColor = UIColor(red: 1, green: 0.2, blue: 0.3, alpha: 1)
        badge.layer.cornerRadius = 6
        titleLabel.font = .systemFont(ofSize: 20)
        detailLabel.font = .systemFont(ofSize: 10)
        detailLabel.numberOfLines = 0
        [badge, titleLabel, detailLabel].forEach(contentView.addSubview(_:))
        setNeedsUpdateConstraints()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func updateConstraints() {
        if !didSetupConstraints {
            didSetupConstraints = true
            badge.maker.make { make in
                make.leading.equalToSuperview().offset(10)
                make.top.equalToSuperview().offset(15)
                make.size.equalTo(CGSize(width: 12, height: 12))
            }
            titleLabel.maker.make { make in
                make.top.equalToSuperview().offset(10).labeled("title.top")
                make.leading.equalToSuperview().offset(32)
                make.trailing.equalToSuperview().offset(-10)
            }
            NSLayoutConstraint(
                item: detailLabel, attribute: .top, relatedBy: .equal, toItem: titleLabel, attribute: .bottom,
                multiplier: 1.0, constant: 5.0
            ).isActive = true
            detailLabel.maker.make { make in
                make.leading.equalTo(titleLabel)
                make.trailing.equalTo(titleLabel)
                make.bottom.equalToSuperview().offset(-10)
            }
        }
        super.updateConstraints()
    }

    /// More room above the title.
    func emphasize() {
        titleLabel.maker.update { $0.top.equalToSuperview().offset(30) }
    }
}

/// A picture with a caption below, by operators.
final class CaptionedPictureCell: UITableViewCell {
    private let picture = UIImageView()
    let caption = UILabel()
    private(set) var edges: EdgeGroup?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOffset = CGSize(width: 0, height: 2)
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 4
        card.layer.cornerRadius = 10
        card.layer.cornerCurve = .continuous
        contentView.addSubview(card)
        card.addSubview(picture)
        card.addSubview(caption)
        caption.numberOfLines = 0
        caption.font = UIFont.systemFont(ofSize: 20)

        edges = card.edgeAnchors /==/ contentView.edgeAnchors + 10
        picture.topAnchor /==/ card.topAnchor
        picture.leadingAnchor /==/ card.leadingAnchor
        picture.trailingAnchor /==/ card.trailingAnchor
        picture.heightAnchor /==/ picture.widthAnchor * 0.5 ~ .required - 1
        caption.topAnchor /==/ picture.bottomAnchor + 8
        caption.leadingAnchor /==/ card.leadingAnchor + 10
        caption.trailingAnchor /==/ card.trailingAnchor - 10
        caption.bottomAnchor /==/ card.bottomAnchor - 8
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
