import Foundation
import InterfaceBuilder
import UIKitLayout

/// The properties of a laid-out view that are compared.
struct ViewState {
    let object: InterfaceObject
    /// The frame in the coordinates of the superview; the origin of a root view is zero.
    let frame: CGRect
    let text: String?
    let font: String?
    /// The colours of the text and of the background in hexadecimal form; `nil` for a view that has no such colour.
    let textColor, backgroundColor: String?
    /// Whether the view is hidden. Hidden views count as absent.
    let isHidden: Bool
    /// Whether the view is the content view of a table view cell. The frame of a content view follows that of its cell.
    let isContentView: Bool

    init(of view: UIView, _ object: InterfaceObject, in root: UIView) {
        self.object = object
        let isRoot = view === root
        isContentView = (root as? UITableViewCell)?.contentView === view
        frame = isRoot ? CGRect(origin: .zero, size: view.bounds.size) : view.frame
        isHidden = !isRoot && view.isHidden
        backgroundColor = view.backgroundColor.map(\.hexadecimal)
        let shown = ShownText(of: view)
        (text, font, textColor) = (shown?.text, shown?.font, shown?.color)
    }
}

/// The text that a label, button, text field or text view shows, with its font and colour; for an empty text field, the
/// placeholder.
private struct ShownText {
    let text, font, color: String?

    init?(of view: UIView) {
        switch view {
        case let label as UILabel: self.init(label.text, label.font, label.textColor)
        case let button as UIButton:
            self.init(button.title(for: .normal), button.titleLabel?.font, button.titleColor(for: .normal))
        case let field as UITextField:
            self.init(field.text?.isEmpty == false ? field.text : field.placeholder, field.font, field.textColor)
        case let textView as UITextView: self.init(textView.text, textView.font, textView.textColor)
        default: return nil
        }
    }

    private init(_ text: String?, _ font: UIFont?, _ color: UIColor?) {
        self.text = text
        self.font = font.map { "\($0.fontName) \($0.pointSize.shortText)" }
        self.color = color?.hexadecimal
    }
}

extension UIColor {
    /// The components of the colour in the current traits in hexadecimal form, such as `#FF3B30`. The opacity is
    /// appended if the colour is not opaque.
    fileprivate var hexadecimal: String {
        let bytes = (cgColor.components ?? []).map { Int((max(0, min(1, $0)) * 255).rounded()) }
        let shown = bytes.last == 255 ? Array(bytes.dropLast()) : bytes
        return "#" + shown.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}

/// The views of a file in one layout, by the ids of their objects, grouped by the ids of their roots.
struct FileState {
    let roots: [String: [String: ViewState]]

    init(roots: [String: [String: ViewState]]) {
        self.roots = roots
    }

    /// Lays out a file.
    ///
    /// - Throws: ``InterfaceBuilderError`` when the views cannot be created or laid out.
    init(of layouts: FileLayouts, width: CGFloat?) throws {
        roots = try layouts.withRoots(width: width) { roots in
            Dictionary(roots.map { ($0.id, Self.views(of: $0)) }) { first, _ in first }
        }
    }

    private static func views(of root: LaidOutRoot) -> [String: ViewState] {
        var views: [String: ViewState] = [:]
        for (id, view) in root.root.views {
            guard let object = root.object(of: view) else { continue }
            views[id] = ViewState(of: view, object, in: root.root.view)
        }
        return views
    }
}
