internal import CTemplateLayoutPango

/// The fonts that fontconfig finds.
public enum InstalledFonts {
    /// The names of all families in alphabetical order. A family's names in other languages are included.
    ///
    /// Takes the time to list all fonts, some milliseconds.
    public static var familyNames: [String] {
        let properties = ctemplatelayout_font_family()
        defer { FcObjectSetDestroy(properties) }
        var names: Set<String> = []
        forEachFont(with: properties) { font in
            var (index, name): (Int32, UnsafeMutablePointer<FcChar8>?) = (0, nil)
            while FcPatternGetString(font, FC_FAMILY, index, &name) == FcResultMatch, let name {
                names.insert(String(cString: name))
                index += 1
            }
        }
        return names.sorted()
    }

    /// A string with the number of fonts and with a sum over their names and versions; the sum depends neither on the
    /// fonts' order nor on the location of their files.
    static var fingerprint: String {
        let properties = ctemplatelayout_font_properties()
        defer { FcObjectSetDestroy(properties) }
        var (count, sum): (Int, UInt64) = (0, 0)
        forEachFont(with: properties) { font in
            guard let name = FcNameUnparse(font) else { return }
            count += 1
            sum &+= hash(name)
            FcStrFree(name)
        }
        return "\(count) fonts \(String(sum, radix: 16))"
    }

    private static func forEachFont(
        with properties: UnsafeMutablePointer<FcObjectSet>?, _ body: (OpaquePointer?) -> Void
    ) {
        let pattern = FcPatternCreate()
        defer { FcPatternDestroy(pattern) }
        guard let fonts = FcFontList(nil, pattern, properties) else { return }
        defer { FcFontSetDestroy(fonts) }
        for index in 0..<Int(fonts.pointee.nfont) { body(fonts.pointee.fonts[index]) }
    }

    /// The FNV-1a hash of a zero-terminated string.
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
