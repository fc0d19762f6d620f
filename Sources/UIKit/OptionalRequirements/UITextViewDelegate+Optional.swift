import Foundation
import UIKitLayout

extension UITextViewDelegate {
    /// The method of this name, as a value that can be called with a question mark.
    public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { { self.textViewShouldBeginEditing($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var textViewDidBeginEditing: ((UITextView) -> Void)? { { self.textViewDidBeginEditing($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var textViewShouldEndEditing: ((UITextView) -> Bool)? { { self.textViewShouldEndEditing($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
    /// The methods of this name, as a value that can be called with a question mark.
    public var textView: UITextViewDelegateCalls? { UITextViewDelegateCalls(receiver: self) }
    /// The method of this name, as a value that can be called with a question mark.
    public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var textViewDidChangeSelection: ((UITextView) -> Void)? { { self.textViewDidChangeSelection($0) } }
}

/// The methods `textView` of an object that conforms to `UITextViewDelegate`, as a value that can be called with a
/// question mark.
public struct UITextViewDelegateCalls {
    let receiver: any UITextViewDelegate

    /// Calls `textView(_:shouldChangeTextIn:replacementText:)`.
    public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        receiver.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }

    /// Calls `textView(_:shouldInteractWith:in:interaction:)`.
    public func callAsFunction(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        receiver.textView(textView, shouldInteractWith: url, in: characterRange, interaction: interaction)
    }

    /// Calls `textView(_:shouldInteractWith:in:interaction:)`.
    public func callAsFunction(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        receiver.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
    }

    /// Calls `textView(_:primaryActionFor:defaultAction:)`.
    public func callAsFunction(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?
    {
        receiver.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
    }

    /// Calls `textView(_:menuConfigurationFor:defaultMenu:)`.
    public func callAsFunction(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?
    {
        receiver.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
    }
}
