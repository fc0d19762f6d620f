import UIKit

/// A headline, a picture and a summary, placed with anchors.
final class ArticleCell: UITableViewCell {
    static let reuseIdentifier = "ArticleCell"

    let headlineLabel = UILabel()
    let pictureView = UIImageView()
    let summaryLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        headlineLabel.font = .boldSystemFont(ofSize: 20)
        headlineLabel.numberOfLines = 0
        headlineLabel.textColor = .label
        summaryLabel.font = .systemFont(ofSize: 10)
        summaryLabel.numberOfLines = 3
        summaryLabel.textColor = .secondaryLabel
        pictureView.contentMode = .scaleAspectFill
        pictureView.clipsToBounds = true
        pictureView.layer.cornerRadius = 8

        for view in [headlineLabel, pictureView, summaryLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        let bottom = summaryLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            headlineLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            headlineLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            headlineLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            pictureView.topAnchor.constraint(equalTo: headlineLabel.bottomAnchor, constant: 8),
            pictureView.leadingAnchor.constraint(equalTo: headlineLabel.leadingAnchor),
            pictureView.trailingAnchor.constraint(equalTo: headlineLabel.trailingAnchor),
            pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor, multiplier: 0.5),
            summaryLabel.topAnchor.constraint(equalTo: pictureView.bottomAnchor, constant: 8),
            summaryLabel.leadingAnchor.constraint(equalTo: headlineLabel.leadingAnchor),
            summaryLabel.trailingAnchor.constraint(equalTo: headlineLabel.trailingAnchor),
            bottom,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(headline: String, summary: String) {
        headlineLabel.text = headline
        summaryLabel.text = summary
    }
}
