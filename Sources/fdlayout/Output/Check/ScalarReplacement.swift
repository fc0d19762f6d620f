extension String {
    /// The text with some Unicode scalars replaced; linear in its length.
    ///
    /// Formats escape scalars, not characters: an ampersand that a combining mark follows is another character than an
    /// ampersand, and so is a carriage return before a line feed, but what reads the format sees them all the same.
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
