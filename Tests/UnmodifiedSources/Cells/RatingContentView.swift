import UIKit

/// What somebody thinks of something.
struct RatingConfiguration: UIContentConfiguration, Hashable {
    var title = ""
    var comment: String?
    var stars = 0
    var showsAllOfComment = false

    func makeContentView() -> UIView & UIContentView {
        return RatingContentView(configuration: self)
    }

    func updated(for state: UIConfigurationState) -> RatingConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.showsAllOfComment = state.isSelected
        return updated
    }
}

final class RatingContentView: UIView, UIContentView {
    private let titleLabel = UILabel()
    private let starsLabel = UILabel()
    private let commentLabel = UILabel()
    private var appliedConfiguration: RatingConfiguration!

    init(configuration: RatingConfiguration) {
        super.init(frame: .zero)
        setUpViews()
        apply(configuration: configuration)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var configuration: UIContentConfiguration {
        get { appliedConfiguration }
        set {
            guard let newConfig = newValue as? RatingConfiguration else { return }
            apply(configuration: newConfig)
        }
    }

    private func setUpViews() {
        titleLabel.font = .systemFont(ofSize: 20)
        starsLabel.font = .systemFont(ofSize: 20)
        starsLabel.setContentHuggingPriority(.required, for: .horizontal)
        commentLabel.font = .systemFont(ofSize: 10)
        let top = UIStackView(arrangedSubviews: [titleLabel, starsLabel])
        top.spacing = 8
        let all = UIStackView(arrangedSubviews: [top, commentLabel])
        all.axis = .vertical
        all.spacing = 4
        all.translatesAutoresizingMaskIntoConstraints = false
        addSubview(all)
        layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        NSLayoutConstraint.activate([
            all.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            all.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            all.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            all.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
    }

    private func apply(configuration: RatingConfiguration) {
        guard appliedConfiguration != configuration else { return }
        appliedConfiguration = configuration
        titleLabel.text = configuration.title
        starsLabel.text = String(repeating: "*", count: configuration.stars)
        commentLabel.text = configuration.comment
        commentLabel.isHidden = configuration.comment == nil
        commentLabel.numberOfLines = configuration.showsAllOfComment ? 0 : 2
    }
}
