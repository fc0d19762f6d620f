import ArgumentParser
import Foundation
import TextLayout
import UIKitLayout

/// The fonts that an app bundles.
struct FontArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Measure text in fonts of the app's own: a font (.ttf, .otf, .ttc, .otc) or a folder of them. May be given \
            several times. Missing fonts are replaced by others.
            """, valueName: "path"))
    var fonts: [String] = []

    /// Registers the fonts for use in this process.
    func register() throws {
        for path in fonts {
            guard !path.isEmpty else { throw ToolFailure.usage("--fonts '': expected a font or a folder") }
            do throws(FontFileError) {
                try UIFont.registerFonts(at: URL(fileURLWithPath: path))
            } catch {
                throw ToolFailure(error, path: path)
            }
        }
    }
}

extension ToolFailure {
    /// Converts an error about fonts, with the path as it was given on the command line.
    fileprivate init(_ error: FontFileError, path: String) {
        let message = FontFileError(path: path, reason: error.reason).description
        self = error.reason == .missing ? .missing(message) : .data(message)
    }
}
