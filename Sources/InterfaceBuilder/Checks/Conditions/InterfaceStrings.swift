/// The strings of an Interface Builder file in one language. The key of a string consists of an object id and a
/// property, such as `abc-12-def.text`.
public nonisolated struct InterfaceStrings: Hashable, Sendable {
    /// The code of the language, such as de or zh-Hans.
    public let language: String
    /// The strings, by key.
    public let texts: [String: String]

    /// Creates the strings of a language.
    public init(language: String, texts: [String: String]) {
        (self.language, self.texts) = (language, texts)
    }
}
