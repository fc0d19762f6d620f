import Foundation

// The positions of the characters of a field's text; distances are numbers of UTF-16 units.
extension UITextField: UITextInput {
    private var positions: PositionedText { PositionedText(text) }

    /// The position before the first character.
    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The position after the last character.
    public var endOfDocument: UITextPosition { positions.end }

    /// Returns the characters in the given range.
    public func text(in range: UITextRange) -> String? { positions.text(in: range) }

    /// Replaces the characters in the given range, and selects the empty range after the new text.
    public func replace(_ range: UITextRange, withText text: String) {
        replaceCharacters(in: positions.offsets(of: range), with: text)
    }

    /// Returns the range between two positions in any order; `nil` if one of them is not a position of a text view or a
    /// text field.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        positions.range(from: fromPosition, to: toPosition)
    }

    /// Returns the position at the given distance from another one; `nil` if it is outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        positions.position(from: position, offset: offset)
    }

    /// Returns the distance between two positions; it is negative if the second one is before the first.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        positions.distance(from: from, to: toPosition)
    }

    /// Returns whether a position is before another one.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        positions.compare(position, to: other)
    }

    final var baseSelectedTextRange: UITextRange? {
        get { TextOffsetRange(selectedCharacters) }
        set {
            guard let newValue else { return }
            selection = positions.offsets(of: newValue)
        }
    }

    /// The selected characters, limited to the text.
    private var selectedCharacters: NSRange {
        positions.offsets(of: TextOffsetRange(selection))
    }

    final func replaceSelection(with replacement: String) {
        replaceCharacters(in: selectedCharacters, with: replacement)
    }

    /// Removes the selected characters, or the character before the insertion point if none is selected.
    final func removeBackward() {
        let (selected, text) = (selectedCharacters, positions.text)
        if selected.length > 0 { return replaceCharacters(in: selected, with: "") }
        guard selected.location > 0 else { return }
        replaceCharacters(in: text.rangeOfComposedCharacterSequence(at: selected.location - 1), with: "")
    }

    private func replaceCharacters(in range: NSRange, with replacement: String) {
        text = positions.text.replacingCharacters(in: range, with: replacement)
        selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
    }
}
