// swift-format-ignore-file: ReplaceForEachWithForLoop, NoAssignmentInExpressions

import UIKit

/// Up to three square pictures beside each other, and how many more there are.
final class PhotoGridCell: UITableViewCell {
    private let imageViews = (0..<3).map { _ in UIImageView() }
    private let moreLabel = TagLabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        imageViews.forEach { view in
            view.backgroundColor = .secondarySystemFill
            view.layer.borderColor = UIColor.separator.cgColor
            view.layer.borderWidth = 1 / UIScreen.main.scale
            view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        }
        let row = UIStackView(arrangedSubviews: imageViews)
        row.distribution = .fillEqually
        row.spacing = 4
        let column = UIStackView(arrangedSubviews: [row, moreLabel])
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        NSLayoutConstraint.activate(
            [
                column.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 6),
                column.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -6),
                column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
                column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(count: Int) {
        for (index, view) in imageViews.enumerated() { view.alpha = index < count ? 1 : 0 }
        moreLabel.isHidden = count <= imageViews.count
        moreLabel.text = "+\(count - imageViews.count) more"
    }
}

/// A label with insets around its text.
class TagLabel: UILabel {
    var textInsets = UIEdgeInsets(top: 3, left: 8, bottom: 3, right: 8) {
        didSet { invalidateIntrinsicContentSize() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 10, weight: .medium)
        textAlignment = .center
        layer.masksToBounds = true
        layer.cornerRadius = 4
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: textInsets))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + textInsets.left + textInsets.right,
            height: size.height + textInsets.top + textInsets.bottom)
    }
}

/// The same by the other hook that UIKit offers, with as many lines as the text has.
final class ParagraphLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return rect.inset(by: UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10))
    }
}

/// A tag above a paragraph in a frame.
final class NoteCell: UITableViewCell {
    let tagLabel = TagLabel()
    let paragraphLabel = ParagraphLabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        paragraphLabel.numberOfLines = 0
        paragraphLabel.font = .systemFont(ofSize: 20)
        paragraphLabel.lineBreakMode = .byWordWrapping
        tagLabel.setContentHuggingPriority(.required, for: .vertical)
        let views = ["tag": tagLabel, "text": paragraphLabel]
        views.values.forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        contentView.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-8-[tag]-4-[text]-8-|", options: .alignAllLeading, metrics: nil, views: views))
        contentView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-[text]-10-|", metrics: nil, views: views))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
