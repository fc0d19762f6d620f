import UIKit

/// The labels of the pictures in `blueprint` that show the place of every word.
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
        label.text = text
        label.textColor = .systemBlue
        label.numberOfLines = lines
        if let lineHeight {
            label.setLineHeight(lineHeight, mode: mode ?? .byWordWrapping)
        } else if let mode {
            label.setMode(mode)
        }
        let size = UITraitCollection(displayScale: 1).drawing {
            label.sizeThatFits(CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude))
        }
        label.frame = CGRect(x: 0, y: 0, width: min(320, size.width), height: size.height)
        return label
    }
}

extension RaisedLabel {
    /// Gives the whole text a paragraph style with a line break mode.
    func setMode(_ mode: NSLineBreakMode) {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        let whole = NSMutableAttributedString(attributedString: attributedText ?? NSAttributedString(string: ""))
        whole.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: whole.length))
        attributedText = whole
    }
}
