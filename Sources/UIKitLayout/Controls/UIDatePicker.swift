import Foundation
import UIKitFacts

/// A picker for a date.
open class UIDatePicker: UIControl {
    deinit {}

    /// The kind of value that a date picker selects.
    public nonisolated enum Mode: Int, Hashable, Sendable {
        case time = 0
        case date, dateAndTime, countDownTimer
    }

    /// The selected date.
    open var date = Date()
    /// The earliest date.
    open var minimumDate: Date?
    /// The latest date.
    open var maximumDate: Date?
    /// The kind of value to select; has no effect on Linux.
    open var datePickerMode = Mode.dateAndTime
    /// The locale of the picker; has no effect on Linux.
    open var locale: Locale?
    /// The interval between minutes; has no effect on Linux.
    open var minuteInterval = 1
    /// The calendar of the picker; has no effect on Linux.
    open var calendar: Calendar! = .current
    /// The time zone of the picker; has no effect on Linux.
    open var timeZone: TimeZone?
    /// The duration of a countdown, in seconds; has no effect on Linux.
    open var countDownDuration: TimeInterval = 0
    /// The preferred style, which determines ``datePickerStyle`` but not the size: that is always the size of wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The style: the preferred one, or wheels by default.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
    }
    /// Whether dates are rounded to the minute interval; has no effect on Linux.
    open var roundsToMinuteInterval = true

    /// Sets the date, without animation.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    override func initialSize(for size: CGSize) -> CGSize { size == .zero ? intrinsicContentSize : size }

    /// The size of wheels, in points, as Interface Builder stores it.
    open override var intrinsicContentSize: CGSize {
        Pickers.size.value
    }
}

/// The style of a date picker.
public nonisolated enum UIDatePickerStyle: Int, Hashable, Sendable {
    case automatic = 0
    case wheels, compact, inline
}
