import UIKit

/// The labels of the pictures in `blueprint` that show the place of every word: behind a label, a red view has the used
/// rectangle of a text container with the same text, and yellow views have the rectangles of the words in it.
enum WordPictures {
    static let text = """
        Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt ut labore dolore magna \
        aliqua. Ut enim minim veniam, quis nostrud exercitation ullamco laboris nisi aliquip ea commodo consequat.
        """
    static let modes: [(name: String, mode: NSLineBreakMode?)] = [
        ("None", nil), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
        ("byTruncatingHead", .byTruncatingHead), ("byTruncatingMiddle", .byTruncatingMiddle),
        ("byTruncatingTail", .byTruncatingTail), ("byWordWrapping", .byWordWrapping),
    ]

    static var all: [PictureView] {
        modes.flatMap { entry in
            [0, 1, 2].flatMap { lines in
                [CGFloat(50), nil].map { height in
                    let heightName = height.map { "\(Double($0))" } ?? "None"
                    return PictureView(
                        name: "test_textContainerRects_\(entry.name)_\(lines)-lines_lineheight-\(heightName)"
                            + "_width-320.0_iOS-17",
                        scale: 1, view: view(entry.mode, lines: lines, lineHeight: height))
                }
            }
        }
    }

    private static func view(_ mode: NSLineBreakMode?, lines: Int, lineHeight: CGFloat?) -> UIView {
        let label = RaisedLabel()
        label.attributedText = coloredText(style(mode, lineHeight))
        label.numberOfLines = lines
        if let lineHeight { label.rise = (lineHeight - label.font.lineHeight) / 2 }
        let size = UITraitCollection(displayScale: 1).drawing {
            label.sizeThatFits(CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude))
        }
        label.frame = CGRect(x: 0, y: 0, width: min(320, size.width), height: size.height)
        let view = UIView(frame: label.frame)
        let text = coloredText(style(modeInContainer(mode, lines: lines, lineHeight), lineHeight))
        for box in boxes(of: text, lines: lines, in: label.bounds.size) { view.addSubview(box) }
        view.addSubview(label)
        return view
    }

    /// A paragraph style with a line break mode and a line height; `nil` if there is neither.
    private static func style(_ mode: NSLineBreakMode?, _ lineHeight: CGFloat?) -> NSParagraphStyle? {
        guard mode != nil || lineHeight != nil else { return nil }
        let style = NSMutableParagraphStyle()
        if let mode { style.lineBreakMode = mode }
        if let lineHeight { (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight, lineHeight) }
        return style
    }

    /// The mode that lays text out in a container as in a label: a label of one line clips text that would wrap, and
    /// other labels wrap text that would be truncated or clipped.
    private static func modeInContainer(
        _ mode: NSLineBreakMode?, lines: Int, _ lineHeight: CGFloat?
    ) -> NSLineBreakMode? {
        guard mode != nil || lineHeight != nil else { return nil }
        let mode = mode ?? .byWordWrapping
        let wraps = mode == .byWordWrapping || mode == .byCharWrapping
        return lines == 1 ? (wraps ? .byClipping : mode) : wraps ? mode : .byWordWrapping
    }

    /// The ranges of the words, which spaces separate, in UTF-16 units.
    private static var words: [NSRange] {
        var start = 0
        return text.split(separator: " ").map { word in
            defer { start += word.utf16.count + 1 }
            return NSRange(location: start, length: word.utf16.count)
        }
    }

    /// The text with its words, but not its spaces, in system blue.
    private static func coloredText(_ style: NSParagraphStyle?) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        attributes[.paragraphStyle] = style
        let colored = NSMutableAttributedString(string: text, attributes: attributes)
        for word in words { colored.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: word) }
        return colored
    }

    /// The used rectangle of a container with a text and the rectangles of the words in it, as views.
    private static func boxes(of text: NSAttributedString, lines: Int, in size: CGSize) -> [UIView] {
        let storage = NSTextStorage(attributedString: text)
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: size))
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = lines
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let used = UIView(frame: manager.usedRect(for: container))
        used.backgroundColor = .red
        return [used]
            + words.map { word in
                let box = UIView(frame: manager.boundingRect(forGlyphRange: word, in: container))
                box.backgroundColor = .yellow
                box.layer.borderColor = UIColor.cyan.cgColor
                box.layer.borderWidth = 1
                return box
            }
    }
}
