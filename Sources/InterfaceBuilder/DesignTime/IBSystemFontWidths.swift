import TextLayout
import UIKitFacts

/// The glyph widths of the system font in the iOS version that was released with the Xcode that wrote the file.
nonisolated enum IBSystemFontWidths {
    /// Stored widths of one-line labels that are exact to the pixel, or within half a point: 86 and 104 of 109 from
    /// Xcode 12 on, 35 and 41 of 42 of Xcode 9 to 11, 22 and 25 of 27 of older versions, in 11, 8 and 7 projects; of
    /// larger labels (18 to 40 points) in other projects 27 and 44 of 51, 17 and 35 of 39, 8 and 12 of 16.
    private static let generations: [VersionedValue<TextFont.GlyphWidths>] = [
        .init(.sanFrancisco, before: 1),
        .init(.sanFranciscoOfIOS9, before: XcodeVersion.xcode9),
        .init(.sanFranciscoOfIOS11, before: XcodeVersion.xcode12),
    ]

    /// The widths of the system font in a file; the current ones if the file contains no version.
    static func widths(in file: InterfaceFile) -> TextFont.GlyphWidths {
        guard FrameRule.widthsOfSystemFont.isOn else { return .ofFont }
        return generations.value(for: file.toolsVersion) ?? .sanFrancisco
    }
}
