extension String {
    /// The text as an attribute value in XML 1.0. Characters that XML does not allow are replaced by U+FFFD.
    var xmlEscaped: String {
        replacingScalars { Self.xmlReferences[$0] ?? ($0.isAllowedInXML ? nil : "\u{FFFD}") }
    }

    /// The references that replace XML's special characters, and white space that parsers would otherwise turn into
    /// spaces.
    private static let xmlReferences: [Unicode.Scalar: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&apos;",
        "\t": "&#9;", "\n": "&#10;", "\r": "&#13;",
    ]
}

extension Unicode.Scalar {
    /// Whether XML allows the scalar in a document: production 2 (Char) of XML 1.0, fifth edition.
    fileprivate var isAllowedInXML: Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
