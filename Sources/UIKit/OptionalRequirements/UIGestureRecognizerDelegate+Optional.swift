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

    /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`.
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        receiver.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }

    /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        receiver.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }

    /// Calls `gestureRecognizer(_:shouldReceive:)` with a touch.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receiver.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }

    /// Calls `gestureRecognizer(_:shouldReceive:)` with a press.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        receiver.gestureRecognizer(gestureRecognizer, shouldReceive: press)
    }

    /// Calls `gestureRecognizer(_:shouldReceive:)` with an event.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        receiver.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    }
}
