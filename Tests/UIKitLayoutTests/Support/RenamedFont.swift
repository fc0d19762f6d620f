import Foundation
import XCTest

/// Liberation Serif under another name, with typographic metrics of its own and a flag that requests them: a font that
/// is not installed anywhere.
struct RenamedFont {
    /// The name, which has the same length as Liberation's and replaces it in the file.
    static let family = "Template Letters"
    let folder: URL

    /// - Parameter family: the name of the family, of at most 16 characters; it is filled up with spaces.
    init(family: String = Self.family) throws {
        let family = family.padding(toLength: 16, withPad: " ", startingAt: 0)
        var font = try Data(contentsOf: Self.liberationSerif())
        for encoding in [String.Encoding.utf16BigEndian, .ascii] {
            let (name, other) = ("Liberation Serif".data(using: encoding), family.data(using: encoding))
            try font.replace(XCTUnwrap(name), with: XCTUnwrap(other))
        }
        let style = try XCTUnwrap(font.offset(ofTable: "OS/2"))
        // fsSelection, bit 7: USE_TYPO_METRICS; sTypoAscender and sTypoDescender.
        font[style + 63] |= 0x80
        font.replaceSubrange(style + 68..<style + 72, with: [0x02, 0x00, 0xFF, 0x00])
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts \(UUID().uuidString)")
        let below = folder.appendingPathComponent("below")
        try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
        try font.write(to: below.appendingPathComponent("TemplateLetters-Regular.TTF"))
    }

    private static func liberationSerif() throws -> URL {
        let fonts = URL(fileURLWithPath: "/usr/share/fonts")
        let files = FileManager.default.enumerator(at: fonts, includingPropertiesForKeys: nil)
        return try XCTUnwrap(
            files?.lazy.compactMap { $0 as? URL }.first { $0.lastPathComponent == "LiberationSerif-Regular.ttf" })
    }
}

extension Data {
    fileprivate mutating func replace(_ bytes: Data, with others: Data) {
        while let range = range(of: bytes) { replaceSubrange(range, with: others) }
    }

    /// The offset of a table according to the font's directory.
    fileprivate func offset(ofTable tag: String) -> Int? {
        guard let entry = range(of: Data(tag.utf8), in: 12..<12 + 16 * 64)?.lowerBound else { return nil }
        return self[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
    }
}
