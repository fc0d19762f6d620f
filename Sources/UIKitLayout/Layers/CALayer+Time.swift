import Foundation

// The time of a layer, as Core Animation has it.
extension CALayer {
    /// How fast the layer's time passes; does nothing on Linux.
    public var speed: Float {
        get { values.speed }
        set { values.speed = newValue }
    }

    /// How far the layer's time is ahead; does nothing on Linux.
    public var timeOffset: CFTimeInterval {
        get { values.timeOffset }
        set { values.timeOffset = newValue }
    }

    /// When the layer's time begins; does nothing on Linux.
    public var beginTime: CFTimeInterval {
        get { values.beginTime }
        set { values.beginTime = newValue }
    }

    /// What the layer shows outside of its own time; does nothing on Linux.
    public var fillMode: CAMediaTimingFillMode {
        get { values.fillMode }
        set { values.fillMode = newValue }
    }

    /// How long the layer's own time lasts; does nothing on Linux.
    public var duration: CFTimeInterval {
        get { values.duration }
        set { values.duration = newValue }
    }

    /// How often the layer's own time runs; does nothing on Linux.
    public var repeatCount: Float {
        get { values.repeatCount }
        set { values.repeatCount = newValue }
    }

    /// How long the layer's own time runs; does nothing on Linux.
    public var repeatDuration: CFTimeInterval {
        get { values.repeatDuration }
        set { values.repeatDuration = newValue }
    }

    /// Whether the layer's own time runs back; does nothing on Linux.
    public var autoreverses: Bool {
        get { values.autoreverses }
        set { values.autoreverses = newValue }
    }

    /// A time of another layer, or of the system for `nil`, in the layer's own:
    /// (parent's time − ``beginTime``) × ``speed`` + ``timeOffset``.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.systemTime(t) ?? t)
    }

    /// A time of the layer in that of another one, or of the system for `nil`.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.localTime(systemTime(t)) ?? systemTime(t)
    }

    private func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
        ((superlayer?.localTime(time) ?? time) - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    private func systemTime(_ time: CFTimeInterval) -> CFTimeInterval {
        let parentTime = speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
        return superlayer?.systemTime(parentTime) ?? parentTime
    }
}
