// swift-format-ignore-file: ReplaceForEachWithForLoop, NoAssignmentInExpressions

import UIKit

/// A view whose layer is a gradient.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }

    var colors: [UIColor] = [] {
        didSet { gradientLayer.colors = colors.map(\.cgColor) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            gradientLayer.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        }
    }
}

/// A picture of a fixed aspect with a title over a gradient, a button to play and gestures.
final class MediaCell: UITableViewCell, UIGestureRecognizerDelegate {
    private let thumbnailView = UIImageView()
    private let gradientView = GradientView()
    private let titleLabel = UILabel()
    private let playButton = UIButton(type: .system)
    private var aspectConstraint: NSLayoutConstraint?
    private(set) lazy var doubleTap = UITapGestureRecognizer(target: self, action: nil)
    var isLiked = false

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        thumbnailView.contentMode = .scaleAspectFill
        thumbnailView.clipsToBounds = true
        thumbnailView.layer.cornerRadius = 8
        thumbnailView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        thumbnailView.isUserInteractionEnabled = true
        gradientView.colors = [.clear, UIColor.black.withAlphaComponent(0.7)]
        gradientView.gradientLayer.locations = [0, 1]
        titleLabel.textColor = .white
        titleLabel.font = .boldSystemFont(ofSize: 20)
        titleLabel.numberOfLines = 2
        titleLabel.shadowColor = .black
        titleLabel.shadowOffset = CGSize(width: 0, height: 1)
        playButton.setImage(UIImage(systemName: "play.circle.fill"), for: .normal)
        playButton.setPreferredSymbolConfiguration(.init(pointSize: 40, weight: .bold), forImageIn: .normal)
        playButton.tintColor = .white
        playButton.accessibilityLabel = "Play"
        playButton.accessibilityTraits.insert(.startsMediaSession)
        doubleTap.numberOfTapsRequired = 2
        doubleTap.delegate = self
        thumbnailView.addGestureRecognizer(doubleTap)

        [thumbnailView, gradientView, titleLabel, playButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        contentView.bringSubviewToFront(playButton)
        NSLayoutConstraint.activate([
            thumbnailView.topAnchor.constraint(equalTo: contentView.topAnchor),
            thumbnailView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            thumbnailView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            thumbnailView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            gradientView.leadingAnchor.constraint(equalTo: thumbnailView.leadingAnchor),
            gradientView.trailingAnchor.constraint(equalTo: thumbnailView.trailingAnchor),
            gradientView.bottomAnchor.constraint(equalTo: thumbnailView.bottomAnchor),
            gradientView.topAnchor.constraint(equalTo: titleLabel.topAnchor, constant: -16),
            titleLabel.leadingAnchor.constraint(equalTo: thumbnailView.leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(equalTo: thumbnailView.trailingAnchor, constant: -16),
            titleLabel.bottomAnchor.constraint(equalTo: thumbnailView.bottomAnchor, constant: -12),
            playButton.centerXAnchor.constraint(equalTo: thumbnailView.centerXAnchor),
            playButton.centerYAnchor.constraint(equalTo: thumbnailView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(title: String, aspectRatio: CGFloat) {
        titleLabel.text = title
        aspectConstraint?.isActive = false
        aspectConstraint = thumbnailView.heightAnchor.constraint(
            equalTo: thumbnailView.widthAnchor, multiplier: 1 / aspectRatio)
        aspectConstraint?.priority = UILayoutPriority(999)
        aspectConstraint?.isActive = true
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        thumbnailView.image = nil
        isLiked = false
        layer.removeAllAnimations()
    }

    func like() {
        isLiked = true
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        pulse.fromValue = 1.0
        pulse.toValue = 1.2
        pulse.duration = 0.15
        pulse.autoreverses = true
        pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        playButton.layer.add(pulse, forKey: "pulse")
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0.8,
            options: [.curveEaseOut, .allowUserInteraction],
            animations: { self.playButton.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) },
            completion: { _ in self.playButton.transform = .identity })
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
