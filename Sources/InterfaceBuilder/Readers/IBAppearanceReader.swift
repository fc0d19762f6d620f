import Foundation
import UIKitLayout

/// Reads the appearance of views: colours, opacity, content modes, alignments and the states of controls.
struct IBAppearanceReader {
    let builder: IBObjectBuilder

    func read(_ element: IBElement, into view: UIView) {
        let colors = IBColorReader(builder: builder)
        if let color = colors.color("backgroundColor", of: element) { view.backgroundColor = color }
        if let color = colors.color("tintColor", of: element) { view.tintColor = color }
        if let alpha = element["alpha"].flatMap(Double.init) { view.alpha = CGFloat(max(0, min(1, alpha))) }
        let clips = element["clipsSubviews"] == "YES"
        if clips || view is UIScrollView { view.clipsToBounds = clips }
        if let mode = element["contentMode"].flatMap({ Self.contentModes[$0] }) { view.contentMode = mode }
        readLayer(element, into: view)
        switch view {
        case let label as UILabel: read(element, colors, into: label)
        case let button as UIButton:
            let state = element.child("state", key: "normal")
            if let color = state.flatMap({ colors.color("titleColor", of: $0) }) {
                button.setTitleColor(color, for: .normal)
            }
            if element["enabled"] == "NO" { button.isEnabled = false }
        case is UITextField, is UITextView: readText(element, colors, into: view)
        case is UITableView, is UITableViewCell: readSeparators(element, colors, into: view)
        default: IBControlAppearanceReader(builder: builder, element: element, colors: colors).read(into: view)
        }
    }

    private func readText(_ element: IBElement, _ colors: IBColorReader, into view: UIView) {
        let color = colors.color("textColor", of: element)
        if let text = view as? UITextView {
            if let color { text.textColor = color }
            text.textAlignment = alignment(of: element)
        }
        guard let field = view as? UITextField else { return }
        if let color { field.textColor = color }
        field.textAlignment = alignment(of: element)
        let traits = element.child("textInputTraits", key: "textInputTraits")
        field.isSecureTextEntry = traits?["secureTextEntry"] == "YES"
    }

    private func readSeparators(_ element: IBElement, _ colors: IBColorReader, into view: UIView) {
        let insets = separatorInset(of: element)
        if let table = view as? UITableView {
            if let color = colors.color("separatorColor", of: element) { table.separatorColor = color }
            if let insets { table.separatorInset = insets }
        }
        guard let cell = view as? UITableViewCell else { return }
        if let insets { cell.separatorInset = insets }
        if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    }

    private func read(_ element: IBElement, _ colors: IBColorReader, into label: UILabel) {
        if let color = colors.color("textColor", of: element) { label.textColor = color }
        label.highlightedTextColor = colors.color("highlightedColor", of: element)
        label.shadowColor = colors.color("shadowColor", of: element)
        if let size = element.child("size", key: "shadowOffset")?.size { label.shadowOffset = size }
        label.textAlignment = alignment(of: element)
        if element["enabled"] == "NO" { label.isEnabled = false }
        label.adjustsFontSizeToFitWidth =
            element["adjustsFontSizeToFit"] == "YES"
            || element["adjustsFontSizeToFit"] == nil && element["minimumScaleFactor"] != nil
        if let factor = element["minimumScaleFactor"].flatMap(Double.init) {
            label.minimumScaleFactor = CGFloat(max(0, min(1, factor)))
        } else if let size = IBNumber.fontSize(element["minimumFontSize"]), let font = label.font {
            label.minimumScaleFactor = min(1, size / font.pointSize)
        }
        // Properties that are set after the attributed text would replace its attributes.
        if let text = element.child("attributedString", key: "attributedText") {
            label.attributedText = IBAttributedStringReader(builder: builder).read(text)
        }
    }

    /// Reads the runtime attributes that set the corner radius, the border width or the clipping of the view's layer.
    private func readLayer(_ element: IBElement, into view: UIView) {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            let number = attribute.children.first { $0["key"] == "value" }.flatMap { IBNumber.length($0["value"]) }
            switch attribute["keyPath"] {
            case "layer.cornerRadius": number.map { view.layer.cornerRadius = $0 }
            case "layer.borderWidth": number.map { view.layer.borderWidth = $0 }
            case "layer.masksToBounds": view.clipsToBounds = attribute["value"] == "YES"
            default: break
            }
        }
    }

    /// The insets of the separators; `nil` if the file stores none.
    private func separatorInset(of element: IBElement) -> UIEdgeInsets? {
        guard let inset = element.child("inset", key: "separatorInset") else { return nil }
        func length(_ name: String) -> CGFloat { IBNumber.length(inset[name]) ?? 0 }
        return UIEdgeInsets(top: length("minY"), left: length("minX"), bottom: length("maxY"), right: length("maxX"))
    }

    private func alignment(of element: IBElement) -> NSTextAlignment {
        let names: [String: NSTextAlignment] = [
            "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
        ]
        return element["textAlignment"].flatMap { names[$0] } ?? .natural
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}
