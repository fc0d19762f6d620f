extension String {
    /// The text with some Unicode scalars replaced, in time linear in its length.
    ///
    /// Formats escape scalars, not characters. An ampersand with a combining mark, or a carriage return before a line
    /// feed, belongs to another character, but parsers of the format still find the scalar.
    func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var replaced = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let text = replacement(scalar) {
                replaced.append(contentsOf: text.unicodeScalars)
            } else {
                replaced.append(scalar)
            }
        }
        return String(replaced)
    }
}
