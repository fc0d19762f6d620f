import Foundation

/// Where a file is, as SARIF wants it: a relative reference below the working folder, which code scanning takes for the
/// root of the repository, and an absolute URI elsewhere.
///
/// Symbolic links are resolved and no `.` or `..` is left: SARIF (section 3.10.2) asks for it where a path has `..`, and
/// code scanning finds no file by a link.
struct ArtifactURI {
    let text: String

    init(path: String, workingFolder: String = FileManager.default.currentDirectoryPath) {
        let folder = Self.segments(URL(fileURLWithPath: workingFolder, isDirectory: true))
        let file = Self.segments(URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingFolder)))
        let isBelow = file.count > folder.count && file.starts(with: folder)
        let segments = isBelow ? Array(file.dropFirst(folder.count)) : file
        text = (isBelow ? "" : "file:///") + segments.map(Self.encoded).joined(separator: "/")
    }

    private static func segments(_ url: URL) -> [[UInt8]] {
        url.resolvingSymlinksInPath().path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    }

    /// A path's segment, percent-encoded. So is a colon: before it, the first segment would be taken for a scheme.
    private static func encoded(_ segment: [UInt8]) -> String {
        segment.map { unencoded.contains($0) ? String(Unicode.Scalar($0)) : "%" + hexadecimal($0) }.joined()
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    /// RFC 3986: the unreserved characters, the delimiters that a segment may contain, and the at sign.
    private static let unencoded = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@".utf8)
}
