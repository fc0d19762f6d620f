import ArgumentParser
import Foundation
import TextLayout
import UIKitLayout

/// The fonts with which text is measured.
struct FontArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Measure text in fonts of the app's own: a font (.ttf, .otf, .ttc, .otc) or a folder of them. May be given \
            several times. Missing fonts are replaced by others.
            """, valueName: "path"))
    var fonts: [String] = []

    @Option(
        help: ArgumentHelp(
            "Fail unless the fonts have this fingerprint, which 'fdlayout fonts' prints.", valueName: "fingerprint"))
    var requireFonts: String?

    /// Registers the fonts for use in this process, and checks the fingerprint of all fonts.
    func register() throws {
        for path in fonts {
            guard !path.isEmpty else { throw ToolFailure.usage("--fonts '': expected a font or a folder") }
            do throws(FontFileError) {
                try UIFont.registerFonts(at: URL(fileURLWithPath: path))
            } catch {
                throw ToolFailure(error, path: path)
            }
        }
        try checkFingerprint()
    }

    private func checkFingerprint() throws(ToolFailure) {
        guard let requireFonts else { return }
        let found = TextEnvironment.measurer.fingerprint
        guard found == requireFonts else {
            throw .data("the fonts are \"\(found)\", but --require-fonts names \"\(requireFonts)\"")
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
