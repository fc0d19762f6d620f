import Foundation
import UIKitLayout

/// Reads the appearance of views: colours, opacity, content modes, alignments and the states of controls.
struct IBAppearanceReader {
    let builder: IBObjectBuilder

    func read(_ element: IBElement, into view: UIView) {
        let colors = IBColorReader(builder: builder)
        if let color = colors.color("backgroundColor", of: element) { view.backgroundColor = color }
        if let color = colors.color("tintColor", of: element) { view.tintColor = color }
        if let alpha = element["alpha"].flatMap(Double.init) { view.alpha = CGFloat(max(0, min(1, alpha))) }
        let clips = element["clipsSubviews"] == "YES"
        if clips || view is UIScrollView { view.clipsToBounds = clips }
        if let mode = element["contentMode"].flatMap({ Self.contentModes[$0] }) { view.contentMode = mode }
        readLayer(element, into: view)
        switch view {
        case let label as UILabel: read(element, colors, into: label)
        case let field as UITextField:
            if let color = colors.color("textColor", of: element) { field.textColor = color }
            field.textAlignment = alignment(of: element)
            let traits = element.child("textInputTraits", key: "textInputTraits")
            field.isSecureTextEntry = traits?["secureTextEntry"] == "YES"
        case let button as UIButton:
            let state = element.child("state", key: "normal")
            if let color = state.flatMap({ colors.color("titleColor", of: $0) }) {
                button.setTitleColor(color, for: .normal)
            }
            button.isEnabled = element["enabled"] != "NO"
        case let table as UITableView:
            if let color = colors.color("separatorColor", of: element) { table.separatorColor = color }
        default: readControl(element, colors, into: view)
        }
    }

    private func read(_ element: IBElement, _ colors: IBColorReader, into label: UILabel) {
        if let color = colors.color("textColor", of: element) { label.textColor = color }
        label.highlightedTextColor = colors.color("highlightedColor", of: element)
        label.shadowColor = colors.color("shadowColor", of: element)
        if let size = element.child("size", key: "shadowOffset")?.size { label.shadowOffset = size }
        label.textAlignment = alignment(of: element)
        label.isEnabled = element["enabled"] != "NO"
        label.adjustsFontSizeToFitWidth =
            element["adjustsFontSizeToFit"] == "YES"
            || element["adjustsFontSizeToFit"] == nil && element["minimumScaleFactor"] != nil
        if let factor = element["minimumScaleFactor"].flatMap(Double.init) {
            label.minimumScaleFactor = CGFloat(max(0, min(1, factor)))
        } else if let size = IBNumber.fontSize(element["minimumFontSize"]), let font = label.font {
            label.minimumScaleFactor = min(1, size / font.pointSize)
        }
    }

    private func readControl(_ element: IBElement, _ colors: IBColorReader, into view: UIView) {
        func number(_ name: String) -> Float? { element[name].flatMap(Float.init).flatMap { $0.isFinite ? $0 : nil } }
        switch view {
        case let control as UISwitch:
            control.isOn = element["on"] == "YES"
            control.onTintColor = colors.color("onTintColor", of: element)
            control.thumbTintColor = colors.color("thumbTintColor", of: element)
        case let slider as UISlider:
            slider.minimumValue = number("minValue") ?? 0
            slider.maximumValue = number("maxValue") ?? 1
            slider.value = number("value") ?? 0
            slider.minimumTrackTintColor = colors.color("minimumTrackTintColor", of: element)
            slider.maximumTrackTintColor = colors.color("maximumTrackTintColor", of: element)
        case let bar as UIProgressView:
            bar.progress = number("progress") ?? 0
            bar.progressTintColor = colors.color("progressTintColor", of: element)
            bar.trackTintColor = colors.color("trackTintColor", of: element)
        case let segments as UISegmentedControl:
            segments.selectedSegmentIndex = element["selectedSegmentIndex"].flatMap(Int.init) ?? -1
        case let bar as UINavigationBar: bar.barTintColor = colors.color("barTintColor", of: element)
        case let bar as UITabBar: bar.barTintColor = colors.color("barTintColor", of: element)
        default: break
        }
    }

    /// Reads the runtime attributes that set the corner radius, the border width or the clipping of the view's layer.
    private func readLayer(_ element: IBElement, into view: UIView) {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            let number = attribute.children.first { $0["key"] == "value" }.flatMap { IBNumber.length($0["value"]) }
            switch attribute["keyPath"] {
            case "layer.cornerRadius": number.map { view.layer.cornerRadius = $0 }
            case "layer.borderWidth": number.map { view.layer.borderWidth = $0 }
            case "layer.masksToBounds": view.clipsToBounds = attribute["value"] == "YES"
            default: break
            }
        }
    }

    private func alignment(of element: IBElement) -> NSTextAlignment {
        let names: [String: NSTextAlignment] = [
            "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
        ]
        return element["textAlignment"].flatMap { names[$0] } ?? .natural
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}
