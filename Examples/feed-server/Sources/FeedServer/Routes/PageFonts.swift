import Foundation

/// The fonts in which browsers draw the page.
struct PageFonts {
    /// An error about the fonts, with its message.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The folder of the fonts.
    let folder: String

    /// The files that the style sheet of the page names.
    private static let files = ["Inter-Regular.otf", "Inter-Bold.otf"]

    /// Throws ``Failure`` if a font is missing.
    func check() throws(Failure) {
        for file in Self.files where !FileManager.default.isReadableFile(atPath: "\(folder)/\(file)") {
            throw Failure(
                description:
                    "--font-folder \(folder): no \(file) there; install Debian's package fonts-inter, or name the "
                    + "folder that has the font")
        }
    }
}
