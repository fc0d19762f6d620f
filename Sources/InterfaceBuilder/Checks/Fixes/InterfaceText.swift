import Foundation

/// The text of an Interface Builder file, which is edited as Xcode writes it: one element per line, with its attributes in
/// their order.
nonisolated struct InterfaceText {
    private var lines: [String]

    /// Splits a text at line feeds, so that lines may end in a carriage return. The text is `nil` if it is not in UTF-8, the
    /// encoding that Xcode writes.
    init?(_ data: Data) {
        guard String(validating: data, as: UTF8.self) != nil else { return nil }
        lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The edited bytes.
    var data: Data { Data(lines.joined(separator: "\n").utf8) }

    /// Removes an element that has a line of its own, and the list around it if it becomes empty.
    ///
    /// - Parameter line: the line of the element, counted from 1.
    /// - Returns: whether the element was removed. It stays if it has children, or if anything else refers to its id.
    mutating func removeElement(id: String, line: Int) -> Bool {
        let index = line - 1
        guard lines.indices.contains(index), lines[index].contains("id=\"\(id)\""),
            lines.count(where: { $0.contains("\"\(id)\"") }) == 1
        else { return false }
        let element = lines[index].trimmingCharacters(in: .whitespacesAndNewlines)
        guard element.hasPrefix("<"), element.hasSuffix("/>"), element.count(where: { $0 == "<" }) == 1 else {
            return false
        }
        lines.remove(at: index)
        removeEmptyList(endingAt: index)
        return true
    }

    private mutating func removeEmptyList(endingAt index: Int) {
        guard index > 0, lines.indices.contains(index) else { return }
        let (start, end) = (trimmed(index - 1), trimmed(index))
        guard start == "<constraints>", end == "</constraints>" else { return }
        lines.removeSubrange(index - 1...index)
    }

    private func trimmed(_ index: Int) -> String { lines[index].trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Sets the stored frame of a view and removes the mark that it is misplaced.
    ///
    /// - Parameter line: the line of the view's element, counted from 1. Xcode writes the frame on the line after it.
    /// - Returns: whether the frame was set. A file that is not written like Xcode's stays as it is.
    mutating func setFrame(_ frame: CGRect, id: String, line: Int) -> Bool {
        let index = line - 1
        guard lines.indices.contains(index + 1), lines[index].contains("id=\"\(id)\""),
            let start = lines[index + 1].firstRange(of: "<rect key=\"frame\" "),
            let end = lines[index + 1].firstRange(of: "/>"), start.upperBound <= end.lowerBound,
            lines[index + 1][..<start.lowerBound].allSatisfy(\.isWhitespace)
        else { return false }
        let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
        let attributes = numbers.map { "\($0.0)=\"\(Self.text(of: $0.1))\"" }.joined(separator: " ")
        let former = lines[index + 1]
        lines[index + 1].replaceSubrange(start.upperBound..<end.lowerBound, with: attributes)
        lines[index] = lines[index].replacing(" misplaced=\"YES\"", with: "")
        return lines[index + 1] != former
    }

    /// A number as Xcode writes it: `0.0`, whole numbers without a fraction, others with up to 17 digits.
    private static func text(of number: CGFloat) -> String {
        if number == 0 { return "0.0" }
        return String(format: number == number.rounded() ? "%.0f" : "%.17g", Double(number))
    }
}
