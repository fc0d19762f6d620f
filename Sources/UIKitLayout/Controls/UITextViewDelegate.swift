import Foundation

/// Who is asked about editing a text.
#if MainActorViews
    @MainActor
#endif
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
}

extension UITextViewDelegate {
    /// Yes, unless the delegate says otherwise.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Nothing, unless the delegate says otherwise.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Yes, unless the delegate says otherwise.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Nothing, unless the delegate says otherwise.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// The action that UIKit has, unless the delegate says otherwise; never called on Linux.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    /// The menu that UIKit has, unless the delegate says otherwise; never called on Linux.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
}
