import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// A cell that a row can configure.
protocol SoakCell: UITableViewCell {
    func configure(_ row: SoakRow)
}

/// A title and a text below it.
final class MessageCell: UITableViewCell, SoakCell {
    private let title = UILabel()
    private let body = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
        body.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [title, body])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            contentView.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func configure(_ row: SoakRow) {
        title.text = "Row \(row.number % 100)"
        title.isHidden = row.version % 2 == 1
        body.text = row.text
        body.font = .systemFont(ofSize: [13, 15, 17][Int(row.number / 3 % 3)])
    }
}

/// A text of at most four lines beside an image, the higher of which determines the height.
final class PhotoCell: UITableViewCell, SoakCell {
    private let label = UILabel()
    private let photo = UIImageView()
    private lazy var photoHeight = photo.heightAnchor.constraint(equalToConstant: 0)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 4
        for view in [label, photo] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10).isActive = true
            contentView.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 10).isActive = true
        }
        let shortest = contentView.heightAnchor.constraint(equalToConstant: 0)
        shortest.priority = .defaultLow
        NSLayoutConstraint.activate([
            photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            photo.widthAnchor.constraint(equalToConstant: 48), photoHeight, shortest,
            label.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
            contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func configure(_ row: SoakRow) {
        label.text = row.text
        label.font = UIFont(name: row.version % 2 == 0 ? "Liberation Serif" : "DejaVu Sans", size: 14)
        photoHeight.constant = row.contentHeight
    }
}

/// A cell with manual layout, whose height depends on its width.
final class BoxCell: UITableViewCell, SoakCell {
    private var height = 0.0

    func configure(_ row: SoakRow) {
        fd_enforceFrameLayout = true
        height = row.contentHeight
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height + size.width / 8)
    }
}
