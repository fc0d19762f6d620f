import Foundation
import Trapping

/// Parameters for measuring and drawing text, and information about the result.
open nonisolated class NSStringDrawingContext: NSObject {
    /// The smallest factor by which text may be scaled to make it fit; with 0, the default, text is not scaled.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which the text that was measured or drawn last has been scaled; 1 if it has not been scaled.
    open fileprivate(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the text that was measured or drawn last, in points.
    open internal(set) var totalBounds = CGRect.zero

    /// Whether text that does not fit may be measured and drawn smaller.
    var permitsSmallerText: Bool { minimumScaleFactor > 0 && minimumScaleFactor < 1 }

    /// Stores the bounds of text in its full size.
    func store(_ bounds: CGRect) {
        actualScaleFactor = 1
        totalBounds = bounds
    }
}

nonisolated extension NSAttributedString {
    /// Returns the text with smaller fonts if the context allows that and the text does not fit into the given size, and
    /// stores the factor in the context. The fonts are as large as possible, to a hundredth of their size, but not
    /// smaller than the context allows.
    func fitted(
        to size: CGSize, options: NSStringDrawingOptions, _ context: NSStringDrawingContext
    ) -> NSAttributedString {
        context.actualScaleFactor = 1
        let least = Int(limiting: (context.minimumScaleFactor * 100).rounded(.up))
        guard (1..<100).contains(least), !fits(size, options) else { return self }
        var (small, large) = (least, 100)
        while large - small > 1 {
            let middle = (small + large) / 2
            if scaled(by: CGFloat(middle) / 100).fits(size, options) { small = middle } else { large = middle }
        }
        context.actualScaleFactor = CGFloat(small) / 100
        return scaled(by: context.actualScaleFactor)
    }

    /// Whether the text is not larger than the given size; a length of 0 is no limit. Words that are wider than the size
    /// do not fit, although lines can be broken in them.
    private func fits(_ size: CGSize, _ options: NSStringDrawingOptions) -> Bool {
        let bounds = boundingRect(with: size, options: options)
        if size.height > 0, options.contains(.usesLineFragmentOrigin), bounds.height > size.height { return false }
        guard size.width > 0 else { return true }
        return bounds.width <= size.width
            && (!options.contains(.usesLineFragmentOrigin) || widestWord(options) <= size.width)
    }

    private func widestWord(_ options: NSStringDrawingOptions) -> CGFloat {
        var start = 0
        var widest: CGFloat = 0
        for word in string.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
            let length = word.utf16.count
            let part = attributedSubstring(from: NSRange(location: start, length: length))
            widest = max(widest, part.boundingRect(with: .zero, options: options).width)
            // Each separator between words is one character of one or two UTF-16 units.
            start += length + (word.endIndex < string.endIndex ? string[word.endIndex].utf16.count : 0)
        }
        return widest
    }

    private func scaled(by factor: CGFloat) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
            let font = value as? UIFont ?? Self.defaultFont
            copy.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
        }
        return copy
    }
}
