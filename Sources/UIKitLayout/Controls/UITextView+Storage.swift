import Foundation

extension UITextView: TextContainerOwner {
    var textContainerWidth: CGFloat {
        max(0, bounds.width - textContainerInset.left - textContainerInset.right)
    }
    var textContainerHeight: CGFloat {
        max(0, bounds.height - textContainerInset.top - textContainerInset.bottom)
    }
}

// The connection of the view's text with its text storage.
extension UITextView {
    /// Connects the container with its layout manager. If the layout manager has a text, the view shows this text.
    final func connectContainer() {
        textContainer.owner = self
        if textContainer.layoutManager == nil { layoutManager.addTextContainer(textContainer) }
        guard layoutManager.textStorage != nil else { return }
        attributedText = textStorage
    }

    /// Returns the storage of the layout manager, or a new one with the view's text, and begins to observe its edits.
    final func connectedStorage() -> NSTextStorage {
        let storage = layoutManager.textStorage ?? NSTextStorage(attributedString: textForStorage)
        if layoutManager.textStorage == nil { storage.addLayoutManager(layoutManager) }
        storage.editObserver = { [weak self] in inViewIsolation { self?.adoptStorage() } }
        connection = (storage, false)
        return storage
    }

    /// Passes a changed text of the view to the storage.
    final func updateStorage() {
        exchange { $0.setAttributedString(textForStorage) }
    }

    /// Adopts a changed text of the storage.
    private func adoptStorage() {
        exchange { attributedText = NSAttributedString(attributedString: $0) }
    }

    /// Passes a change between the view and the storage, unless the change itself results from such a call.
    private func exchange(_ change: (NSTextStorage) -> Void) {
        guard let connection, !connection.isUpdating else { return }
        self.connection?.isUpdating = true
        change(connection.storage)
        self.connection?.isUpdating = false
    }

    private var textForStorage: NSAttributedString {
        attributes
            ?? NSAttributedString(
                string: text ?? "", attributes: [.font: shownFont, .foregroundColor: textColor ?? .label])
    }
}
