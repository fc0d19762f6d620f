import TextLayout
import UIKitFacts

/// The glyph widths of the system font in the iOS version that was released with the Xcode that wrote the file.
nonisolated enum IBSystemFontWidths {
    /// The glyph widths of the system font in the given file. A file without a version gets the current widths.
    static func widths(in file: InterfaceFile) -> TextFont.GlyphWidths {
        switch SystemFontDesign.inFiles.value(for: file.toolsVersion) {
        case .iOS9: .sanFranciscoOfIOS9
        case .iOS11: .sanFranciscoOfIOS11
        case .iOS14: .sanFrancisco
        case nil: .ofFont
        }
    }
}
