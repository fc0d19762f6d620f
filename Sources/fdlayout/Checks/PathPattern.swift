import Foundation

/// A shell pattern that matches a path if it matches the whole path, the path's last components, or the file name.
struct PathPattern {
    private let pattern: String

    init(_ pattern: String) {
        self.pattern = pattern
    }

    func matches(_ path: String) -> Bool {
        let name = (path as NSString).lastPathComponent
        let candidates: [(pattern: String, text: String)] = [(pattern, path), ("*/" + pattern, path), (pattern, name)]
        return candidates.contains { fnmatch($0.pattern, $0.text, 0) == 0 }
    }
}
