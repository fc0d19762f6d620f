/// The reason why fonts were not added.
public struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failure to add fonts.
    public enum Reason: Sendable {
        /// There is no such file or folder.
        case missing
        /// The file is not a font, or cannot be read.
        case unreadable
        /// There is no font in the folder or its subfolders.
        case noFonts
    }

    /// The file or folder that was given.
    public let path: String
    /// The reason why no font was added.
    public let reason: Reason

    /// Makes an error about a file or folder.
    public init(path: String, reason: Reason) {
        (self.path, self.reason) = (path, reason)
    }

    /// A sentence with the path and the reason.
    public var description: String {
        switch reason {
        case .missing: "\(path): there is no such file or folder"
        case .unreadable: "\(path): this is no font that can be read"
        case .noFonts: "\(path): there are no fonts in this folder (.ttf, .otf, .ttc, .otc)"
        }
    }
}
