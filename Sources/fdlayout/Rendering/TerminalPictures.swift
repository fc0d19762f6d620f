import Foundation

/// The protocol by which a terminal shows pictures.
enum TerminalPictures {
    /// The graphics protocol of kitty, which WezTerm, Ghostty and Konsole support too.
    case kitty
    /// The inline images of iTerm2.
    case iTerm

    /// The protocol of the terminal to which standard output is connected; `nil` if standard output is no terminal or
    /// the terminal announces neither protocol.
    static let ofStandardOutput =
        StandardFiles.outputIsTerminal ? TerminalPictures(ProcessInfo.processInfo.environment) : nil

    /// Finds the protocol that the terminal announces in environment variables; `nil` if it announces none, or if a
    /// multiplexer is between the terminal and the program.
    init?(_ environment: [String: String]) {
        guard environment["TMUX"] == nil, environment["STY"] == nil else { return nil }
        let program = environment["TERM_PROGRAM"] ?? ""
        let terminals: Set = ["WezTerm", "ghostty"]
        if environment["TERM"] == "xterm-kitty" || environment["KITTY_WINDOW_ID"] != nil || terminals.contains(program)
            || environment["KONSOLE_VERSION"] != nil
        {
            self = .kitty
        } else if program == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2" {
            self = .iTerm
        } else {
            return nil
        }
    }

    /// The control sequences that show a PNG file, with the file's bytes in Base64.
    func sequences(showing png: Data) -> String {
        let text = png.base64EncodedString()
        switch self {
        case .kitty: return Self.kittySequences(text)
        case .iTerm: return "\u{1B}]1337;File=inline=1;size=\(png.count):\(text)\u{07}\n"
        }
    }

    /// Divides the text into sequences of at most 4096 characters, each of which states whether another one follows.
    private static func kittySequences(_ text: String) -> String {
        let characters = Array(text.utf8)
        let starts = stride(from: 0, to: max(1, characters.count), by: 4096)
        let parts = starts.map { start in
            let end = min(start + 4096, characters.count)
            let controls = (start == 0 ? "a=T,f=100," : "") + "m=\(end < characters.count ? 1 : 0)"
            return "\u{1B}_G\(controls);\(String(decoding: characters[start..<end], as: UTF8.self))\u{1B}\\"
        }
        return parts.joined() + "\n"
    }
}
