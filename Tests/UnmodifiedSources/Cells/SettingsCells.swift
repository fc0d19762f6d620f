// swift-format-ignore-file: ReplaceForEachWithForLoop, NoAssignmentInExpressions

import UIKit

/// A title with a switch.
class SwitchCell: UITableViewCell {
    let titleLabel = UILabel()
    let toggle = UISwitch(frame: .zero)
    var onToggle: ((Bool) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        selectionStyle = .none
        titleLabel.font = .systemFont(ofSize: 20)
        titleLabel.numberOfLines = 0
        titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        toggle.onTintColor = .systemGreen
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        toggle.addAction(
            UIAction { [weak self] action in
                guard let sender = action.sender as? UISwitch else { return }
                self?.onToggle?(sender.isOn)
            }, for: .valueChanged)
        for view in [titleLabel, toggle] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            titleLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            toggle.leadingAnchor.constraint(
                equalToSystemSpacingAfter: titleLabel.trailingAnchor, multiplier: 1),
            toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            toggle.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }
}

/// A caption over a field.
final class TextFieldCell: UITableViewCell, UITextFieldDelegate {
    private let captionLabel = UILabel()
    let textField: UITextField = {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.keyboardType = .emailAddress
        field.returnKeyType = .done
        field.textContentType = .emailAddress
        field.clearButtonMode = .whileEditing
        return field
    }()
    private(set) var events: [String] = []

    var caption: String? {
        get { captionLabel.text }
        set {
            captionLabel.text = newValue
            captionLabel.isHidden = newValue?.isEmpty ?? true
        }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textField.delegate = self
        captionLabel.font = .systemFont(ofSize: 10)
        let stack = UIStackView(arrangedSubviews: [captionLabel, textField])
        stack.axis = .vertical
        stack.spacing = 4
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = .init(top: 10, leading: 16, bottom: 10, trailing: 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

/// Labels at both ends, as settings show values.
final class ValueCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        textLabel?.numberOfLines = 0
        let selected = UIView()
        selected.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.1)
        selectedBackgroundView = selected
    }

    required init?(coder: NSCoder) { fatalError() }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        textLabel?.textColor = selected ? .systemBlue : .label
    }
}

/// A slider between two symbols, with its value.
final class SliderCell: UITableViewCell {
    let slider = UISlider()
    private let low = UIImageView(image: UIImage(systemName: "speaker.fill"))
    private let high = UIImageView(
        image: UIImage(
            systemName: "speaker.wave.3.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        slider.minimumValue = 0
        slider.maximumValue = 100
        slider.setValue(50, animated: false)
        [low, high].forEach {
            $0.tintColor = .secondaryLabel
            $0.contentMode = .center
            $0.setContentHuggingPriority(.required, for: .horizontal)
        }
        let stack = UIStackView(arrangedSubviews: [low, slider, high])
        stack.alignment = .center
        stack.spacing = UIStackView.spacingUseSystem
        stack.setCustomSpacing(12, after: low)
        stack.setCustomSpacing(12, after: slider)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        contentView.addConstraints([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
            contentView.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 11),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
