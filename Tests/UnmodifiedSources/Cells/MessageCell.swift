#if canImport(UIKit)
    import UIKit
#endif

/// A sender beside a time, and a message below, placed with visual formats.
final class MessageCell: UITableViewCell {
    private let senderLabel = UILabel()
    private let timeLabel = UILabel()
    private let messageLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        senderLabel.font = UIFont.boldSystemFont(ofSize: 10)
        timeLabel.font = UIFont.systemFont(ofSize: 10)
        timeLabel.textAlignment = .right
        timeLabel.setContentHuggingPriority(.required, for: .horizontal)
        messageLabel.font = UIFont.systemFont(ofSize: 10)
        messageLabel.numberOfLines = 0

        let views = ["sender": senderLabel, "time": timeLabel, "message": messageLabel]
        for view in views.values {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let metrics = ["side": 15, "gap": 6]
        var constraints: [NSLayoutConstraint] = []
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-side-[sender]-(>=gap)-[time]-side-|", options: .alignAllFirstBaseline,
            metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-side-[message]-side-|", options: [], metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-10-[sender]-gap-[message]-10-|", options: [], metrics: metrics, views: views)
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(sender: String, time: String, message: String) {
        senderLabel.text = sender
        timeLabel.text = time
        messageLabel.text = message
    }
}
