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

    /// Sets the date, at once.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    override func initialSize(for size: CGSize) -> CGSize { size == .zero ? intrinsicContentSize : size }

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 320, height: 216)
    }
}
