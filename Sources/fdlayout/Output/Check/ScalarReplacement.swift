extension String {
    /// Returns the text with each Unicode scalar replaced for which the closure does not return `nil`. Takes time
    /// linear in the length of the text.
    ///
    /// Output formats require that scalars, not Swift's characters, are escaped. An ampersand followed by a combining
    /// mark, or a carriage return followed by a line feed, is part of a larger character, but a parser of the format
    /// still recognizes the scalar.
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
