#if MainActorViews
    import UIKit

    @MainActor
    final class TimerViewModel {
        private(set) var remaining = "Ten minutes, which is a long time for one line"
        var onChange: ((String) -> Void)?

        /// The version of the model's state; heights cached for other versions are not used.
        private(set) var version = 0

        func stop() {
            version += 1
            remaining = "Done"
            onChange?(remaining)
        }
    }

    /// A cell that shows the state of a model bound to the main actor.
    final class TimerCell: UITableViewCell {
        private let label = UILabel()
        private let button = UIButton(type: .system)
        private var viewModel: TimerViewModel?

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: 20)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            button.addAction(UIAction { [weak self] _ in self?.viewModel?.stop() }, for: .touchUpInside)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        deinit { print("a cell goes") }

        func bind(to viewModel: TimerViewModel) {
            self.viewModel = viewModel
            label.text = viewModel.remaining
            viewModel.onChange = { [weak self] in self?.label.text = $0 }
        }

        func show(_ text: String) { label.text = text }

        func press() { button.sendActions(for: .touchUpInside) }
    }
#endif
