import Foundation
import UIKitLayout

extension UIGestureRecognizerDelegate {
    /// The method of this name, as a value that can be called with a question mark.
    public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
        { self.gestureRecognizerShouldBegin($0) }
    }
    /// The methods of this name, as a value that can be called with a question mark.
    public var gestureRecognizer: UIGestureRecognizerDelegateCalls? { UIGestureRecognizerDelegateCalls(receiver: self) }
}

/// The methods `gestureRecognizer` of an object that conforms to `UIGestureRecognizerDelegate`, as a value that can be
/// called with a question mark.
public struct UIGestureRecognizerDelegateCalls {
    let receiver: any UIGestureRecognizerDelegate

    /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        receiver.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }

    /// Calls `gestureRecognizer(_:shouldReceive:)`.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receiver.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
}
