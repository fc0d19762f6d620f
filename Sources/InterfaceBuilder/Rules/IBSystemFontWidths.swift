import TextLayout

/// The system font that Interface Builder measures texts in: that of the iOS which came with the Xcode that wrote the file.
nonisolated enum IBSystemFontWidths {
    /// Stored widths of one-line labels: 60 of 62 from Xcode 12 on (sizes 11, 12, 16 and 17, 6 projects) are exact with the widths of
    /// iOS 14; 20 of 22 of 17 points before with those of iOS 9 or 11, which are the same in that size. Of 40 larger ones (18 to
    /// 36 points, 25 projects) 16 until Xcode 8 are as wide as in iOS 9, 24 of Xcode 9 to 11 as in iOS 11, to a point.
    private static let generations: [VersionedValue<TextFont.GlyphWidths>] = [
        .init(.sanFrancisco, before: 1),
        .init(.sanFranciscoOfIOS9, before: XcodeVersion.xcode9),
        .init(.sanFranciscoOfIOS11, before: XcodeVersion.xcode12),
    ]

    /// The widths of the system font in a file; those of today where the file notes no version.
    static func widths(in file: InterfaceFile) -> TextFont.GlyphWidths {
        guard FrameRule.widthsOfSystemFont.isOn else { return .ofFont }
        return generations.value(for: file.toolsVersion) ?? .sanFrancisco
    }
}
