import Foundation

/// Wheels to choose a date with.
open class UIDatePicker: UIControl {
    deinit {}

    /// What is chosen.
    public nonisolated enum Mode: Int, Hashable, Sendable {
        case time = 0
        case date, dateAndTime, countDownTimer
    }

    /// The date.
    open var date = Date()
    /// The earliest date.
    open var minimumDate: Date?
    /// The latest date.
    open var maximumDate: Date?
    /// What is chosen; a stored value.
    open var datePickerMode = Mode.dateAndTime
    /// The language of the wheels; a stored value.
    open var locale: Locale?
    /// How many minutes a step goes; a stored value.
    open var minuteInterval = 1
    /// The calendar of the wheels; a stored value.
    open var calendar: Calendar! = .current
    /// The time zone of the wheels; a stored value.
    open var timeZone: TimeZone?
    /// How long the countdown is, in seconds; a stored value.
    open var countDownDuration: TimeInterval = 0
    /// The form that is asked for; a stored value: the size is that of wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The form, which is that of wheels unless another one is asked for.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
    }
    /// Whether dates are those of steps; a stored value.
    open var roundsToMinuteInterval = true

    /// Sets the date, at once.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    override func initialSize(for size: CGSize) -> CGSize { size == .zero ? intrinsicContentSize : size }

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 320, height: 216)
    }
}

/// The form of a date picker.
public nonisolated enum UIDatePickerStyle: Int, Hashable, Sendable {
    case automatic = 0
    case wheels, compact, inline
}
