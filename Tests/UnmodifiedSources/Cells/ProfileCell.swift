#if os(macOS)
    import AppKit
#else
    import UIKit
#endif

private var visitsKey: UInt8 = 0

extension UITableViewCell {
    /// How often the cell was shown.
    var visits: Int {
        get { objc_getAssociatedObject(self, &visitsKey) as? Int ?? 0 }
        set { objc_setAssociatedObject(self, &visitsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

/// An avatar beside a name over a biography, in stack views.
final class ProfileCell: UITableViewCell {
    let avatarView = UIImageView()
    let nameLabel = UILabel()
    let biographyLabel = UILabel()

    private lazy var textStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [nameLabel, biographyLabel])
        stack.axis = .vertical
        stack.spacing = 4
        return stack
    }()

    private lazy var rowStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [avatarView, textStack])
        stack.alignment = .top
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .systemFont(ofSize: 20, weight: .semibold)
        biographyLabel.font = .systemFont(ofSize: 10)
        biographyLabel.numberOfLines = 0
        avatarView.backgroundColor = .lightGray
        contentView.addSubview(rowStack)
        NSLayoutConstraint.activate([
            avatarView.widthAnchor.constraint(equalToConstant: 40),
            avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
            rowStack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            rowStack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            contentView.trailingAnchor.constraint(equalTo: rowStack.trailingAnchor, constant: 16),
            contentView.bottomAnchor.constraint(equalTo: rowStack.bottomAnchor, constant: 10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        visits += 1
        biographyLabel.isHidden = false
    }
}
