import Foundation

/// An object that lays out the text of a storage in containers. Each UTF-16 unit counts as one glyph, so glyph indices
/// are character indices.
///
/// The lines are those that labels and text views have. A text view does not use its layout manager for its own size.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class NSLayoutManager: NSObject {
    deinit {}

    /// The text; held weakly, because the text retains its layout managers.
    open weak var textStorage: NSTextStorage? {
        didSet { invalidate() }
    }
    /// The delegate, which determines the space below lines and is notified when the text of a container has been laid
    /// out; held weakly.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { invalidate() }
    }
    /// The containers, in the order in which the text fills them.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Whether the leading of fonts is added below lines; true by default. The layout manager that a text view creates
    /// does not add it.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { invalidate() } }
    }
    /// Whether the lines in view may be laid out before those above them. Stored; has no effect on Linux.
    open var allowsNonContiguousLayout = false
    /// Whether visible glyphs are drawn for invisible characters that have such glyphs in their font. Stored; has no effect
    /// on Linux, because UIKit's documentation does not define the glyphs and fonts contain none for this purpose.
    open var showsInvisibleCharacters = false

    private var knownFragments: (revision: Int, sizes: [CGSize], fragments: TextFragments)?

    /// Creates a layout manager without text and containers.
    public override init() {}

    // MARK: Containers

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a container before the one at the given index.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        invalidate()
    }

    /// Removes the container at the given index.
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        invalidate()
    }

    // MARK: Layout

    /// Called when the size or another property of a container has changed. Marks the layout as outdated.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

    /// Marks the layout of all characters as outdated.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {
        invalidate()
        actualCharacterRange?.pointee = NSRange(location: 0, length: textStorage?.length ?? 0)
    }
    /// Marks the layout of all characters as outdated.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange)
    }
    /// Requests drawing of some characters. Does nothing on Linux, where each rendering draws all text.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    /// Requests drawing of some glyphs. Does nothing on Linux, where each rendering draws all text.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
    /// Lays out the text of a container.
    open func ensureLayout(for container: NSTextContainer) { _ = fragments }
    /// Lays out all characters.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = fragments }
    /// Lays out all characters.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = fragments }
    /// Lays out all characters.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = fragments }

    final func invalidate() { knownFragments = nil }

    /// The lines in the containers, laid out again if the text or a container has changed.
    final var fragments: TextFragments {
        let revision = textStorage?.revision ?? 0
        let sizes = textContainers.map(\.size)
        if let knownFragments, knownFragments.revision == revision, knownFragments.sizes == sizes {
            return knownFragments.fragments
        }
        let areas = textContainers.map { TextFragments.Area($0) }
        let fragments = TextFragments(textStorage ?? NSAttributedString(), in: areas, rules: rules)
        knownFragments = (revision, sizes, fragments)
        notifyDelegate(of: fragments)
        return fragments
    }

    /// The properties and the answers of the delegate that affect lines.
    private var rules: TextFragments.Rules {
        var rules = TextFragments.Rules(usesFontLeading: usesFontLeading)
        guard let delegate else { return rules }
        rules.spacing = { characters, rect in
            let last = max(characters.location, characters.upperBound - 1)
            return delegate.layoutManager(self, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
        }
        rules.mayBreak = { delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: $0) }
        return rules
    }

    /// Notifies the delegate of the layout of each container, and whether the text ends in the container.
    private func notifyDelegate(of fragments: TextFragments) {
        guard let delegate else { return }
        let length = textStorage?.length ?? 0
        for (container, lines) in zip(textContainers, fragments.containers) {
            let end = lines.last?.characters.upperBound ?? 0
            delegate.layoutManager(self, didCompleteLayoutFor: container, atEnd: end == length)
        }
    }

    // MARK: Rectangles

    /// The area of a container that the lines occupy, including the padding at their ends, in the coordinates of the
    /// container, in points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let rects = lines(in: container).map(\.used)
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }

    /// The rectangle of the line with a glyph, in the coordinates of its container, in points.
    ///
    /// - Parameters:
    ///   - glyphIndex: the index of the glyph.
    ///   - effectiveGlyphRange: the return location for the glyphs of the line.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        let line = line(at: glyphIndex)
        if let line { effectiveGlyphRange?.pointee = line.characters }
        return line?.rect ?? .zero
    }

    /// The part of the rectangle of a line that contains glyphs, in the coordinates of its container, in points.
    ///
    /// - Parameters:
    ///   - glyphIndex: the index of the glyph.
    ///   - effectiveGlyphRange: the return location for the glyphs of the line.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        let line = line(at: glyphIndex)
        if let line { effectiveGlyphRange?.pointee = line.characters }
        return line?.used ?? .zero
    }

    /// The rectangle that encloses some glyphs in a container, in the coordinates of the container, in points. If the
    /// glyphs continue in the next line, it extends to the end of the line's rectangle, as in UIKit.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = lines(in: container).compactMap { line in
            rect(of: glyphRange, in: line).map { rect in
                let isContinued = glyphRange.upperBound > line.characters.upperBound
                return isContinued ? rect.union(CGRect(x: line.rect.maxX, y: rect.minY, width: 0, height: 1)) : rect
            }
        }
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }

    /// The position of a glyph's origin on the baseline, relative to the rectangle of its line, in points.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(at: glyphIndex) else { return .zero }
        return CGPoint(x: left(of: glyphIndex, in: line) - line.rect.minX, y: line.baseline)
    }

    // MARK: Drawing

    /// Draws the lines that contain some of the given glyphs into the current context, each line as a whole.
    ///
    /// - Parameters:
    ///   - glyphsToShow: the glyphs.
    ///   - origin: the position of the container's origin in the context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = CurrentContext.last else { return }
        for fragment in fragments.containers.joined() {
            guard NSIntersectionRange(fragment.characters, glyphsToShow).length > 0, let line = fragment.line else {
                continue
            }
            let top = origin.y + fragment.rect.minY - line.top
            TextLineDrawing(line: line, layout: fragments.layout).draw(
                at: CGPoint(x: origin.x + fragment.textStart, y: top), of: context)
        }
    }

    /// Draws the background of some glyphs. Does nothing on Linux, where ``drawGlyphs(forGlyphRange:at:)`` draws it.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// The delegate of a layout manager.
public protocol NSLayoutManagerDelegate: AnyObject {
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// Returns the space below the line that ends with a glyph, in points; 0 by default.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    /// Returns whether a line may be broken between words before a character; `true` by default. If not, the line is
    /// broken between earlier words or, if there is no other break between words, inside a word.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
    /// Does nothing by default.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}

extension TextFragments.Area {
    /// The area of a container; a length of 0 or of more than ten million points is no limit.
    fileprivate init(_ container: NSTextContainer) {
        func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e7 ? length : nil }
        let padding = container.lineFragmentPadding
        self.init(
            width: limit(container.size.width).map { max(0, $0 - 2 * padding) },
            height: limit(container.size.height), padding: padding, maximumLines: container.maximumNumberOfLines,
            lineBreakMode: container.lineBreakMode,
            exclusions: container.exclusionPaths.map { ExcludedArea($0.cgPath) })
    }
}
