// swift-format-ignore-file

import UIKit

extension Notification.Name {
    static let starsDidChange = Notification.Name("StarsDidChange")
}

/// A question and five stars, from a nib.
final class StarRatingCell: UITableViewCell {
    @Outlet private var questionLabel: UILabel!
    @Outlet var noteLabel: UILabel? {
        didSet { noteLabel?.numberOfLines = 0 }
    }
    @OutletCollection private var stars: [UIImageView]
    @Inspectable var spacing: CGFloat = 4
    private(set) var rating = 0

    var questionFontSize: CGFloat {
        get { questionLabel.font.pointSize }
        set { questionLabel.font = .systemFont(ofSize: newValue) }
    }

    func observe() {
        _ = NotificationCenter.default.addObserver(forName: .starsDidChange, object: nil) { [weak self] notification in self?.starsDidChange(notification) }

    }

    func show(_ question: String) {
        questionLabel.text = question  // not an @IBOutlet
    }

    var starCount: Int { return stars.count }
    var propertyName: String { return "rating" }

    private func starsDidChange(_ notification: Notification) {
        rating = notification.userInfo?["rating"] as? Int ?? 0
    }
}
