import ArgumentParser
import Foundation
import InterfaceBuilder
import UIKitLayout

/// The options that select the appearances, directions, text sizes and languages of pictures.
struct RenderConditions: ParsableArguments {
    enum Appearance: String, CaseIterable, ExpressibleByArgument {
        case light, dark, both

        var styles: [UIUserInterfaceStyle] {
            switch self {
            case .light: [.light]
            case .dark: [.dark]
            case .both: [.light, .dark]
            }
        }
    }

    @Option(help: "The appearance: light, dark or both.")
    var appearance: Appearance = .light

    @Option(help: ArgumentHelp("Writing directions: ltr (the default), rtl or ltr,rtl.", valueName: "name,…"))
    var direction: String?

    @Option(
        help: ArgumentHelp(
            "Text sizes: XS to XXXL, AX1 to AX5, or accessibility for the latter five; by default the file's.",
            valueName: "size,…"))
    var textSize: String?

    @Option(
        help: ArgumentHelp(
            "Languages, from .strings or .xcstrings files beside the file, or all; by default the file's.",
            valueName: "name,…"))
    var languages: String?

    /// The conditions in which a file is drawn: each combination of an appearance, a direction, a text size and a
    /// language.
    ///
    /// - Throws: ``ToolFailure`` if a value is unknown, if a file with strings cannot be read, or if there are no
    ///   strings in a language.
    func conditions(for file: InterfaceFile) throws(ToolFailure) -> [RenderCondition] {
        let strings = try strings(for: file)
        var conditions: [RenderCondition] = []
        for style in appearance.styles {
            for direction in try directions() {
                for size in try textSizes() {
                    conditions += strings.map {
                        RenderCondition(style: style, direction: direction, textSize: size, strings: $0)
                    }
                }
            }
        }
        return conditions
    }

    private func directions() throws(ToolFailure) -> [CheckConfiguration.Direction] {
        guard let direction else { return [.leftToRight] }
        let chosen: Set<CheckConfiguration.Direction> = try ConditionText.choices(direction, option: "--direction")
        guard !chosen.isEmpty else { throw .usage("--direction '\(direction)': expected words, separated by commas") }
        return CheckConfiguration.Direction.allCases.filter(chosen.contains)
    }

    private func textSizes() throws(ToolFailure) -> [UIContentSizeCategory?] {
        guard let textSize else { return [nil] }
        let sizes = try ConditionText.textSizes(textSize, option: "--text-size")
        guard !sizes.isEmpty else { throw .usage("--text-size '\(textSize)': expected words, separated by commas") }
        return sizes
    }

    private func strings(for file: InterfaceFile) throws(ToolFailure) -> [InterfaceStrings?] {
        guard let languages else { return [nil] }
        let names = ConditionText.list(languages)
        guard !names.isEmpty else { throw .usage("--languages '\(languages)': expected words, separated by commas") }
        let strings = try Localizations(of: file.path).strings(for: names)
        for name in names where name != "all" && !strings.contains(where: { $0.language == name }) {
            throw ToolFailure(path: file.path, message: "no strings in the language '\(name)'", status: 65)
        }
        guard !strings.isEmpty else {
            throw ToolFailure(path: file.path, message: "no strings in other languages", status: 65)
        }
        return strings
    }
}

/// The appearance, direction, text size and language of a picture.
struct RenderCondition {
    let style: UIUserInterfaceStyle
    let direction: CheckConfiguration.Direction
    /// The text size; `nil` for that of the file.
    let textSize: UIContentSizeCategory?
    /// The strings that replace the texts; `nil` for the texts in the file.
    let strings: InterfaceStrings?

    /// The traits with which views are laid out and drawn.
    func traits(scale: CGFloat) -> UITraitCollection {
        UITraitCollection { traits in
            traits.displayScale = scale
            traits.userInterfaceStyle = style
            traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
            if let textSize { traits.preferredContentSizeCategory = textSize }
        }
    }

    /// The text size and the strings that replace those of the file.
    var texts: CheckCondition {
        var condition = CheckCondition()
        (condition.textSize, condition.strings) = (textSize, strings)
        return condition
    }

    /// The parts of file names that stand for values other than the defaults, such as `dark` and `AX3`.
    var nameParts: [String] {
        var parts: [String] = []
        if style == .dark { parts.append("dark") }
        if direction == .rightToLeft { parts.append("rtl") }
        if let textSize { parts.append(textSize.shortName) }
        if let strings { parts.append(strings.language) }
        return parts
    }
}
