import Foundation
import TextLayout

/// The title or the subtitle of a button configuration, as it was set.
struct ConfiguredString: Equatable {
    /// The characters; `nil` if none were set.
    private(set) var plain: String?
    /// The text with attributes; `nil` if it was set without attributes.
    private var attributed: AttributedString?
    /// The attributes that replace those of the text.
    private var attributes: AttributeContainer?
    /// The text as it is measured and drawn; `nil` if all of it has one font and no other attributes.
    private(set) var styled: NSAttributedString?
    /// The font of the first character; `nil` if the text has the font of the configuration.
    private(set) var font: UIFont?

    /// The text with attributes, of which text that was set without attributes has none.
    var attributedValue: AttributedString? { attributed ?? plain.map { AttributedString($0) } }

    mutating func set(_ text: String?) {
        (plain, attributed) = (text, nil)
        update()
    }

    mutating func set(_ text: AttributedString?) {
        (plain, attributed) = (text.map { String($0.characters) }, text)
        update()
    }

    /// Sets the attributes that replace those of the text: the result of a transformer.
    mutating func setAttributes(_ attributes: AttributeContainer?) {
        self.attributes = attributes
        update()
    }

    private mutating func update() {
        (styled, font) = (nil, attributes?.uiKit.font)
        var others = attributes ?? AttributeContainer()
        others.uiKit.font = nil
        guard var text = attributedValue, attributed != nil || others != AttributeContainer() else { return }
        if let attributes { text.mergeAttributes(attributes) }
        font = text.runs.first?.uiKit.font
        styled = NSAttributedString(text)
    }
}

/// The title or the subtitle of a configured button, as it is shown.
struct ConfiguredText {
    let text: String
    /// The text with attributes; `nil` if all of it has the font and no other attributes.
    let styled: NSAttributedString?
    /// The font of text without a font of its own.
    let font: UIFont
    let lineBreakMode: NSLineBreakMode

    /// Creates the text that is shown; `nil` if it has no characters.
    init?(_ string: ConfiguredString, font: UIFont, lineBreakMode: NSLineBreakMode) {
        guard let plain = string.plain, !plain.isEmpty else { return nil }
        (text, styled) = (plain, string.styled)
        (self.font, self.lineBreakMode) = (string.font ?? font, lineBreakMode)
    }

    /// The maximum number of lines, 0 for no limit. Word and character wrapping enable text of several lines; other
    /// modes restrict it to one line (Apple, `UIButton.Configuration.titleLineBreakMode`).
    var numberOfLines: Int { lineBreakMode.wraps ? 0 : 1 }

    /// Measures the text, wrapped at the given width if it may have several lines.
    func measure(width: CGFloat?, _ measurer: any TextMeasuring) -> TextMeasurement {
        let width = numberOfLines == 1 ? nil : width.map { Double(max(0, $0)) }
        let wrapping: TextRequest.Wrapping = lineBreakMode == .byCharWrapping ? .characters : .words
        if let styled {
            return measurer.measure(
                styled.styledText(font: font, wrapping: wrapping), width: width, maximumLines: numberOfLines)
        }
        return measurer.measure(
            text, font: font.textFont, width: width, maximumLines: numberOfLines, wrapping: wrapping)
    }
}

nonisolated extension NSLineBreakMode {
    /// Whether text continues on the next line where a line is full.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
