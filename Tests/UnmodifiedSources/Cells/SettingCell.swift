import UIKit

/// A setting and its value.
final class SettingCell: UITableViewCell {
    struct Setting: Hashable {
        var name: String
        var value: String?
    }

    var setting: Setting? {
        didSet {
            if oldValue != setting { setNeedsUpdateConfiguration() }
        }
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var content = UIListContentConfiguration.valueCell().updated(for: state)
        content.text = setting?.name
        content.secondaryText = setting?.value
        content.textProperties.font = .systemFont(ofSize: 20)
        content.secondaryTextProperties.font = .systemFont(ofSize: 20)
        content.secondaryTextProperties.color = .secondaryLabel
        contentConfiguration = content

        var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
        if state.isHighlighted || state.isSelected {
            background.backgroundColor = nil
            background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.3) }
        }
        backgroundConfiguration = background
    }
}
