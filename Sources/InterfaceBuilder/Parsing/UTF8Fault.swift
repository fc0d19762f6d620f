import Foundation

/// The first byte that is not valid UTF-8 in a document that is declared or assumed to be UTF-8.
nonisolated struct UTF8Fault {
    /// The number of bytes before the invalid byte.
    let offset: Int
    private let byte: UInt8

    /// Finds the first invalid byte. The result is `nil` if there is none or if the document declares another encoding.
    ///
    /// Takes time linear in the length of the document.
    init?(in data: Data) {
        guard Self.isUTF8(data), let offset = Self.firstInvalidByte(in: data) else { return nil }
        (self.offset, byte) = (offset, data[data.startIndex + offset])
    }

    /// A description of the fault, in plain text.
    var message: String {
        let hexadecimal = String(byte, radix: 16, uppercase: true)
        return "the byte 0x\(hexadecimal) is not valid UTF-8 here; save the file as UTF-8"
    }

    /// Whether the document is UTF-8: it has no byte order mark of UTF-16 and declares no other encoding.
    private static func isUTF8(_ data: Data) -> Bool {
        if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) { return false }
        // Only the XML declaration is examined. It contains only ASCII characters, so it can be decoded as UTF-8.
        let head = String(decoding: data.prefix(200), as: UTF8.self)
        guard head.hasPrefix("<?xml") || head.hasPrefix("\u{FEFF}<?xml"),
            let declaration = head.range(of: "?>").map({ head[..<$0.lowerBound] }),
            let encoding = declaration.range(of: "encoding")
        else { return true }
        let name = declaration[encoding.upperBound...].drop { " \t\r\n=\"'".contains($0) }
            .prefix { !" \t\r\n\"'".contains($0) }
        return ["utf-8", "utf8"].contains(name.lowercased())
    }

    private static func firstInvalidByte(in data: Data) -> Int? {
        guard String(validating: data, as: UTF8.self) == nil else { return nil }
        var decoder = UTF8()
        var bytes = data.makeIterator()
        var valid = 0
        while case .scalarValue(let scalar) = decoder.decode(&bytes) { valid += UTF8.width(scalar) }
        return valid < data.count ? valid : nil
    }
}
