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

    /// The selected date. If ``roundsToMinuteInterval`` is true, a time between two times that can be selected is rounded
    /// down.
    open var date: Date {
        get { rounded(storedDate) }
        set { storedDate = newValue }
    }
    private var storedDate = Date()
    /// The earliest date that can be selected; `nil` means no limit. Earlier dates are drawn as disabled.
    open var minimumDate: Date?
    /// The latest date that can be selected; `nil` means no limit. Later dates are drawn as disabled.
    open var maximumDate: Date?
    /// The kind of value to select.
    open var datePickerMode = Mode.dateAndTime
    /// The locale of the picker; `nil` means the locale of the calendar.
    open var locale: Locale?
    /// The interval between the times that can be selected, in minutes.
    open var minuteInterval = 1
    /// The calendar of the picker.
    open var calendar: Calendar! = .current
    /// The time zone of the picker; `nil` means the time zone of the calendar.
    open var timeZone: TimeZone?
    /// The duration of a countdown, in seconds.
    open var countDownDuration: TimeInterval = 0
    /// The preferred style. It determines ``datePickerStyle`` but not the size of the picker, which is always that of
    /// wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The style in effect: the preferred style, or wheels if the preferred style is `automatic`.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
    }
    /// Whether ``date`` is rounded to a multiple of ``minuteInterval``, counted from the full hour; true by default.
    open var roundsToMinuteInterval = true

    private func rounded(_ date: Date) -> Date {
        guard roundsToMinuteInterval, minuteInterval > 1, 60 % minuteInterval == 0, datePickerMode != .date else {
            return date
        }
        let calendar = zonedCalendar
        guard let start = calendar.dateInterval(of: .minute, for: date)?.start else { return date }
        let excess = calendar.component(.minute, from: start) % minuteInterval
        return excess == 0 ? date : start.addingTimeInterval(-60 * Double(excess))
    }

    /// The picker's calendar with its time zone.
    private var zonedCalendar: Calendar {
        var zoned = calendar ?? .current
        if let timeZone { zoned.timeZone = timeZone }
        return zoned
    }

    /// Sets the date, without animation.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    override func initialSize(for size: CGSize) -> CGSize { size == .zero ? intrinsicContentSize : size }

    /// The size that Interface Builder stores for a picker with wheels, in points.
    open override var intrinsicContentSize: CGSize {
        Pickers.size.value
    }

    /// Draws the wheels, or capsules with the date in the compact style. A calendar, the inline style of dates, is
    /// drawn as wheels.
    override func drawContent(in context: CGContext) {
        if datePickerStyle == .compact { return drawCompact(in: context) }
        let rowHeight = Pickers.rowHeight.value
        PickerWheel.drawSelection(in: bounds, height: rowHeight, of: context)
        DatePickerWheels(of: self).draw(in: bounds, rowHeight: rowHeight, of: context)
    }
}

/// The style of a date picker.
public nonisolated enum UIDatePickerStyle: Int, Hashable, Sendable {
    case automatic = 0
    case wheels, compact, inline
}
