import Foundation
import UIKitLayout

/// Reads the titles, images, insets and configurations of buttons.
struct IBButtonReader {
    let reader: IBViewReader

    func read(_ element: IBElement, into button: UIButton) throws {
        button.titleFont = font(element, "fontDescription") ?? defaultFont(element)
        if let state = element.child("state", key: "normal") {
            button.setTitle(state["title"], for: .normal)
            readAttributedTitle(state, into: button)
            // If the file names no image, info buttons keep their built-in image.
            if let image = try reader.image(of: state) { button.setImage(image, for: .normal) }
            if let image = try reader.image(of: state, key: "backgroundImage") {
                button.setBackgroundImage(image, for: .normal)
            }
        }
        if let inset = element.child("inset", key: "contentEdgeInsets") {
            button.contentEdgeInsets = try reader.insets(inset)
        }
        if let inset = element.child("inset", key: "titleEdgeInsets") {
            button.titleEdgeInsets = try reader.insets(inset)
        }
        if let inset = element.child("inset", key: "imageEdgeInsets") {
            button.imageEdgeInsets = try reader.insets(inset)
        }
        if let configuration = element.child("buttonConfiguration", key: "configuration") {
            button.configuration = try self.configuration(configuration, isPrimary: element["role"] == "primary")
        }
    }

    private func configuration(_ element: IBElement, isPrimary: Bool) throws -> UIButton.Configuration {
        var configuration = UIButton.Configuration.plain()
        // Xcode keeps the title of the normal state when the configuration's title is removed. Evidence: an image button of
        // NetNewsWire (`Main.storyboard`) has the state's title "Button", which the app does not show.
        configuration.title = element["title"] ?? element.child("string", key: "title")?.text ?? ""
        configuration.subtitle = element["subtitle"]
        configuration.image = try reader.image(of: element)
        configuration.imagePlacement = reader.builder.choice(
            "imagePlacement", of: element, from: placements, default: .leading)
        configuration.imagePadding = IBNumber.length(element["imagePadding"]) ?? 0
        configuration.titlePadding = IBNumber.length(element["titlePadding"]) ?? configuration.titlePadding
        if let inset = element.child("directionalEdgeInsets", key: "contentInsets") {
            let insets = try reader.insets(inset)
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        configuration.titleFont = font(element, "titleFontDescription") ?? configurationFont(isPrimary: isPrimary)
        return configuration
    }

    /// The font of a button configuration's title if the file names no font. The title of a primary button is bolder.
    /// Evidence: the stored width of two buttons of one project, 151 points (Onion Browser,
    /// `PermissionViewController.xib`).
    private func configurationFont(isPrimary: Bool) -> UIFont {
        let builder = reader.builder
        let size = builder.options.conventions.textSizeOfConfigurations(beside: builder.options.textSize)
        let font = UIFont.font(of: isPrimary ? .headline : .body, in: size)
        return IBFontReader(builder: builder).drawn(font ?? .systemFont(ofSize: UIFont.labelFontSize))
    }

    /// Reads the attributed title of a button's normal state.
    private func readAttributedTitle(_ state: IBElement, into button: UIButton) {
        guard let element = state.child("attributedString", key: "attributedTitle") else { return }
        let text = IBAttributedStringReader(builder: reader.builder).read(element)
        if text.length > 0 { button.setAttributedTitle(text, for: .normal) }
    }

    /// The font of a button's title if the file names no font.
    private func defaultFont(_ element: IBElement) -> UIFont {
        let conventions = reader.builder.options.conventions
        let font = UIFont.systemFont(ofSize: conventions.titleFontSize(ofCustomButton: element["buttonType"] == nil))
        return IBFontReader(builder: reader.builder).drawn(font)
    }

    private func font(_ element: IBElement, _ key: String) -> UIFont? {
        element.child("fontDescription", key: key).map { IBFontReader(builder: reader.builder).read($0) }
    }

    private var placements: [String: UIButton.Configuration.ImagePlacement] {
        ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom]
    }
}
