import UIKit

/// A label that finds the link under a touch by laying its text out again.
final class LinkLabel: UILabel {
    private lazy var textStorage = NSTextStorage()
    private lazy var layoutManager = NSLayoutManager()
    private lazy var textContainer = NSTextContainer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        textStorage.addLayoutManager(layoutManager)
        layoutManager.addTextContainer(textContainer)
        textContainer.lineFragmentPadding = 0
        textContainer.lineBreakMode = lineBreakMode
        textContainer.maximumNumberOfLines = numberOfLines
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var attributedText: NSAttributedString? {
        didSet { textStorage.setAttributedString(attributedText ?? NSAttributedString()) }
    }

    override var numberOfLines: Int {
        didSet { textContainer.maximumNumberOfLines = numberOfLines }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        textContainer.size = bounds.size
    }

    override func drawText(in rect: CGRect) {
        let range = NSRange(location: 0, length: textStorage.length)
        textContainer.size = rect.size
        layoutManager.drawBackground(forGlyphRange: range, at: rect.origin)
        layoutManager.drawGlyphs(forGlyphRange: range, at: rect.origin)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let current = textContainer.size
        defer { textContainer.size = current }
        textContainer.size = size
        let used = layoutManager.usedRect(for: textContainer)
        return CGSize(width: ceil(used.width), height: ceil(used.height))
    }

    func link(at point: CGPoint) -> URL? {
        guard textStorage.length > 0 else { return nil }
        let range = NSRange(location: 0, length: textStorage.length)
        guard layoutManager.boundingRect(forGlyphRange: range, in: textContainer).contains(point) else { return nil }
        let index = layoutManager.glyphIndex(for: point, in: textContainer)
        return textStorage.attribute(.link, at: index, effectiveRange: nil) as? URL
    }
}
