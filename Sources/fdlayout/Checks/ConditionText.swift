import Foundation
import UIKitLayout

/// Parses values of conditions, such as widths and text sizes, that the command line and configuration files separate
/// with commas.
enum ConditionText {
    static func list(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    static func widths(_ text: String, option: String) throws(ToolFailure) -> [CGFloat] {
        var widths: [CGFloat] = []
        for word in list(text) {
            guard let width = Double(word) else {
                throw .usage("\(option) \(word): expected numbers of points, separated by commas")
            }
            try Bounds.checkLength(width, option)
            widths.append(CGFloat(width))
        }
        return widths
    }

    /// Parses the short names of text sizes; `accessibility` means the five largest text sizes.
    static func textSizes(_ text: String, option: String) throws(ToolFailure) -> [UIContentSizeCategory] {
        var sizes: [UIContentSizeCategory] = []
        for word in list(text) {
            if word == "accessibility" {
                sizes += (1...5).compactMap { UIContentSizeCategory(shortName: "AX\($0)") }
            } else if let size = UIContentSizeCategory(shortName: word) {
                sizes.append(size)
            } else {
                let known = UIContentSizeCategory.allShortNames + ["accessibility"]
                throw .usage("\(option): unknown value '\(word)'. " + NearestWord.suggestion(for: word, among: known))
            }
        }
        return sizes
    }

    static func stretch(_ text: String, option: String) throws(ToolFailure) -> CGFloat {
        guard let factor = Double(text), factor >= 1, factor <= 10 else {
            throw .usage("\(option) \(text): expected a number from 1 to 10")
        }
        return CGFloat(factor)
    }

    static func choices<Choice: RawRepresentable & CaseIterable & Hashable>(
        _ text: String, option: String
    ) throws(ToolFailure) -> Set<Choice> where Choice.RawValue == String {
        var choices: Set<Choice> = []
        for word in list(text) {
            guard let choice = Choice(rawValue: word) else {
                let known = Choice.allCases.map(\.rawValue)
                throw .usage("\(option): unknown value '\(word)'. " + NearestWord.suggestion(for: word, among: known))
            }
            choices.insert(choice)
        }
        return choices
    }
}
