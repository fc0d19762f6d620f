import ArgumentParser
import TextLayout
import UIKitLayout

struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        abstract: "Prints the fingerprint of the fonts.",
        discussion: """
            Two machines with the same fingerprint measure the same text with the same size. It names the version of \
            Pango and the fonts that fontconfig finds, wherever their files are. With --require-fonts, the other \
            commands refuse to measure text with other fonts:

              fdlayout heights … --require-fonts "$(fdlayout fonts)"
            """)

    @OptionGroup var fonts: FontArguments

    mutating func run() throws {
        try ToolFailure.reporting {
            try fonts.register()
            let output = try ToolOutput(path: nil)
            try output.write(TextEnvironment.measurer.fingerprint + "\n")
            try output.finish()
        }
    }
}
