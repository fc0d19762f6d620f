import UIKit

/// Buttons of all kinds.
final class ActionsCell: UITableViewCell {
    enum Action { case reply, share, more }

    var handler: ((Action) -> Void)?
    private lazy var replyButton = UIButton(
        type: .system, primaryAction: UIAction(title: "Reply") { [weak self] _ in self?.handler?(.reply) })
    private lazy var shareButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Share"
        configuration.image = UIImage(systemName: "square.and.arrow.up")
        configuration.imagePadding = 6
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = .systemIndigo
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 20)
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        button.addAction(UIAction { [weak self] _ in self?.handler?(.share) }, for: .touchUpInside)
        button.configurationUpdateHandler = { button in
            button.configuration?.baseForegroundColor = button.isHighlighted ? .systemGray : .white
        }
        return button
    }()
    private let moreButton = UIButton()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        moreButton.setAttributedTitle(
            NSAttributedString(
                string: "More",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 20), .underlineStyle: NSUnderlineStyle.single.rawValue,
                    .foregroundColor: UIColor.link,
                ]), for: .normal)
        moreButton.menu = UIMenu(
            title: "",
            children: [
                UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
                UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in self?.handler?(.more) },
            ])
        moreButton.showsMenuAsPrimaryAction = true
        let stack = UIStackView(arrangedSubviews: [replyButton, shareButton, moreButton, UIView()])
        stack.spacing = 8
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            contentView.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 5),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
            contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 5),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func press() {
        replyButton.sendActions(for: .primaryActionTriggered)
        shareButton.sendActions(for: .touchUpInside)
    }
}

/// A text that does not scroll, and a wheel while it loads.
final class LongTextCell: UITableViewCell {
    let textView = UITextView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let progressView = UIProgressView(progressViewStyle: .default)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textView.isScrollEnabled = false
        textView.isEditable = false
        textView.dataDetectorTypes = [.link, .phoneNumber]
        textView.textContainerInset = .zero
        textView.textContainer.lineFragmentPadding = 0
        textView.font = .systemFont(ofSize: 20)
        textView.backgroundColor = .clear
        spinner.hidesWhenStopped = true
        progressView.trackTintColor = .systemFill
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 4
        [textView, progressView, spinner].forEach(stack.addArrangedSubview)
        stack.setCustomSpacing(10, after: textView)
        contentView.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10), bottom,
        ])
        spinner.stopAnimating()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func setLoading(_ isLoading: Bool) {
        isLoading ? spinner.startAnimating() : spinner.stopAnimating()
        UIView.animate(withDuration: 0.2) { self.progressView.isHidden = !isLoading }
    }
}

/// A row that is not registered but made for its place.
final class StaticInfoCell: UITableViewCell {
    init(title: String, icon: UIImage?) {
        super.init(style: .subtitle, reuseIdentifier: nil)
        textLabel?.text = title
        imageView?.image = icon
        imageView?.tintColor = .systemTeal
        accessoryView = UISwitch()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
