import Foundation
import UIKitFacts
import UIKitLayout

/// Reads `<attributedString>` elements, which consist of fragments of text with fonts, paragraph styles and kerning.
struct IBAttributedStringReader {
    let builder: IBObjectBuilder

    func read(_ element: IBElement) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        var formerCount: Int?
        for fragment in element.children where fragment.name == "fragment" {
            let content = fragment["content"] ?? fragment.children.first { $0["key"] == "content" }?.text ?? ""
            guard !content.isEmpty else { continue }
            var attributes = attributes(fragment.list("attributes"))
            if attributes.count == formerCount { attributes[Self.separator] = true }
            formerCount = attributes.count
            text.append(NSAttributedString(string: content, attributes: attributes))
        }
        return text
    }

    /// An attribute that is added to a fragment whose predecessor has the same number of attributes, so that the
    /// numbers differ. Foundation on Linux (Swift 6.3.1) compares the attributes of neighbouring fragments if their
    /// numbers are equal, and traps if the values are not identical objects.
    private static let separator = NSAttributedString.Key("TemplateLayoutFragment")

    private func attributes(_ elements: [IBElement]) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for element in elements {
            switch (element["key"], element.name) {
            case ("NSFont", "font"): attributes[.font] = font(element)
            case ("NSParagraphStyle", "paragraphStyle"): attributes[.paragraphStyle] = paragraphStyle(element)
            case ("NSKern", _):
                attributes[.kern] = IBNumber.length(element["value"]).map { NSNumber(value: Double($0)) }
            default: break
            }
        }
        return attributes
    }

    /// The names of font weights in font descriptions, by the names of the system fonts in attributes: `systemSemibold`
    /// is `semibold`.
    private static let systemWeights = Dictionary(
        uniqueKeysWithValues: FontWeight.all.map {
            ("system" + $0.name.prefix(1).uppercased() + $0.name.dropFirst(), $0.name)
        })

    /// The font of a `font` attribute, which is read as if it were a `<fontDescription>`.
    private func font(_ element: IBElement) -> UIFont {
        var description = ["pointSize": element["size"] ?? "12"]
        if let name = element["name"] { description["name"] = name } else { description["type"] = "system" }
        description["weight"] = element["metaFont"].flatMap { Self.systemWeights[$0] }
        return IBFontReader(builder: builder).read(
            IBElement(name: "fontDescription", attributes: description, line: element.line, children: [], text: ""))
    }

    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified,
    ]

    private static let lineBreakModes: [String: NSLineBreakMode] = [
        "charWrapping": .byCharWrapping, "clipping": .byClipping, "truncatingHead": .byTruncatingHead,
        "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
    ]

    private func paragraphStyle(_ element: IBElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        func set(_ property: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>, _ name: String) {
            if let value = IBNumber.length(element[name]) { style[keyPath: property] = value }
        }
        set(\.lineSpacing, "lineSpacing")
        set(\.paragraphSpacing, "paragraphSpacing")
        set(\.paragraphSpacingBefore, "paragraphSpacingBefore")
        set(\.lineHeightMultiple, "lineHeightMultiple")
        set(\.minimumLineHeight, "minimumLineHeight")
        set(\.maximumLineHeight, "maximumLineHeight")
        set(\.firstLineHeadIndent, "firstLineHeadIndent")
        set(\.headIndent, "headIndent")
        set(\.tailIndent, "tailIndent")
        style.alignment = element["alignment"].flatMap { Self.alignments[$0] } ?? .natural
        style.lineBreakMode = element["lineBreakMode"].flatMap { Self.lineBreakModes[$0] } ?? .byWordWrapping
        return style
    }
}
