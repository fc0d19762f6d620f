import Foundation

extension NSLayoutManager {
    /// The number of glyphs, which is the number of UTF-16 units in the text.
    public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Whether there is a glyph with the given index.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// The glyph of a character: on Linux the same index.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The character of a glyph: on Linux the same index.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The glyphs of some characters: on Linux the same range.
    public func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// The characters of some glyphs: on Linux the same range.
    public func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The glyphs in a container.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        let lines = lines(in: container)
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(
            location: first.characters.location, length: last.characters.upperBound - first.characters.location)
    }

    /// The glyphs of the lines whose vertical extent overlaps a rectangle in the coordinates of a container.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let lines = lines(in: container).filter { $0.rect.minY < bounds.maxY && $0.rect.maxY > bounds.minY }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(
            location: first.characters.location, length: last.characters.upperBound - first.characters.location)
    }

    /// The container of a glyph; `nil` if no container contains the glyph.
    ///
    /// - Parameters:
    ///   - glyphIndex: the index of the glyph.
    ///   - effectiveGlyphRange: the return location for the glyphs in the container.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        for (container, lines) in zip(textContainers, fragments.containers)
        where lines.contains(where: { $0.characters.contains(glyphIndex) }) {
            effectiveGlyphRange?.pointee = glyphRange(for: container)
            return container
        }
        return nil
    }

    /// Calls a closure for each line that contains one of the given glyphs. The arguments are the line's rectangle, the
    /// part of the rectangle with glyphs, the container, the line's glyphs, and a flag that ends the enumeration.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (container, lines) in zip(textContainers, fragments.containers) {
            for line in lines where NSIntersectionRange(line.characters, glyphRange).length > 0 {
                block(line.rect, line.used, container, line.characters, &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// Calls a closure for each line of a container that contains one of the given glyphs. The arguments are the
    /// rectangle of these glyphs in the line, and a flag that ends the enumeration.
    ///
    /// - Parameters:
    ///   - glyphRange: the glyphs.
    ///   - selectedRange: Has no effect on Linux.
    ///   - textContainer: the container of the lines.
    ///   - block: the closure.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in lines(in: textContainer).compactMap({ rect(of: glyphRange, in: $0) }) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Positions

    /// The glyph at a point in the coordinates of a container; the nearest one if there is none.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        nearest(to: point, in: container).glyph
    }

    /// The glyph at a point in the coordinates of a container; the nearest one if there is none.
    ///
    /// - Parameters:
    ///   - point: the point.
    ///   - container: the container.
    ///   - partialFraction: the return location for the position of the point in the glyph, from 0 to 1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let (glyph, fraction) = nearest(to: point, in: container)
        partialFraction?.pointee = fraction
        return glyph
    }

    /// The character at a point in the coordinates of a container; the nearest one if there is none.
    ///
    /// - Parameters:
    ///   - point: the point.
    ///   - container: the container.
    ///   - partialFraction: the return location for the position of the point in the character, from 0 to 1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    /// The position of a point in the nearest glyph, from 0 at the glyph's left end to 1 at its right end.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        nearest(to: point, in: container).fraction
    }

    /// The glyphs of a line that an ellipsis replaces; the location is `NSNotFound` if there are none.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        line(at: glyphIndex)?.hidden ?? NSRange(location: NSNotFound, length: 0)
    }

    // MARK: The extra line

    /// The rectangle of the empty line after a line feed at the end of the text; zero if there is none.
    public var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
    /// The used part of the empty line after a line feed at the end of the text; zero if there is none.
    public var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
    /// The container of the empty line after a line feed at the end of the text; `nil` if there is none.
    public var extraLineFragmentTextContainer: NSTextContainer? {
        zip(textContainers, fragments.containers).first { $0.1.last?.characters.length == 0 }?.0
    }

    private var extraLine: TextFragment? {
        fragments.containers.lazy.compactMap(\.last).first { $0.characters.length == 0 }
    }
}
