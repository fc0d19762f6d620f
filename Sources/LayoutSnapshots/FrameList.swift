import Foundation

/// The stored form of the frames of a snapshot: a line for each view, indented by its depth, with the name, the frame (x,
/// y, width, height) and the text in quotation marks.
nonisolated enum FrameList {
    /// Returns the lines of frames.
    static func text(of frames: [LayoutSnapshot.Frame]) -> String {
        frames.map { frame in
            let indent = String(repeating: "  ", count: frame.depth)
            let text = frame.text.map { " \"\(escaped($0))\"" } ?? ""
            return "\(indent)\(frame.name) \(numbers(frame.rect))\(text)\n"
        }.joined()
    }

    /// Returns the frames in the given lines. Lines that lack the numbers of a frame are left out.
    static func frames(in text: String) -> [LayoutSnapshot.Frame] {
        text.split(separator: "\n").compactMap { line in
            let content = line.drop { $0 == " " }
            let words = content.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
            let lengths = words.dropFirst().prefix(4).compactMap { Double($0) }.map { CGFloat($0) }
            guard lengths.count == 4 else { return nil }
            let rect = CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
            let text = words.count > 5 ? unescaped(words[5].dropFirst().dropLast()) : nil
            return LayoutSnapshot.Frame(
                depth: (line.count - content.count) / 2, name: String(words[0]), rect: rect, text: text)
        }
    }

    static func numbers(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(\.shortDescription).joined(separator: " ")
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
    }

    private static func unescaped(_ text: Substring) -> String {
        var (result, isEscaped) = ("", false)
        for character in text {
            if isEscaped {
                result.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
