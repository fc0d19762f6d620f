import Foundation

// The timing of a layer. Layers are not animated: times are only converted.
extension CALayer {
    /// The rate at which the layer's time passes, relative to the superlayer's; affects only the conversion of times.
    public var speed: Float {
        get { values.speed }
        set { values.speed = newValue }
    }

    /// The offset that is added to the layer's time, in seconds; affects only the conversion of times.
    public var timeOffset: CFTimeInterval {
        get { values.timeOffset }
        set { values.timeOffset = newValue }
    }

    /// The time of the superlayer at which the layer's time begins, in seconds; affects only the conversion of times.
    public var beginTime: CFTimeInterval {
        get { values.beginTime }
        set { values.beginTime = newValue }
    }

    /// The behaviour outside the layer's active duration. Stored; has no effect on Linux.
    public var fillMode: CAMediaTimingFillMode {
        get { values.fillMode }
        set { values.fillMode = newValue }
    }

    /// The duration of the layer's timeline. Stored; has no effect on Linux.
    public var duration: CFTimeInterval {
        get { values.duration }
        set { values.duration = newValue }
    }

    /// The number of repetitions of the layer's timeline. Stored; has no effect on Linux.
    public var repeatCount: Float {
        get { values.repeatCount }
        set { values.repeatCount = newValue }
    }

    /// The time during which the layer's timeline repeats. Stored; has no effect on Linux.
    public var repeatDuration: CFTimeInterval {
        get { values.repeatDuration }
        set { values.repeatDuration = newValue }
    }

    /// Whether the layer's timeline also runs backwards. Stored; has no effect on Linux.
    public var autoreverses: Bool {
        get { values.autoreverses }
        set { values.autoreverses = newValue }
    }

    /// Converts a time of another layer, or of the system if `l` is `nil`, to the layer's time: (superlayer's time −
    /// ``beginTime``) × ``speed`` + ``timeOffset``.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.systemTime(t) ?? t)
    }

    /// Converts a time of the layer to that of another layer, or of the system if `l` is `nil`.
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
