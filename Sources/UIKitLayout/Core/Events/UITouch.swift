import Foundation

/// A touch on the screen. The library creates none on Linux.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UITouch: NSObject {
    deinit {}

    /// The phase of a touch.
    public nonisolated enum Phase: Int, Hashable, Sendable {
        case began = 0
        case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// The phase of the touch; always ``Phase/began`` on Linux.
    open var phase: Phase { .began }
    /// The view that was touched.
    open weak var view: UIView?
    /// The number of consecutive taps that the touch belongs to; always 1 on Linux.
    open var tapCount: Int { 1 }

    /// The time of the touch, in seconds since the device was started; always 0 on Linux.
    open var timestamp: TimeInterval { 0 }
    /// The kind of the touch; always ``TouchType/direct`` on Linux.
    open var type: TouchType { .direct }
    /// The force of the touch; always 0 on Linux.
    open var force: CGFloat { 0 }
    /// The greatest force that the device can measure; always 0 on Linux.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The gesture recognizers that receive the touch; always `nil` on Linux.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    /// The window in which the touch began, which is the window of ``view``.
    open var window: UIWindow? { view?.window }

    /// The kind of a touch.
    public nonisolated enum TouchType: Int, Hashable, Sendable {
        case direct = 0
        case indirect, pencil, indirectPointer
    }

    /// The location of the touch in the coordinates of the given view; always zero on Linux.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// The location before the last movement, in the coordinates of the given view; always zero on Linux.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An event of user interaction. The library creates none on Linux.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIEvent: NSObject {
    deinit {}

    /// The touches of the event; `nil` on Linux.
    open var allTouches: Set<UITouch>? { nil }
    /// The time of the event, in seconds since the device was started; always 0 on Linux.
    open var timestamp: TimeInterval { 0 }
    /// The type of the event; always ``EventType/touches`` on Linux.
    open var type: EventType { .touches }
    /// The subtype of the event; always ``EventSubtype/none`` on Linux.
    open var subtype: EventSubtype { .none }

    /// The type of an event.
    public nonisolated enum EventType: Int, Hashable, Sendable {
        case touches = 0
        case motion, remoteControl, presses
    }

    /// The subtype of an event: a motion or the command of a remote control.
    public nonisolated enum EventSubtype: Int, Hashable, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack
    }
}

/// A press of a physical button. The library creates none on Linux.
open class UIPress: NSObject {
    deinit {}
}

/// An event that consists of presses of physical buttons. The library creates none on Linux.
open class UIPressesEvent: UIEvent {
    deinit {}
}
