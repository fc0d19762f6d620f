/// A class of tags, by which a type is found: file name extensions or MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The identifier of the class.
    public let rawValue: String

    /// Creates a class from its identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// File name extensions, without the full stop.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
