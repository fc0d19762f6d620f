import Foundation
import Trapping

/// The wheels of a date picker: the parts of its date, each as text.
struct DatePickerWheels {
    /// A wheel. Its rows are the dates that differ from the picker's date by multiples of a step.
    private struct Wheel {
        /// The format of a date's part, in Unicode's pattern letters.
        let format: String
        let unit: Calendar.Component
        var step = 1
        /// The wheel's share of the picker's width, between 0 and 1.
        let share: CGFloat
    }

    private let picker: UIDatePicker
    private let calendar: Calendar

    init(of picker: UIDatePicker) {
        self.picker = picker
        var calendar = picker.calendar ?? .current
        if let zone = picker.timeZone { calendar.timeZone = zone }
        if let locale = picker.locale { calendar.locale = locale }
        self.calendar = calendar
    }

    /// The wheels of the picker's mode, from left to right in the order of the locale.
    private var wheels: [Wheel] {
        switch picker.datePickerMode {
        case .time: times(share: 0.28)
        case .date: days
        case .dateAndTime: [Wheel(format: pattern(of: "EEEMMMd"), unit: .day, share: 0.44)] + times(share: 0.16)
        case .countDownTimer: []
        }
    }

    private func times(share: CGFloat) -> [Wheel] {
        let minutes = Wheel(format: "mm", unit: .minute, step: max(1, picker.minuteInterval), share: share)
        guard pattern(of: "j").contains("a") else { return [Wheel(format: "H", unit: .hour, share: share), minutes] }
        return [Wheel(format: "h", unit: .hour, share: share), minutes]
            + [Wheel(format: "a", unit: .hour, step: 12, share: share)]
    }

    private var days: [Wheel] {
        let order = pattern(of: "yMMMMd")
        let wheels: [(letter: Character, Wheel)] = [
            ("M", Wheel(format: "LLLL", unit: .month, share: 0.42)), ("d", Wheel(format: "d", unit: .day, share: 0.18)),
            ("y", Wheel(format: "y", unit: .year, share: 0.28)),
        ]
        func place(_ letter: Character) -> String.Index { order.firstIndex(of: letter) ?? order.endIndex }
        return wheels.sorted { place($0.letter) < place($1.letter) }.map(\.1)
    }

    private var locale: Locale { calendar.locale ?? .current }

    private func pattern(of template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    func draw(in bounds: CGRect, rowHeight: CGFloat, of context: CGContext) {
        if picker.datePickerMode == .countDownTimer { return drawDuration(in: bounds, rowHeight, context) }
        let wheels = wheels
        var left = bounds.minX + bounds.width * (1 - wheels.reduce(0) { $0 + $1.share }) / 2
        for wheel in wheels {
            let area = CGRect(x: left, y: bounds.minY, width: bounds.width * wheel.share, height: bounds.height)
            let formatter = formatter(wheel.format)
            PickerWheel(area: area, rowHeight: rowHeight).forEachRow(in: context) { distance, rect in
                guard let date = date(wheel, distance) else { return }
                draw(formatter.string(from: date), in: rect, isPossible: isPossible(date), context)
            }
            left += area.width
        }
    }

    private func formatter(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, calendar.timeZone)
        formatter.dateFormat = format
        return formatter
    }

    /// The date of the row at the given distance from the selected row, in rows; `nil` if there is no such row.
    private func date(_ wheel: Wheel, _ distance: Int) -> Date? {
        if wheel.step == 12, wheel.unit == .hour {
            let isMorning = calendar.component(.hour, from: picker.date) < 12
            guard distance == 0 || distance == (isMorning ? 1 : -1) else { return nil }
        }
        return calendar.date(byAdding: wheel.unit, value: distance * wheel.step, to: picker.date)
    }

    private func isPossible(_ date: Date) -> Bool {
        picker.minimumDate.map { $0 <= date } ?? true && picker.maximumDate.map { $0 >= date } ?? true
    }

    private func drawDuration(in bounds: CGRect, _ rowHeight: CGFloat, _ context: CGContext) {
        let minutes = max(0, Int(limiting: picker.countDownDuration) / 60)
        let parts: [(value: Int, count: Int, unit: String)] = [(minutes / 60, 24, "hours"), (minutes % 60, 60, "min")]
        for (index, part) in parts.enumerated() {
            let area = CGRect(
                x: bounds.minX + bounds.width * (0.1 + 0.4 * CGFloat(index)), y: bounds.minY,
                width: bounds.width * 0.4, height: bounds.height)
            PickerWheel(area: area, rowHeight: rowHeight).forEachRow(in: context) { distance, rect in
                let value = part.value + distance
                guard (0..<part.count).contains(value) else { return }
                draw(distance == 0 ? "\(value) \(part.unit)" : "\(value)", in: rect, isPossible: true, context)
            }
        }
    }

    private func draw(_ text: String, in rect: CGRect, isPossible: Bool, _ context: CGContext) {
        TextLines.drawLine(
            text, font: PickerWheel.font, color: isPossible && picker.isEnabled ? .label : .tertiaryLabel,
            alignment: .center, in: rect, of: context)
    }
}

extension UIDatePicker {
    /// Draws the date as text in grey capsules: the day, the time or both, side by side.
    func drawCompact(in context: CGContext) {
        let formatter = DateFormatter()
        formatter.locale = locale ?? calendar?.locale ?? .current
        if let zone = timeZone ?? calendar?.timeZone { formatter.timeZone = zone }
        var left = bounds.minX
        for isTime in [false, true] where datePickerMode == .dateAndTime || isTime == (datePickerMode == .time) {
            (formatter.dateStyle, formatter.timeStyle) = isTime ? (.none, .short) : (.medium, .none)
            let (text, font) = (formatter.string(from: date), UIFont.systemFont(ofSize: 17))
            let width = font.width(of: text).rounded(.up) + 24
            let area = CGRect(x: left, y: bounds.midY - 17, width: width, height: 34)
            ControlParts.fillRounded(area, radius: 6, .tertiarySystemFill, in: context)
            TextLines.drawLine(
                text, font: font, color: isEnabled ? .label : .tertiaryLabel, alignment: .center, in: area, of: context)
            left += width + 6
        }
    }
}
