/// A plain text message of a SARIF log.
struct SARIFMessage: Encodable {
    let text: String

    /// Creates a message that SARIF viewers show as the given text.
    ///
    /// Braces are doubled, because single braces enclose placeholders (section 3.11.5). "](" is escaped, because
    /// "[label](1)" would be a link to a location in the log (section 3.11.6).
    init(_ plain: String) {
        let doubled = plain.replacingScalars { ["{": "{{", "}": "}}"][$0] }
        text = String(doubled.unicodeScalars.replacing("](".unicodeScalars, with: "\\](".unicodeScalars))
    }
}
