import Foundation
import UIKitLayout

/// The warning that no installed font has the characters of a script, so that they were measured as boxes.
enum MissingFontWarning {
    /// Prints the warning if it applies to a text that was measured, with the scripts and Debian's packages of fonts for
    /// them.
    static func printIfNeeded() {
        let scripts = TextEnvironment.measurer.pangoMeasurer?.scriptsWithoutFont ?? []
        guard !scripts.isEmpty else { return }
        let packages = Set(scripts.compactMap(package)).sorted()
        let advice = packages.isEmpty ? "" : "install Debian's \(packages.joined(separator: ", ")), or "
        StandardError.write(
            "fdlayout: warning: no font has the characters of \(scripts.map(name).joined(separator: ", ")), which are "
                + "measured as boxes; \(advice)name a font with --fonts\n")
    }

    /// The name of a script with the given code in ISO 15924.
    private static func name(of script: String) -> String {
        switch script {
        case "Zyyy": "symbols and emoji"
        case "Zzzz": "the private use area"
        case "Zinh": "combining marks"
        default: Locale(identifier: "en").localizedString(forScriptCode: script) ?? script
        }
    }

    /// Debian's package of fonts for a script; `nil` if there is none.
    private static func package(for script: String) -> String? {
        switch script {
        case "Zzzz": nil
        case "Zyyy": "fonts-noto-color-emoji"
        case "Hani", "Hira", "Kana", "Hang", "Bopo": "fonts-noto-cjk"
        default: "fonts-noto-core"
        }
    }
}
