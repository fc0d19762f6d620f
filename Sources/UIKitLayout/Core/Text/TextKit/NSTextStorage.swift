import Foundation

/// Attributed text that layout managers lay out. Each edit makes the layout outdated.
open nonisolated class NSTextStorage: NSMutableAttributedString {
    /// The parts of the text that an edit changes.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// The delegate, which is notified of edits; held weakly.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The layout managers of the text.
    open internal(set) var layoutManagers: [NSLayoutManager] = []
    /// The changes since the last call of ``processEditing()``.
    open private(set) var editedMask: EditActions = []
    /// The range of the changes since the last call of ``processEditing()``, in UTF-16 units of the changed text.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The growth of the text since the last call of ``processEditing()``, in UTF-16 units.
    open private(set) var changeInLength = 0

    /// The number of edits so far, by which a layout manager recognises that its layout is outdated.
    final var revision = 0
    /// The closure that is called when recorded edits have been processed.
    final var editObserver: (() -> Void)?
    /// The number of open groups of edits, including a change in progress.
    private var depth = 0

    // MARK: Layout managers

    /// Adds a layout manager, which lays the text out in its containers.
    #if MainActorViews
        @MainActor
    #endif
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Removes a layout manager.
    #if MainActorViews
        @MainActor
    #endif
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    // MARK: Edits

    /// Records an edit and, outside of a group of edits, processes it. Subclasses with a storage of their own call this
    /// method after each change.
    ///
    /// - Parameters:
    ///   - editedMask: whether characters or attributes were changed, or both.
    ///   - editedRange: the changed range of the text before the edit, in UTF-16 units.
    ///   - delta: the growth of the text, in UTF-16 units.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange = self.editedMask.isEmpty ? changed : NSUnionRange(self.editedRange, changed)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        revision += 1
        if depth == 0 { processEditing() }
    }

    /// Notifies the delegate of the recorded edits and forgets them. Does nothing if no edits are recorded.
    open func processEditing() {
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        guard !mask.isEmpty else { return }
        depth += 1
        delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        depth -= 1
        (editedMask, changeInLength) = ([], 0)
        editedRange = NSRange(location: NSNotFound, length: 0)
        editObserver?()
    }

    open override func beginEditing() { depth += 1 }

    open override func endEditing() {
        depth -= 1
        if depth == 0 { processEditing() }
    }

    /// Performs a change that Foundation implements, which may consist of other changes, and records it once.
    private func change(_ mask: EditActions, _ range: NSRange, _ body: () -> Void) {
        let before = length
        depth += 1
        let (recorded, recordedRange, recordedDelta) = (editedMask, editedRange, changeInLength)
        body()
        (editedMask, editedRange, changeInLength) = (recorded, recordedRange, recordedDelta)
        depth -= 1
        edited(mask, range: range, changeInLength: length - before)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        change(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        change([.editedCharacters, .editedAttributes], range) { super.replaceCharacters(in: range, with: attrString) }
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        change([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
            super.insert(attrString, at: loc)
        }
    }

    open override func append(_ attrString: NSAttributedString) {
        change([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) {
            super.append(attrString)
        }
    }

    open override func deleteCharacters(in range: NSRange) {
        change(.editedCharacters, range) { super.deleteCharacters(in: range) }
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        change([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
            super.setAttributedString(attrString)
        }
    }
}

/// The delegate of a text storage, which is notified of edits.
public nonisolated protocol NSTextStorageDelegate: AnyObject {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

nonisolated extension NSTextStorageDelegate {
    /// Does nothing by default.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// Does nothing by default.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
