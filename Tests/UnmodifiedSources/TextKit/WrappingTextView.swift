import UIKit

/// Text that flows around an image at its top right corner.
final class WrappingTextView: UITextView {
    let imageView = UIImageView()

    convenience init(image: UIImage?) {
        let storage = NSTextStorage()
        let manager = LineNumberingLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        self.init(frame: .zero, textContainer: container)
        imageView.image = image
        addSubview(imageView)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = imageView.image?.size ?? .zero
        let frame = CGRect(
            x: bounds.width - size.width, y: textContainerInset.top, width: size.width, height: size.height)
        guard imageView.frame != frame else { return }
        imageView.frame = frame
        let area = frame.offsetBy(dx: -textContainerInset.left, dy: -textContainerInset.top)
        textContainer.exclusionPaths = [UIBezierPath(rect: area)]
    }

    /// The rectangles of the lines, in the view's coordinates.
    var lineRects: [CGRect] {
        var rects: [CGRect] = []
        let all = layoutManager.glyphRange(for: textContainer)
        layoutManager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in
            rects.append(rect.offsetBy(dx: self.textContainerInset.left, dy: self.textContainerInset.top))
        }
        return rects
    }
}

final class LineNumberingLayoutManager: NSLayoutManager {
    private(set) var drawnLines = 0

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        enumerateLineFragments(forGlyphRange: glyphsToShow) { _, usedRect, _, _, _ in
            UIColor.systemGray6.setFill()
            UIRectFill(usedRect.offsetBy(dx: origin.x, dy: origin.y))
            self.drawnLines += 1
        }
    }
}

/// A subclass of text storage that marks words that begin with a number sign.
nonisolated final class HashtagStorage: NSTextStorage {
    private(set) var editCount = 0

    override func processEditing() {
        editCount += 1
        super.processEditing()
    }

    func hashtags() -> [String] {
        string.split(separator: " ").filter { $0.hasPrefix("#") }.map(String.init)
    }
}
