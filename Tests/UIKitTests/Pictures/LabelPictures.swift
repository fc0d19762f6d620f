import UIKit

/// The labels of the pictures in `blueprint`.
enum LabelPictures {
    static var all: [PictureView] {
        rows + [
            label("test_displaysText_", mixedText, within: nil),
            label("test_fontSizeAdjustment_all_fits", shrinking, within: nil),
            label("test_fontSizeAdjustment_squishes", shrinking, within: 100),
            label("test_fontSizeAdjustment_overflows", shrinking, within: 50),
            picture("test_shadows_", shadowed()), picture("test_textRectOffset_", offset()),
            picture("test_snapshots_placeholder", placeholder()),
            PictureView(name: "test_pixelSnappingDoesNotCauseTruncation__iOS-17", scale: 2, view: centred()),
        ]
    }

    private static func picture(_ name: String, _ view: UIView) -> PictureView {
        PictureView(name: name + "_iOS-17", scale: 1, view: view)
    }

    /// A label in the size that suits it within a width.
    private static func label(_ name: String, _ label: UILabel, within width: CGFloat?) -> PictureView {
        let limit = CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let size = UITraitCollection(displayScale: 1).drawing { label.sizeThatFits(limit) }
        label.frame = CGRect(x: 0, y: 0, width: min(size.width, width ?? size.width), height: size.height)
        return picture(name, label)
    }

    private static var rows: [PictureView] {
        [("zero", 0), ("one", 1), ("two", 2)].map { name, lines in
            let label = UILabel()
            label.text = "Hello, world. This is some long text that runs onto several lines."
            label.numberOfLines = lines
            return self.label("test_numberOfLines_" + name, label, within: 100)
        }
    }

    private static var mixedText: UILabel {
        let parts: [(String, UIFont, UIColor)] = [
            ("H", .boldSystemFont(ofSize: 24), .red), ("e", .systemFont(ofSize: 14), .blue),
            ("llo, ", .italicSystemFont(ofSize: 13), .magenta),
            ("World!", .monospacedDigitSystemFont(ofSize: 32, weight: .black), .yellow),
        ]
        let text = NSMutableAttributedString(string: parts.map(\.0).joined())
        var start = 0
        for (part, font, color) in parts {
            let range = NSRange(location: start, length: part.utf16.count)
            // Foundation on Linux compares adjacent runs with the same number of attributes, and traps.
            var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
            if start % 2 == 0 { attributes[.ligature] = 1 }
            text.setAttributes(attributes, range: range)
            start += part.utf16.count
        }
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = 0
        return label
    }

    private static var shrinking: UILabel {
        let label = UILabel()
        label.text = "Hello! What's up y'all"
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        return label
    }

    private static func shadowed() -> UIView {
        let label = UILabel()
        label.text = "Spooky text"
        label.font = .boldSystemFont(ofSize: 24)
        label.layer.shadowRadius = 4
        label.layer.shadowOpacity = 0.75
        label.layer.shadowOffset = CGSize(width: 1, height: 4)
        label.layer.shadowColor = UIColor.red.cgColor
        let size = UITraitCollection(displayScale: 1).drawing { label.intrinsicContentSize }
        label.frame = CGRect(x: 8, y: 8, width: size.width, height: size.height)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: size.width + 16, height: size.height + 16))
        view.addSubview(label)
        return view
    }

    private static func offset() -> UIView {
        let label = RaisedLabel()
        label.text = "This text should be centered within the line height"
        label.numberOfLines = 0
        label.setLineHeight(50)
        return self.label("", label, within: 150).view
    }

    private static func centred() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        let label = UILabel()
        label.text = "Sample text should not get cut off"
        let size = UITraitCollection(displayScale: 2).drawing { label.intrinsicContentSize }
        label.frame = CGRect(
            x: (400 - size.width).rounded(.down) / 2, y: (100 - size.height).rounded(.down) / 2, width: size.width,
            height: size.height)
        view.addSubview(label)
        return view
    }

    private static func placeholder() -> UIView {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        field.placeholder = "Type something..."
        return field
    }
}

/// A label that draws text of a fixed line height where it is centred in its line.
final class RaisedLabel: UILabel {
    /// The distance by which the text is drawn above its position in UIKit.
    var rise: CGFloat = 0

    func setLineHeight(_ height: CGFloat) {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byWordWrapping
        (style.minimumLineHeight, style.maximumLineHeight) = (height, height)
        let whole = NSMutableAttributedString(attributedString: attributedText ?? NSAttributedString(string: ""))
        whole.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: whole.length))
        attributedText = whole
        rise = (height - font.lineHeight) / 2
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.offsetBy(dx: 0, dy: -rise))
    }
}

/// The pictures of shapes in `blueprint`.
enum BoxPictures {
    static var all: [PictureView] {
        [
            box("test_borders_square", 100, 100, radius: 0, border: 1),
            box("test_borders_rounded", 100, 100, radius: 10, border: 1),
            box("test_cornerStyle_rounded", 100, 100, radius: 10, border: 0),
            box("test_cornerStyle_wideCapsule", 200, 100, radius: 50, border: 0),
            box("test_cornerStyle_longCapsule", 100, 200, radius: 50, border: 0),
        ]
    }

    private static func box(
        _ name: String, _ width: CGFloat, _ height: CGFloat, radius: CGFloat, border: CGFloat
    ) -> PictureView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.backgroundColor = .blue
        view.layer.cornerRadius = radius
        view.layer.borderWidth = border
        view.layer.borderColor = UIColor.orange.cgColor
        return PictureView(name: name + "_iOS-17", scale: 1, view: view)
    }
}
