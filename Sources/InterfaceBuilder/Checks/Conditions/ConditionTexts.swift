import Foundation
import UIKitLayout

/// Applies the language, text length and text size of a condition to the labels and buttons of a root.
struct ConditionTexts {
    let condition: CheckCondition
    let root: InterfaceRoot

    func apply() {
        guard condition.textSize != nil || condition.stretch != 1 || condition.strings != nil else { return }
        for (id, view) in root.views {
            guard let element = root.elements[ObjectIdentifier(view)] else { continue }
            switch view {
            case let label as UILabel:
                label.text = text(label.text, id, "text")
                if let font = font(element) { label.font = font }
            case let button as UIButton where button.configuration == nil:
                button.setTitle(text(button.title(for: .normal), id, "normalTitle"), for: .normal)
                if let font = font(element) { button.titleFont = font }
            default: break
            }
        }
    }

    /// The given text in the condition's language and length. Text is lengthened by repeating its beginning, so that
    /// the frequencies of letters and words hardly change.
    private func text(_ text: String?, _ id: String, _ property: String) -> String? {
        let text = condition.strings?.texts["\(id).\(property)"] ?? text
        guard condition.stretch > 1, let text, !text.isEmpty else { return text }
        let extra = Int((CGFloat(text.count) * (condition.stretch - 1)).rounded(.up))
        let repeated = String(repeating: " " + text, count: extra / text.count + 1)
        return text + repeated.prefix(extra)
    }

    /// The font of the element's text style in the condition's text size, or `nil` if its font does not follow the text
    /// size.
    private func font(_ element: IBElement) -> UIFont? {
        guard let size = condition.textSize, element["adjustsFontForContentSizeCategory"] == "YES",
            let name = element.child("fontDescription")?["style"]
        else { return nil }
        return .font(of: UIFont.TextStyle(rawValue: name), in: size)
    }
}
