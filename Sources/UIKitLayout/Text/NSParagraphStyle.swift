import Foundation
import TextLayout

/// How the lines of a paragraph are laid out; immutable. Lengths are in points.
open nonisolated class NSParagraphStyle: NSObject {
    fileprivate var style = TextParagraphStyle()
    fileprivate var storedAlignment = NSTextAlignment.natural
    fileprivate var storedLineBreakMode = NSLineBreakMode.byWordWrapping

    /// Makes the default style.
    public override init() {}

    /// The default style.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// What is added between one line and the next.
    open var lineSpacing: CGFloat { CGFloat(style.lineSpacing) }
    /// What is added after the paragraph, before the next.
    open var paragraphSpacing: CGFloat { CGFloat(style.paragraphSpacing) }
    /// What is added before the paragraph, after the one before.
    open var paragraphSpacingBefore: CGFloat { CGFloat(style.paragraphSpacingBefore) }
    /// What the height of lines is multiplied by; 0 for 1.
    open var lineHeightMultiple: CGFloat { CGFloat(style.lineHeightMultiple) }
    /// What lines are high at least.
    open var minimumLineHeight: CGFloat { CGFloat(style.minimumLineHeight) }
    /// What lines are high at most; 0 for any height.
    open var maximumLineHeight: CGFloat { CGFloat(style.maximumLineHeight) }
    /// Where the first line begins.
    open var firstLineHeadIndent: CGFloat { CGFloat(style.firstLineHeadIndent) }
    /// Where the other lines begin.
    open var headIndent: CGFloat { CGFloat(style.headIndent) }
    /// Where lines end: a distance from the beginning, or where it is 0 or less from the end.
    open var tailIndent: CGFloat { CGFloat(style.tailIndent) }
    /// On which side lines stand.
    open var alignment: NSTextAlignment { storedAlignment }
    /// How lines are broken.
    open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }

    /// What the text layer lays out with.
    var textStyle: TextParagraphStyle {
        var style = style
        style.wrapping = storedLineBreakMode == .byCharWrapping ? .characters : .words
        return style
    }

    /// A style that can be changed, with the same values.
    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }

    /// A style that cannot be changed, with the same values.
    open override func copy() -> Any {
        let copy = NSParagraphStyle()
        copy.takeValues(of: self)
        return copy
    }

    /// Whether another object is a style with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return style == other.style && storedAlignment == other.storedAlignment
            && storedLineBreakMode == other.storedLineBreakMode
    }

    open override var hash: Int { style.hashValue ^ storedAlignment.hashValue ^ storedLineBreakMode.hashValue }

    fileprivate func takeValues(of other: NSParagraphStyle) {
        style = other.style
        storedAlignment = other.storedAlignment
        storedLineBreakMode = other.storedLineBreakMode
    }
}

/// A paragraph style whose values can be changed.
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle {
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { style.lineSpacing = Double(newValue) }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { style.paragraphSpacing = Double(newValue) }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { style.paragraphSpacingBefore = Double(newValue) }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { style.lineHeightMultiple = Double(newValue) }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { style.minimumLineHeight = Double(newValue) }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { style.maximumLineHeight = Double(newValue) }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { style.firstLineHeadIndent = Double(newValue) }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { style.headIndent = Double(newValue) }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { style.tailIndent = Double(newValue) }
    }
    open override var alignment: NSTextAlignment {
        get { storedAlignment }
        set { storedAlignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { storedLineBreakMode }
        set { storedLineBreakMode = newValue }
    }

    /// Takes over all values of another style.
    open func setParagraphStyle(_ other: NSParagraphStyle) {
        takeValues(of: other)
    }
}
