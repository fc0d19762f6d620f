import Foundation

/// The text of an Interface Builder file. Edits assume and keep the form in which Xcode writes files: one element per
/// line, with the attributes in a fixed order.
nonisolated struct InterfaceText {
    private var lines: [String]

    /// Splits the bytes of a file into lines at line feeds; a line may end in a carriage return. The result is `nil` if
    /// the bytes are not UTF-8, the encoding that Xcode writes.
    init?(_ data: Data) {
        guard String(validating: data, as: UTF8.self) != nil else { return nil }
        lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The edited bytes.
    var data: Data { Data(lines.joined(separator: "\n").utf8) }

    /// Removes an element that has a line of its own. If the list that contains the element becomes empty, it is
    /// removed, too.
    ///
    /// - Parameter line: the line of the element, counted from 1.
    /// - Returns: whether the element was removed. An element stays if it has children or if another element refers to
    ///   it.
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

    /// Sets the stored frame of a view and removes the attribute that marks the view as misplaced.
    ///
    /// - Parameter line: the line of the view's element, counted from 1. Xcode writes the frame on the next line.
    /// - Returns: whether the frame was set. The file does not change if its form is not that of files from Xcode.
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

    /// A number in Xcode's notation: 0 as `0.0`, other whole numbers without a fraction, all others with up to 17
    /// digits.
    private static func text(of number: CGFloat) -> String {
        if number == 0 { return "0.0" }
        return String(format: number == number.rounded() ? "%.0f" : "%.17g", Double(number))
    }
}
