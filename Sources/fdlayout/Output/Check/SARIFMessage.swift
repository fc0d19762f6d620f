/// A plain text message of a SARIF log.
struct SARIFMessage: Encodable {
    let text: String

    /// The message that readers show as this text.
    ///
    /// Braces are doubled, as single ones enclose placeholders (section 3.11.5), and what a file's texts contain makes
    /// no link: "[label](1)" would have to name a location (section 3.11.6).
    init(_ plain: String) {
        let doubled = plain.replacingScalars { ["{": "{{", "}": "}}"][$0] }
        text = String(doubled.unicodeScalars.replacing("](".unicodeScalars, with: "\\](".unicodeScalars))
    }
}
