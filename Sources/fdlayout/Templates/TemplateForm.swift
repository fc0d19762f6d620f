import Foundation

/// The JSON form of a template, which the C library `templatecell-1` reads.
///
/// Documentation/template-form.md describes the members, their units and their defaults.
struct TemplateForm {
    /// The version of the form that this program writes.
    static let version = 1

    var scale: Double
    var separator: Bool
    var emptyHeight: Double
    var accessories: [Accessory] = []
    var content: Item
    var items: [Item] = []
    var constraints: [Constraint] = []

    /// The width beside the content, in points, of rows that are at least `rowWidth` points wide.
    struct Accessory: Encodable {
        let rowWidth: Double
        let width: Double
    }

    /// The margins of an item, in points, in rows that are at least `rowWidth` points wide.
    struct Margins: Encodable {
        var rowWidth: Double
        let left, top, right, bottom: Double
    }

    /// A font. Without a family, it is the system font.
    struct Font: Encodable {
        var size: Double
        var weight: Int
        var italic: Bool?
        var tracking: Double?
        var family: String?
        var lineHeight: String?
        var ascender: Double?
        var descender: Double?
        var glyphWidths: String?
    }

    /// The text that an item has in rows without a value. No text (`nil`) is written as `null`.
    struct Text: Encodable {
        let text: String?

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            if let text { try container.encode(text) } else { try container.encodeNil() }
        }
    }

    /// A part of a text with a font of its own.
    struct Run: Encodable {
        let text: String
        let font: Font
    }

    /// An item that a stack arranges, with the space after the item in points.
    struct Arranged: Encodable {
        let item: String
        let spacing: Double
    }

    /// An item. A member that is `nil` is not written, so the reader assumes its default.
    struct Item: Encodable {
        var name: String?
        var kind: String?
        var hugging: [Float]?
        var compressionResistance: [Float]?
        var hidden: Bool?
        var margins: [Margins]?
        // Texts
        var font: Font?
        var lines: Int?
        var leading: Double?
        var wrap: String?
        var preferredWidth: Double?
        var text: Text?
        var runs: [Run]?
        // Images
        var size: [Double]?
        // Stacks
        var axis: String?
        var distribution: String?
        var alignment: String?
        var insideMargins: Bool?
        var baselineRelative: Bool?
        var arranged: [Arranged]?
        // Guides
        var owner: String?
    }

    /// A constraint. A member that is `nil` is not written, so the reader assumes its default.
    struct Constraint: Encodable {
        var name: String?
        var item: String
        var attribute: String
        var relation: String?
        var toItem: String?
        var toAttribute: String?
        var multiplier: Double?
        var constant: Double?
        var priority: Float?
        var container: String?
    }

    /// The JSON text, in which each item and each constraint is on a separate line.
    func text() throws -> String {
        let members = [
            #""format": "templatelayout-template""#, #""version": \#(Self.version)"#,
            #""scale": \#(try JSONLine.object(scale))"#,
            #""separator": \#(separator)"#, #""emptyHeight": \#(try JSONLine.object(emptyHeight))"#,
            #""accessories": \#(try Self.array(accessories))"#, #""content": \#(try JSONLine.object(content))"#,
            #""items": \#(try Self.array(items))"#, #""constraints": \#(try Self.array(constraints))"#,
        ]
        return "{\n" + members.map { "  \($0)" }.joined(separator: ",\n") + "\n}\n"
    }

    private static func array(_ values: [some Encodable]) throws -> String {
        guard !values.isEmpty else { return "[]" }
        return "[\n" + (try values.map { "    " + (try JSONLine.object($0)) }.joined(separator: ",\n")) + "\n  ]"
    }
}
