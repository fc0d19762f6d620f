import Foundation
import TextLayout

/// The layout attributes of a paragraph. Lengths are in points. Objects of this class, unlike those of its mutable
/// subclass, do not change.
open nonisolated class NSParagraphStyle: NSObject {
    private let coreFoundationWord = CoreFoundationWord()
    fileprivate var style = TextParagraphStyle()
    fileprivate var storedAlignment = NSTextAlignment.natural
    fileprivate var storedLineBreakMode = NSLineBreakMode.byWordWrapping
    fileprivate var storedWritingDirection = NSWritingDirection.natural
    fileprivate var storedLineBreakStrategy = LineBreakStrategy()

    /// Creates the default style.
    public override init() {}

    /// The default style.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The distance that is added between lines.
    open var lineSpacing: CGFloat { CGFloat(style.lineSpacing) }
    /// The distance added after the paragraph.
    open var paragraphSpacing: CGFloat { CGFloat(style.paragraphSpacing) }
    /// The distance added before the paragraph.
    open var paragraphSpacingBefore: CGFloat { CGFloat(style.paragraphSpacingBefore) }
    /// The factor by which the font's line height is multiplied; 0 means 1.
    open var lineHeightMultiple: CGFloat { CGFloat(style.lineHeightMultiple) }
    /// The minimum line height.
    open var minimumLineHeight: CGFloat { CGFloat(style.minimumLineHeight) }
    /// The maximum line height; 0 means no limit.
    open var maximumLineHeight: CGFloat { CGFloat(style.maximumLineHeight) }
    /// The indent of the first line.
    open var firstLineHeadIndent: CGFloat { CGFloat(style.firstLineHeadIndent) }
    /// The indent of the other lines.
    open var headIndent: CGFloat { CGFloat(style.headIndent) }
    /// The position at which lines end: its distance from the leading margin if the value is positive, otherwise from
    /// the trailing margin.
    open var tailIndent: CGFloat { CGFloat(style.tailIndent) }
    /// The alignment of the lines.
    open var alignment: NSTextAlignment { storedAlignment }
    /// How lines are wrapped or truncated.
    open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
    /// Additional rules for breaking lines; none by default.
    open var lineBreakStrategy: LineBreakStrategy { storedLineBreakStrategy }
    /// The direction in which the paragraph is written. It determines the side to which lines with the alignment
    /// `natural` are aligned; the order of characters is that of the text.
    open var baseWritingDirection: NSWritingDirection { storedWritingDirection }

    /// The alignment, with the side that the writing direction determines in place of `natural`.
    var sideOfAlignment: NSTextAlignment {
        switch (alignment, baseWritingDirection) {
        case (.natural, .leftToRight): .left
        case (.natural, .rightToLeft): .right
        default: alignment
        }
    }

    /// The same style as a value that the module TextLayout can measure with.
    var textStyle: TextParagraphStyle {
        var style = style
        style.wrapping = storedLineBreakMode == .byCharWrapping ? .characters : .words
        style.keepsHangulWords = storedLineBreakStrategy.keepsHangulWords
        return style
    }

    /// Returns a mutable copy.
    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }

    /// Returns an immutable copy.
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
            && storedWritingDirection == other.storedWritingDirection
            && storedLineBreakStrategy == other.storedLineBreakStrategy
    }

    open override var hash: Int {
        style.hashValue ^ storedAlignment.hashValue ^ storedLineBreakMode.hashValue ^ storedWritingDirection.hashValue
            ^ storedLineBreakStrategy.hashValue
    }

    fileprivate func takeValues(of other: NSParagraphStyle) {
        style = other.style
        storedAlignment = other.storedAlignment
        storedLineBreakMode = other.storedLineBreakMode
        storedWritingDirection = other.storedWritingDirection
        storedLineBreakStrategy = other.storedLineBreakStrategy
    }
}

/// A mutable paragraph style.
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
    open override var lineBreakStrategy: LineBreakStrategy {
        get { storedLineBreakStrategy }
        set { storedLineBreakStrategy = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { storedWritingDirection }
        set { storedWritingDirection = newValue }
    }

    /// Copies all values of another style.
    open func setParagraphStyle(_ other: NSParagraphStyle) {
        takeValues(of: other)
    }
}
