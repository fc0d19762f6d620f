import Foundation
import UIKitLayout

/// Reads `<color>` elements: components, system colours and named colours.
struct IBColorReader {
    let builder: IBObjectBuilder

    /// The colour that the given element contains for the given key; `nil` if it contains none, or if the name of the
    /// colour is unknown.
    func color(_ key: String, of element: IBElement) -> UIColor? {
        element.child("color", key: key).flatMap(color)
    }

    private func color(_ element: IBElement) -> UIColor? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            return Self.systemColors[name] ?? components(element) ?? resource(named: name)
        }
        if let name = element["name"] { return resource(named: name) ?? components(element) }
        return components(element)
    }

    /// The colour that the components in an element describe; `nil` if the element has no components.
    private func components(_ element: IBElement) -> UIColor? {
        func part(_ name: String) -> CGFloat? { element[name].flatMap(Double.init).map { CGFloat(max(0, min(1, $0))) } }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour that the file's resources contain under the given name; `nil` if they contain none.
    private func resource(named name: String) -> UIColor? {
        let kinds: Set = ["namedColor", "systemColor"]
        let resource = builder.file.root.list("resources").first { kinds.contains($0.name) && $0["name"] == name }
        return resource?.children.first { $0.name == "color" }.flatMap(components)
    }

    private static let systemColors: [String: UIColor] = [
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground, "tableCellGroupedBackgroundColor": .systemBackground,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "systemRedColor": .systemRed,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
        "systemTealColor": .systemTeal, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
        "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
        "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "darkTextColor": .black,
        "lightTextColor": UIColor(white: 1, alpha: 0.6), "viewFlipsideBackgroundColor": .darkGray,
        "scrollViewTexturedBackgroundColor": .gray,
    ]
}
