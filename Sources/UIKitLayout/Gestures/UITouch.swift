import Foundation

/// A finger on the screen; there are none on Linux.
open class UITouch: NSObject {
    deinit {}

    /// How far a touch has got.
    public nonisolated enum Phase: Int, Hashable, Sendable {
        case began = 0
        case moved, stationary, ended, cancelled
    }

    /// How far the touch has got.
    open var phase: Phase { .began }
    /// The view that is touched.
    open weak var view: UIView?
    /// How often was tapped.
    open var tapCount: Int { 1 }

    /// Where the touch is in a view.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// Where the touch was in a view.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Something that people do; nothing is done on Linux.
open class UIEvent: NSObject {
    deinit {}

    /// The touches of the event: none on Linux.
    open var allTouches: Set<UITouch>? { nil }
    /// When it happened.
    open var timestamp: TimeInterval { 0 }
    /// What kind of event it is.
    open var type: EventType { .touches }
    /// What kind of motion or command it is.
    open var subtype: EventSubtype { .none }

    /// What kind of event something is.
    public nonisolated enum EventType: Int, Hashable, Sendable {
        case touches = 0
        case motion, remoteControl, presses
    }

    /// What kind of motion or command something is.
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
