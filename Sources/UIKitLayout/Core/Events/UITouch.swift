import Foundation

/// A touch on the screen; there are none on Linux.
open class UITouch: NSObject {
    deinit {}

    /// The phase of a touch.
    public nonisolated enum Phase: Int, Hashable, Sendable {
        case began = 0
        case moved, stationary, ended, cancelled
    }

    /// The phase of the touch.
    open var phase: Phase { .began }
    /// The view that was touched.
    open weak var view: UIView?
    /// The number of taps.
    open var tapCount: Int { 1 }

    /// The location of the touch in a view.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// The previous location of the touch in a view.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An event of user interaction; there are none on Linux.
open class UIEvent: NSObject {
    deinit {}

    /// The touches of the event; `nil` on Linux.
    open var allTouches: Set<UITouch>? { nil }
    /// The time of the event.
    open var timestamp: TimeInterval { 0 }
    /// The type of the event.
    open var type: EventType { .touches }
    /// The subtype of the event.
    open var subtype: EventSubtype { .none }

    /// A type of events.
    public nonisolated enum EventType: Int, Hashable, Sendable {
        case touches = 0
        case motion, remoteControl, presses
    }

    /// A subtype of events: a motion or a remote control command.
    public nonisolated enum EventSubtype: Int, Hashable, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack
    }
}

/// A press of a button; there are none on Linux.
open class UIPress: NSObject {
    deinit {}
}

/// Presses of buttons; there are none on Linux.
open class UIPressesEvent: UIEvent {
    deinit {}
}
