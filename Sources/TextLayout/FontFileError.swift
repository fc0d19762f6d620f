/// Why fonts were not added.
public struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Sendable {
        /// There is no such file or folder.
        case missing
        /// The file is no font, or cannot be read.
        case unreadable
        /// There is no font in the folder or below it.
        case noFonts
    }

    /// The file or folder that was given.
    public let path: String
    /// What is wrong.
    public let reason: Reason

    /// Makes an error about a file or folder.
    public init(path: String, reason: Reason) {
        (self.path, self.reason) = (path, reason)
    }

    /// The path, and what is wrong, in one sentence.
    public var description: String {
        switch reason {
        case .missing: "\(path): there is no such file or folder"
        case .unreadable: "\(path): this is no font that can be read"
        case .noFonts: "\(path): there are no fonts in this folder (.ttf, .otf, .ttc, .otc)"
        }
    }
}
