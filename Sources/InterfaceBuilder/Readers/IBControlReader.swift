import Foundation
import UIKitLayout

/// Reads the contents of text fields, text views and other controls.
struct IBControlReader {
    let builder: IBObjectBuilder

    func read(_ element: IBElement, into view: UIView) throws {
        switch view {
        case let field as UITextField: try read(element, into: field)
        case let text as UITextView: try read(element, into: text)
        case let control as UISegmentedControl: read(element, into: control)
        case let indicator as UIActivityIndicatorView:
            indicator.style = builder.choice("style", of: element, from: indicatorStyles, default: .medium)
        case let control as UIPageControl:
            control.numberOfPages = min(max(Int(element["numberOfPages"] ?? "") ?? 0, 0), 10_000)
            control.hidesForSinglePage = element["hidesForSinglePage"] == "YES"
        default: break
        }
    }

    private func read(_ element: IBElement, into field: UITextField) throws {
        field.text = element["text"]
        field.placeholder = element["placeholder"]
        field.isSecureTextEntry = element.child("textInputTraits")?["secureTextEntry"] == "YES"
        field.borderStyle = builder.choice("borderStyle", of: element, from: borderStyles, default: .none)
        if let font = element.child("fontDescription") { field.font = IBFontReader(builder: builder).read(font) }
    }

    private func read(_ element: IBElement, into view: UITextView) throws {
        view.text = element["text"] ?? element.child("string", key: "text")?.text ?? ""
        view.isScrollEnabled = element["scrollEnabled"] != "NO"
        let font = element.child("fontDescription").map { IBFontReader(builder: builder).read($0) }
        view.font = font ?? .systemFont(ofSize: 14)
    }

    private func read(_ element: IBElement, into control: UISegmentedControl) {
        for segment in element.list("segments") {
            control.insertSegment(withTitle: segment["title"], at: control.numberOfSegments, animated: false)
        }
    }

    private var borderStyles: [String: UITextField.BorderStyle] {
        ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect, "none": .none]
    }

    private var indicatorStyles: [String: UIActivityIndicatorView.Style] {
        ["whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large]
    }
}
