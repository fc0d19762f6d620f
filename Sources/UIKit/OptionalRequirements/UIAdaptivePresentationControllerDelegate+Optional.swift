import Foundation
import UIKitLayout

extension UIAdaptivePresentationControllerDelegate {
    /// The methods of this name, as a value that can be called with a question mark.
    public var adaptivePresentationStyle: UIAdaptivePresentationControllerDelegateCalls? {
        UIAdaptivePresentationControllerDelegateCalls(receiver: self)
    }
    /// The method of this name, as a value that can be called with a question mark.
    public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
        { self.presentationControllerShouldDismiss($0) }
    }
    /// The method of this name, as a value that can be called with a question mark.
    public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerWillDismiss($0) }
    }
    /// The method of this name, as a value that can be called with a question mark.
    public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerDidDismiss($0) }
    }
    /// The method of this name, as a value that can be called with a question mark.
    public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerDidAttemptToDismiss($0) }
    }
}

/// The methods `adaptivePresentationStyle` of an object that conforms to `UIAdaptivePresentationControllerDelegate`,
/// as a value that can be called with a question mark.
public struct UIAdaptivePresentationControllerDelegateCalls {
    let receiver: any UIAdaptivePresentationControllerDelegate

    /// Calls `adaptivePresentationStyle(for:)`.
    public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
        receiver.adaptivePresentationStyle(for: controller)
    }

    /// Calls `adaptivePresentationStyle(for:traitCollection:)`.
    public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        receiver.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
}
