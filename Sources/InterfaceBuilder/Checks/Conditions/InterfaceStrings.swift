/// The texts of one language, by object id and property, as in `abc-12-def.text`.
public nonisolated struct InterfaceStrings: Hashable, Sendable {
    /// The language's name, such as de or zh-Hans.
    public let language: String
    /// The texts.
    public let texts: [String: String]

    /// Creates the texts of a language.
    public init(language: String, texts: [String: String]) {
        (self.language, self.texts) = (language, texts)
    }
}
