// swift-format-ignore-file

import UIKit

extension Notification.Name {
    static let starsDidChange = Notification.Name("StarsDidChange")
}

/// A question and five stars, from a nib.
@objcMembers final class StarRatingCell: UITableViewCell {
    @IBOutlet private weak var questionLabel: UILabel!
    @IBOutlet weak var noteLabel: UILabel? {
        didSet { noteLabel?.numberOfLines = 0 }
    }
    @IBOutlet private var stars: [UIImageView]!
    @IBInspectable var spacing: CGFloat = 4
    private(set) var rating = 0

    @IBInspectable var questionFontSize: CGFloat {
        get { questionLabel.font.pointSize }
        set { questionLabel.font = .systemFont(ofSize: newValue) }
    }

    func observe() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(starsDidChange(_:)), name: .starsDidChange, object: nil)
    }

    func show(_ question: String) {
        questionLabel.text = question  // not an @IBOutlet
    }

    var starCount: Int { return stars.count }
    var propertyName: String { return #keyPath(StarRatingCell.rating) }

    @objc private func starsDidChange(_ notification: Notification) {
        rating = notification.userInfo?["rating"] as? Int ?? 0
    }
}
