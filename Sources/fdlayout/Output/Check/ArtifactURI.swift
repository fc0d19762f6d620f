import Foundation

/// The location of a file in the form required by SARIF: a relative reference inside the root of the repository, as code
/// scanning expects, and an absolute URI outside it.
///
/// Symbolic links and the segments `.` and `..` are resolved, because SARIF does not allow `..` (section 3.10.2) and
/// code scanning does not find files through links.
struct ArtifactURI {
    let text: String

    init(path: String, root: String) {
        let folder = Self.segments(URL(fileURLWithPath: root, isDirectory: true))
        let working = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        let file = Self.segments(URL(fileURLWithPath: path, relativeTo: working))
        let isBelow = file.count > folder.count && file.starts(with: folder)
        let segments = isBelow ? Array(file.dropFirst(folder.count)) : file
        text = (isBelow ? "" : "file:///") + segments.map(Self.encoded).joined(separator: "/")
    }

    private static func segments(_ url: URL) -> [[UInt8]] {
        url.resolvingSymlinksInPath().path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    }

    /// The given path segment in percent encoding. Colons are encoded, because text before a colon in the first segment
    /// would be read as a scheme.
    private static func encoded(_ segment: [UInt8]) -> String {
        segment.map { unencoded.contains($0) ? String(Unicode.Scalar($0)) : "%" + hexadecimal($0) }.joined()
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    /// The characters that are not encoded: RFC 3986's unreserved characters, the delimiters that a segment may
    /// contain, and the at sign.
    private static let unencoded = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@".utf8)
}
