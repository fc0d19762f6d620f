import Foundation
import UIKitLayout

/// Reads the values and the colours of controls and bars. None of them affects layout.
struct IBControlAppearanceReader {
    let builder: IBObjectBuilder
    let element: IBElement
    let colors: IBColorReader

    func read(into view: UIView) {
        switch view {
        case let control as UISwitch:
            control.isOn = element["on"] == "YES"
            control.onTintColor = color("onTintColor")
            control.thumbTintColor = color("thumbTintColor")
        case let slider as UISlider: read(into: slider)
        case let bar as UIProgressView: read(into: bar)
        case let segments as UISegmentedControl:
            segments.selectedSegmentIndex = element["selectedSegmentIndex"].flatMap(Int.init) ?? -1
            segments.selectedSegmentTintColor = color("selectedSegmentTintColor")
        case let stepper as UIStepper: read(into: stepper)
        case let control as UIPageControl:
            control.currentPage = element["currentPage"].flatMap(Int.init) ?? 0
            control.pageIndicatorTintColor = color("pageIndicatorTintColor")
            control.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor")
        case let indicator as UIActivityIndicatorView: read(into: indicator)
        case let bar as UISearchBar: read(into: bar)
        case let picker as UIDatePicker: read(into: picker)
        case let view as UIVisualEffectView:
            view.effect = element.child("blurEffect").map { effect in
                UIBlurEffect(style: effect["style"].flatMap { Self.blurStyles[$0] } ?? .regular)
            }
        default: IBBarReader(element: element, colors: colors).read(into: view)
        }
    }

    private func color(_ key: String) -> UIColor? { colors.color(key, of: element) }

    private func number(_ name: String) -> Float? {
        element[name].flatMap(Float.init).flatMap { $0.isFinite ? $0 : nil }
    }

    private func read(into slider: UISlider) {
        slider.minimumValue = number("minValue") ?? 0
        slider.maximumValue = number("maxValue") ?? 1
        slider.value = number("value") ?? 0
        slider.minimumTrackTintColor = color("minimumTrackTintColor")
        slider.maximumTrackTintColor = color("maximumTrackTintColor")
        if element["enabled"] == "NO" { slider.isEnabled = false }
    }

    private func read(into bar: UIProgressView) {
        bar.progress = number("progress") ?? 0
        bar.progressTintColor = color("progressTintColor")
        bar.trackTintColor = color("trackTintColor")
    }

    private func read(into stepper: UIStepper) {
        stepper.minimumValue = Double(number("minimumValue") ?? 0)
        stepper.maximumValue = Double(number("maximumValue") ?? 100)
        stepper.value = Double(number("value") ?? 0)
        stepper.wraps = element["wraps"] == "YES"
    }

    private func read(into indicator: UIActivityIndicatorView) {
        if let color = color("color") { indicator.color = color }
        // Both properties change whether the indicator is hidden, which affects the layout.
        guard !indicator.isHidden else { return }
        if element["hidesWhenStopped"] != "YES" { indicator.hidesWhenStopped = false }
        if element["animating"] == "YES" { indicator.startAnimating() }
    }

    private func read(into bar: UISearchBar) {
        (bar.text, bar.placeholder) = (element["text"], element["placeholder"])
        bar.searchBarStyle = element["searchBarStyle"] == "minimal" ? .minimal : .default
        bar.barStyle = element["barStyle"] == "black" ? .black : .default
        bar.barTintColor = color("barTintColor")
        bar.showsCancelButton = element["showsCancelButton"] == "YES"
    }

    private func read(into picker: UIDatePicker) {
        let modes: [String: UIDatePicker.Mode] = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        ]
        picker.datePickerMode = element["datePickerMode"].flatMap { modes[$0] } ?? .dateAndTime
        picker.minuteInterval = element["minuteInterval"].flatMap(Int.init).map { max(1, min(30, $0)) } ?? 1
        if let seconds = number("countDownDuration") { picker.countDownDuration = TimeInterval(seconds) }
        let stored = element.child("date", key: "date")?["timeIntervalSinceReferenceDate"].flatMap(Double.init)
        if let stored, element["useCurrentDate"] != "YES" { picker.date = Date(timeIntervalSinceReferenceDate: stored) }
    }

    private static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial, "systemMaterialDark": .systemMaterialDark,
        "systemMaterialLight": .systemMaterialLight,
    ]
}
