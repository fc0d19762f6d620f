import UIKitLayout

private let accessories: [(String, UITableViewCell.AccessoryType)] = [
    ("none", .none), ("disclosure-indicator", .disclosureIndicator),
    ("detail-disclosure-button", .detailDisclosureButton), ("checkmark", .checkmark),
    ("detail-button", .detailButton),
]

/// The names of accessory types on the command line, separated by commas.
let accessoryNames = accessories.map(\.0).joined(separator: ", ")

extension UITableViewCell.AccessoryType {
    /// Creates the accessory type with the given name, as used on the command line or in Interface Builder files; case
    /// and hyphens are ignored.
    init(commandLineName name: String) throws {
        let plain = name.lowercased().filter { $0 != "-" }
        guard let match = accessories.first(where: { $0.0.filter { $0 != "-" } == plain }) else {
            throw ToolFailure.usage("--accessory \(name): expected one of \(accessoryNames)")
        }
        self = match.1
    }
}
