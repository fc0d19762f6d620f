import UIKit

/// Placed by hand: frames in layoutSubviews, the height by sizeThatFits.
final class CommentCell: UITableViewCell {
    let avatarView = UIImageView()
    let nameLabel = UILabel()
    let bodyLabel = UILabel()
    private let likeButton = UIButton(type: .custom)
    private let line = CALayer()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatarView.layer.cornerRadius = 15
        avatarView.layer.masksToBounds = true
        nameLabel.font = .boldSystemFont(ofSize: 10)
        bodyLabel.font = .systemFont(ofSize: 20)
        bodyLabel.numberOfLines = 0
        likeButton.setTitle("Like", for: .normal)
        likeButton.setTitle("Liked", for: .selected)
        likeButton.setTitleColor(.systemBlue, for: .normal)
        likeButton.titleLabel?.font = .systemFont(ofSize: 10)
        likeButton.addAction(
            UIAction { [weak self] _ in self?.likeButton.isSelected.toggle() }, for: .touchUpInside)
        line.backgroundColor = UIColor.separator.cgColor
        contentView.layer.addSublayer(line)
        contentView.addSubview(avatarView)
        contentView.addSubview(nameLabel)
        contentView.addSubview(bodyLabel)
        contentView.addSubview(likeButton)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        layout()
    }

    private func layout() {
        avatarView.pin.top(10).left(10).size(CGSize(width: 30, height: 30))
        nameLabel.pin.top(10).after(avatarView).right(10).marginLeft(10).sizeToFit(.width)
        bodyLabel.pin.below(of: nameLabel).left(50).right(10).marginTop(4).sizeToFit(.width)
        likeButton.pin.below(of: bodyLabel).left(50).marginTop(4).sizeToFit()
        line.frame = CGRect(x: 50, y: contentView.bounds.maxY - 0.5, width: contentView.bounds.width - 50, height: 0.5)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentView.bounds.size.width = size.width
        layout()
        return CGSize(width: size.width, height: likeButton.frame.maxY + 10)
    }
}
