import Foundation

/// A position in text. Views return positions of subclasses of their own.
open class UITextPosition: NSObject {
    deinit {}
}

/// A range of text. Views return ranges of subclasses of their own.
open class UITextRange: NSObject {
    deinit {}

    /// The position at which the range begins.
    open var start: UITextPosition { UITextPosition() }
    /// The position at which the range ends.
    open var end: UITextPosition { UITextPosition() }
    /// Whether the range contains no characters.
    open var isEmpty: Bool { true }
}

/// A position in the text of a field or a text view.
final class TextOffset: UITextPosition {
    /// The number of UTF-16 units before the position.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
    }

    deinit {}

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    nonisolated override var hash: Int { offset.hashValue }
}

/// A range of the text of a field or a text view.
final class TextOffsetRange: UITextRange {
    /// The range, in UTF-16 units.
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
    }

    deinit {}

    override var start: UITextPosition { TextOffset(range.lowerBound) }
    override var end: UITextPosition { TextOffset(range.upperBound) }
    override var isEmpty: Bool { range.length == 0 }
    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
    nonisolated override var hash: Int { range.hashValue }
}

/// The text of a view by the positions of its characters.
struct PositionedText {
    let text: NSString

    init(_ text: String?) {
        self.text = NSString(string: text ?? "")
    }

    /// The position after the last character.
    var end: UITextPosition { TextOffset(text.length) }

    /// Returns the UTF-16 units of a range, limited to the text.
    func offsets(of range: UITextRange) -> NSRange {
        guard let start = offset(of: range.start), let end = offset(of: range.end) else {
            return NSRange(location: text.length, length: 0)
        }
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    func text(in range: UITextRange) -> String { text.substring(with: offsets(of: range)) }

    func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        guard let start = offset(of: start), let end = offset(of: end) else { return nil }
        return TextOffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
        guard let start = offset(of: position), (-start...text.length - start).contains(distance) else { return nil }
        return TextOffset(start + distance)
    }

    func distance(from start: UITextPosition, to end: UITextPosition) -> Int {
        (offset(of: end) ?? 0) - (offset(of: start) ?? 0)
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = distance(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    /// The UTF-16 units before a position, limited to the text; `nil` if the position is of another kind.
    private func offset(of position: UITextPosition) -> Int? {
        (position as? TextOffset).map { min(max(0, $0.offset), text.length) }
    }
}
