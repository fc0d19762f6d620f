internal import CTemplateLayoutPango

/// The fonts that fontconfig knows.
enum InstalledFonts {
    /// How many there are, and a sum over their names and versions that does not depend on their order or on where
    /// their files lie.
    static var fingerprint: String {
        let pattern = FcPatternCreate()
        let properties = ctemplatelayout_font_properties()
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        guard let fonts = FcFontList(nil, pattern, properties) else { return "no fonts" }
        defer { FcFontSetDestroy(fonts) }
        var sum: UInt64 = 0
        for index in 0..<Int(fonts.pointee.nfont) {
            guard let name = FcNameUnparse(fonts.pointee.fonts[index]) else { continue }
            sum &+= hash(name)
            FcStrFree(name)
        }
        return "\(fonts.pointee.nfont) fonts \(String(sum, radix: 16))"
    }

    /// FNV-1a of a string that ends with a zero byte.
    private static func hash(_ text: UnsafePointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var next = text
        while next.pointee != 0 {
            hash = (hash ^ UInt64(next.pointee)) &* 0x100_0000_01b3
            next += 1
        }
        return hash
    }
}
