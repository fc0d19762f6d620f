import Foundation
import UIKitLayout

final class PostCell: UITableViewCell {
    private let authorLabel = UILabel()
    private let postLabel = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        authorLabel.font = .boldSystemFont(ofSize: 17)
        postLabel.font = .systemFont(ofSize: 15)
        postLabel.numberOfLines = 0
        for label in [authorLabel, postLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }
        NSLayoutConstraint.activate([
            authorLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            postLabel.topAnchor.constraint(equalTo: authorLabel.bottomAnchor, constant: 4),
            postLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func show(_ post: Post) {
        authorLabel.text = post.author
        postLabel.text = post.text
    }
}
