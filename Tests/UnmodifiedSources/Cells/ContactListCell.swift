import UIKit

extension UIConfigurationStateCustomKey {
    static let contact = UIConfigurationStateCustomKey("example.contact")
}

struct Contact: Hashable {
    let name: String
    let note: String
    var isOnline = false
}

extension UICellConfigurationState {
    var contact: Contact? {
        get { self[.contact] as? Contact }
        set { self[.contact] = newValue }
    }
}

/// A contact with a note below the name, as the state says.
final class ContactListCell: UICollectionViewListCell {
    private var contact: Contact?

    func update(with newContact: Contact) {
        guard contact != newContact else { return }
        contact = newContact
        setNeedsUpdateConfiguration()
    }

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.contact = contact
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        var content = defaultContentConfiguration().updated(for: state)
        content.text = state.contact?.name
        content.textProperties.font = .systemFont(ofSize: 20)
        content.secondaryText = state.contact?.note
        content.secondaryTextProperties.font = .systemFont(ofSize: 10)
        content.secondaryTextProperties.numberOfLines = state.isSelected ? 0 : 1
        content.textToSecondaryTextVerticalPadding = 4
        contentConfiguration = content
        accessories = state.contact?.isOnline == true ? [.checkmark(), .disclosureIndicator()] : []
    }
}
