import Foundation
import UIKitLayout

/// Gives the texts of a root what a condition asks for: another language, more length, another size.
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

    /// Half as long again is the text and its own beginning: letters and words are then as frequent as before.
    private func text(_ text: String?, _ id: String, _ property: String) -> String? {
        let text = condition.strings?.texts["\(id).\(property)"] ?? text
        guard condition.stretch > 1, let text, !text.isEmpty else { return text }
        let extra = Int((CGFloat(text.count) * (condition.stretch - 1)).rounded(.up))
        let repeated = String(repeating: " " + text, count: extra / text.count + 1)
        return text + repeated.prefix(extra)
    }

    /// The font of a text style in the text size; `nil` for fonts that do not grow.
    private func font(_ element: IBElement) -> UIFont? {
        guard let size = condition.textSize, element["adjustsFontForContentSizeCategory"] == "YES",
            let name = element.child("fontDescription")?["style"]
        else { return nil }
        return .font(of: UIFont.TextStyle(rawValue: name), in: size)
    }
}
