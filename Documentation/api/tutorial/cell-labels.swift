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
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func show(_ post: Post) {
        authorLabel.text = post.author
        postLabel.text = post.text
    }
}
