import Foundation
import TextLayout

/// The layout attributes of a paragraph. Lengths are in points. Objects of this class, unlike those of its mutable
/// subclass, do not change.
///
/// Unchecked sendable, as in UIKit: values of attributed strings are shared between isolation domains. A mutable style must
/// not be changed while another domain has it.
open nonisolated class NSParagraphStyle: NSObject, @unchecked Sendable {
    private let coreFoundationWord = CoreFoundationWord()
    fileprivate var style = TextParagraphStyle()
    fileprivate var storedAlignment = NSTextAlignment.natural
    fileprivate var storedLineBreakMode = NSLineBreakMode.byWordWrapping
    fileprivate var storedWritingDirection = NSWritingDirection.natural
    fileprivate var storedLineBreakStrategy = LineBreakStrategy()
    fileprivate var storedTabs = ParagraphTabs()

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

    /// The tab stops; by default twelve at intervals of 28 points. Stored; has no effect on Linux, where tabs end at
    /// Pango's default positions.
    open var tabStops: [NSTextTab]! { storedTabs.stops }
    /// The distance between tab stops after the last one of ``tabStops``; 0 by default. Stored; has no effect on Linux.
    open var defaultTabInterval: CGFloat { storedTabs.interval }
    /// The share of a line's width that words must leave empty before they are hyphenated; 0 by default. Stored; has no
    /// effect on Linux, where words are never hyphenated.
    open var hyphenationFactor: Float { storedTabs.hyphenationFactor }
    /// Whether words are hyphenated as the system prefers; false by default. Stored; has no effect on Linux.
    open var usesDefaultHyphenation: Bool { storedTabs.usesDefaultHyphenation }
    /// Whether the spacing between words and characters is reduced before a line is truncated; false by default. Stored;
    /// has no effect on Linux.
    open var allowsDefaultTighteningForTruncation: Bool { storedTabs.allowsTightening }

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
        if storedTabs != ParagraphTabs() { storedTabs.reportIgnored() }
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
            && storedLineBreakStrategy == other.storedLineBreakStrategy && storedTabs == other.storedTabs
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
        storedTabs = other.storedTabs
    }
}

/// A mutable paragraph style.
///
/// Unchecked sendable, because the superclass is.
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
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

    open override var tabStops: [NSTextTab]! {
        get { storedTabs.stops }
        set { storedTabs.stops = newValue ?? ParagraphTabs.defaultStops }
    }
    open override var defaultTabInterval: CGFloat {
        get { storedTabs.interval }
        set { storedTabs.interval = newValue }
    }
    open override var hyphenationFactor: Float {
        get { storedTabs.hyphenationFactor }
        set { storedTabs.hyphenationFactor = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { storedTabs.usesDefaultHyphenation }
        set { storedTabs.usesDefaultHyphenation = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { storedTabs.allowsTightening }
        set { storedTabs.allowsTightening = newValue }
    }

    /// Adds a tab stop, in order of the locations.
    open func addTabStop(_ tab: NSTextTab) {
        storedTabs.stops = (storedTabs.stops + [tab]).sorted { $0.location < $1.location }
    }

    /// Removes the tab stops that are equal to the given one.
    open func removeTabStop(_ tab: NSTextTab) {
        storedTabs.stops.removeAll { $0 == tab }
    }

    /// Copies all values of another style.
    open func setParagraphStyle(_ other: NSParagraphStyle) {
        takeValues(of: other)
    }
}
