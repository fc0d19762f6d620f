import TextLayout
import UIKit
import XCTest

@testable import UnmodifiedSources

/// Text storages, layout managers and text containers, with a font of 10 points whose lines are 11.93 points tall
/// (1.193359 of the font's size).
nonisolated final class TextKitTests: XCTestCase {}

extension TextKitTests {
    private var lineHeight: CGFloat { UIFont.systemFont(ofSize: 10).lineHeight }

    private func stack(
        _ text: String, width: CGFloat, padding: CGFloat = 0
    ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 1000)))
        container.lineFragmentPadding = padding
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        // A layout manager does not keep its text.
        nonisolated(unsafe) let text = storage
        addTeardownBlock { withExtendedLifetime(text) {} }
        return (storage, manager, container)
    }

    private func width(_ text: String) -> CGFloat {
        text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width
    }

    func testLinesAreThoseOfTheBoundingRectangle() {
        let text = "The quick brown fox jumps over the lazy dog."
        for width in [60, 90, 150, 1000] as [CGFloat] {
            let (storage, manager, container) = stack(text, width: width)
            let expected = storage.boundingRect(
                with: CGSize(width: width, height: 1000), options: .usesLineFragmentOrigin, context: nil)
            let used = manager.usedRect(for: container)
            XCTAssertEqual(used.height, expected.height, accuracy: 1e-6)
            XCTAssertLessThanOrEqual(used.width, width)
        }
    }

    private final class Spacing: NSLayoutManagerDelegate {
        var glyphs: [Int] = []

        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            glyphs.append(glyphIndex)
            return 7
        }
    }

    // UIKit's documentation: the spacing follows the line that ends with the glyph.
    func testTheDelegateDeterminesTheSpaceBelowEachLine() {
        let (_, manager, container) = stack("ab\ncd\nef", width: 200)
        let height = manager.usedRect(for: container).height
        let delegate = Spacing()
        manager.delegate = delegate
        let tops = [0, 3, 6].map { manager.lineFragmentRect(forGlyphAt: $0, effectiveRange: nil).minY }
        XCTAssertEqual(delegate.glyphs, [2, 5, 7])
        XCTAssertEqual(tops[1], lineHeight + 7, accuracy: 1e-6)
        XCTAssertEqual(tops[2], 2 * (lineHeight + 7), accuracy: 1e-6)
        XCTAssertEqual(manager.usedRect(for: container).height, height + 14, accuracy: 1e-6)
    }

    private final class Emblem: NSTextAttachment {
        var calls: [Int] = []
        var areas: [CGRect] = []
        var drawn: UIImage?

        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
            glyphPosition position: CGPoint, characterIndex charIndex: Int
        ) -> CGRect {
            calls.append(charIndex)
            return CGRect(x: 0, y: -2, width: 8, height: 6)
        }
        override func image(
            forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
        ) -> UIImage? {
            areas.append(imageBounds)
            return drawn
        }
    }

    // UIKit's documentation: attachments draw the image that they return for the bounds that they return.
    func testAnAttachmentDrawsTheImageThatItReturnsForItsBounds() {
        let emblem = Emblem()
        emblem.drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let text = NSMutableAttributedString(string: "é", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(NSAttributedString(attachment: emblem))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in
            text.draw(at: .zero)
        }
        XCTAssertNotNil(image.cgImage)
        // The bounds are also requested for measuring.
        XCTAssertEqual(Set(emblem.calls), [1])
        XCTAssertEqual(emblem.areas, [CGRect(x: 0, y: -2, width: 8, height: 6)])
    }

    // UIKit's documentation: the padding is inside the rectangle of the line, and the used rectangle includes it.
    func testPaddingBelongsToTheUsedRectangle() {
        let (storage, manager, container) = stack("Hello", width: 200, padding: 5)
        let used = manager.usedRect(for: container)
        XCTAssertEqual(used.minX, 0)
        XCTAssertEqual(used.width, width("Hello") + 10, accuracy: 1e-6)
        XCTAssertEqual(manager.location(forGlyphAt: 0).x, 5)
        XCTAssertEqual(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width, 200)
        XCTAssertEqual(storage.layoutManagers.count, 1)
    }

    func testLinesCoverTheTextWithoutGaps() {
        let (storage, manager, _) = stack("One two three\nfour\n", width: 40)
        var ranges: [NSRange] = []
        let all = NSRange(location: 0, length: storage.length)
        manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, range, _ in
            ranges.append(range)
            XCTAssertEqual(rect.minY, CGFloat(ranges.count - 1) * self.lineHeight, accuracy: 1e-6)
        }
        XCTAssertEqual(ranges.first?.location, 0)
        for (one, next) in zip(ranges, ranges.dropFirst()) { XCTAssertEqual(one.upperBound, next.location) }
        XCTAssertEqual(ranges.last?.upperBound, storage.length)
        // The empty line after the final line feed.
        XCTAssertEqual(
            manager.extraLineFragmentRect.minY, CGFloat(ranges.count) * lineHeight, accuracy: 1e-6)
        XCTAssertEqual(manager.extraLineFragmentRect.height, lineHeight, accuracy: 1e-6)
    }

    func testGlyphsAreFoundAtTheirPositions() {
        let (_, manager, container) = stack("Hello wide world", width: 500)
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 4), in: container)
        XCTAssertEqual(rect.minX, width("Hello "), accuracy: 0.5)
        XCTAssertEqual(rect.width, width("wide"), accuracy: 0.5)
        for index in 0..<16 where index != 5 && index != 10 {
            let place = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            var fraction: CGFloat = -1
            let found = manager.glyphIndex(
                for: CGPoint(x: place.midX, y: 2), in: container, fractionOfDistanceThroughGlyph: &fraction)
            XCTAssertEqual(found, index)
            XCTAssertEqual(fraction, 0.5, accuracy: 0.01)
        }
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 900, y: 900), in: container), 15)
    }

    func testTextContinuesInTheNextContainer() {
        let (_, manager, first) = stack("one\ntwo\nthree", width: 100)
        first.size.height = 2 * lineHeight + 1
        let second = NSTextContainer(size: CGSize(width: 100, height: 100))
        manager.addTextContainer(second)
        XCTAssertEqual(manager.glyphRange(for: first), NSRange(location: 0, length: 8))
        XCTAssertEqual(manager.glyphRange(for: second), NSRange(location: 8, length: 5))
        XCTAssertIdentical(manager.textContainer(forGlyphAt: 9, effectiveRange: nil), second)
    }

    func testTheLastPermittedLineIsTruncated() {
        let (storage, manager, container) = stack("One two three four five six seven", width: 60)
        container.maximumNumberOfLines = 2
        container.lineBreakMode = .byTruncatingTail
        XCTAssertEqual(manager.usedRect(for: container).height, 2 * lineHeight, accuracy: 1e-6)
        let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 12)
        XCTAssertNotEqual(hidden.location, NSNotFound)
        XCTAssertLessThan(hidden.location, storage.length)
        XCTAssertEqual(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, NSNotFound)
    }

    // Pictures that iOS recorded: the rectangle of replaced characters is that of the ellipsis, and characters after
    // the ellipsis are beside it.
    func testAnEllipsisStandsForTheCharactersThatItReplaces() throws {
        let text = "Lorem ipsum dolor sit amet"
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
            let (_, manager, container) = stack(text, width: 80)
            (container.maximumNumberOfLines, container.lineBreakMode) = (1, mode)
            let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
            XCTAssertGreaterThan(hidden.length, 2)
            let ellipsis = manager.boundingRect(forGlyphRange: hidden, in: container)
            XCTAssertEqual(ellipsis.width, width("\u{2026}"), accuracy: 0.5)
            let within = NSRange(location: hidden.location + 1, length: hidden.length - 2)
            XCTAssertEqual(manager.boundingRect(forGlyphRange: within, in: container), ellipsis)
            let shownAfter = NSRange(location: hidden.upperBound, length: text.utf16.count - hidden.upperBound)
            if shownAfter.length > 0 {
                let rest = manager.boundingRect(forGlyphRange: shownAfter, in: container)
                XCTAssertEqual(rest.minX, ellipsis.maxX, accuracy: 0.01)
                XCTAssertEqual(rest.maxX, manager.usedRect(for: container).maxX, accuracy: 0.01)
            } else {
                XCTAssertEqual(ellipsis.maxX, manager.usedRect(for: container).maxX, accuracy: 0.01)
            }
        }
    }

    // Pictures that iOS recorded: a line's used rectangle contains the space at which the line is broken, and the
    // rectangle of a word on two lines extends to the right end of the first one.
    func testSpacesAndContinuedWordsBelongToTheirLines() {
        let (_, manager, container) = stack("Lorem ipsum", width: width("Lorem ") + 8)
        XCTAssertEqual(manager.usedRect(for: container).width, width("Lorem "), accuracy: 0.5)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byCharWrapping
        manager.textStorage?.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 11))
        let word = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 5), in: container)
        XCTAssertEqual(word.maxX, container.size.width, accuracy: 1e-6)
        XCTAssertEqual(word.height, 2 * lineHeight, accuracy: 1e-6)
    }

    func testColoursDoNotMoveTheEndsOfLines() {
        let text = Array(repeating: "Wide mixed fill", count: 12).joined(separator: " ")
        let colored = NSMutableAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let plain = NSAttributedString(attributedString: colored)
        for start in stride(from: 0, to: text.utf16.count - 5, by: 10) {
            colored.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: start, length: 5))
        }
        for width in stride(from: 100 as CGFloat, to: 300, by: 7) {
            let limit = CGSize(width: width, height: 0)
            let sizes = [plain, colored].map {
                $0.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).size
            }
            XCTAssertEqual(sizes[0].height, sizes[1].height, accuracy: 1e-6)
            XCTAssertEqual(sizes[0].width, sizes[1].width, accuracy: 1e-6)
        }
    }

    // A square of 50 points at the top right corner of a container of 200 points shortens the lines that begin above
    // its lower edge, which are 5 lines of 11.93 points, to 150 points.
    func testLinesAvoidExclusions() {
        let words = Array(repeating: "word", count: 80).joined(separator: " ")
        let (_, manager, container) = stack(words, width: 200)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 150, y: 0, width: 50, height: 50))]
        var widths: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, used, _, _, _ in
            widths.append(rect.width)
            XCTAssertLessThanOrEqual(used.maxX, rect.maxX + 1e-6)
        }
        XCTAssertEqual(Array(widths.prefix(6)), [150, 150, 150, 150, 150, 200])
    }

    // A circle of radius 50 is in the middle: a line at its centre has a part on each side.
    func testLinesContinueBesideACircle() {
        let words = Array(repeating: "word", count: 120).joined(separator: " ")
        let (_, manager, container) = stack(words, width: 300)
        let circle = UIBezierPath(ovalIn: CGRect(x: 100, y: 0, width: 100, height: 100))
        container.exclusionPaths = [circle]
        var lines: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, _, _, _, _ in
            lines.append(rect)
        }
        let middle = lines.filter { $0.minY < 50 && $0.maxY > 50 }
        XCTAssertEqual(middle.count, 2)
        XCTAssertEqual(middle.first?.maxX ?? 0, 100, accuracy: 0.5)
        XCTAssertEqual(middle.last?.minX ?? 0, 200, accuracy: 0.5)
    }

    func testEditsAreReportedOnceAndChangeTheLayout() {
        let storage = HashtagStorage(string: "a #tag")
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 500, height: 0)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let before = manager.usedRect(for: container)
        storage.append(NSAttributedString(string: " #more"))
        XCTAssertEqual(storage.editCount, 1)
        XCTAssertEqual(storage.hashtags(), ["#tag", "#more"])
        XCTAssertGreaterThan(manager.usedRect(for: container).width, before.width)
        storage.beginEditing()
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3))
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        XCTAssertEqual(storage.editedMask, [.editedAttributes, .editedCharacters])
        XCTAssertEqual(storage.changeInLength, -1)
        storage.endEditing()
        XCTAssertEqual(storage.editCount, 2)
        XCTAssertEqual(storage.editedMask, [])
    }

    func testTheStorageOfATextViewAndItsTextFollowEachOther() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "Hello"
        XCTAssertEqual(view.textStorage.string, "Hello")
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
        XCTAssertEqual(view.text, "Jello")
        view.text = "Bye"
        XCTAssertEqual(view.textStorage.string, "Bye")
        XCTAssertIdentical(view.textStorage.layoutManagers.first, view.layoutManager)
        XCTAssertIdentical(view.layoutManager.textContainers.first, view.textContainer)
    }

    func testALabelFindsItsLinks() throws {
        let label = LinkLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        let text = NSMutableAttributedString(string: "See the page", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        let url = try XCTUnwrap(URL(string: "https://example.org"))
        text.addAttribute(.link, value: url, range: NSRange(location: 8, length: 4))
        label.attributedText = text
        label.layoutIfNeeded()
        XCTAssertEqual(label.link(at: CGPoint(x: width("See the ") + 5, y: 5)), url)
        XCTAssertNil(label.link(at: CGPoint(x: 3, y: 5)))
        XCTAssertNil(label.link(at: CGPoint(x: 290, y: 5)))
        XCTAssertEqual(label.sizeThatFits(CGSize(width: 300, height: 0)).height, 12)
    }

    func testTextFlowsAroundAnImage() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }
        let view = WrappingTextView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        view.attributedText = NSAttributedString(
            string: Array(repeating: "word", count: 60).joined(separator: " "),
            attributes: [.font: UIFont.systemFont(ofSize: 10)])
        view.layoutIfNeeded()
        let rects = view.lineRects
        // The image is 30 points tall: three lines of 11.93 points begin beside it.
        XCTAssertEqual(rects.prefix(4).map(\.width), [140, 140, 140, 200])
        XCTAssertEqual(rects.first?.minY, 8)
    }

    // Apple's documentation of NSParagraphStyle: natural alignment follows the base writing direction.
    func testNaturalAlignmentFollowsTheWritingDirection() {
        for (direction, alignment, isAtRight) in [
            (.natural, .natural, false), (.leftToRight, .natural, false), (.rightToLeft, .natural, true),
            (.rightToLeft, .left, false), (.leftToRight, .right, true),
        ] as [(NSWritingDirection, NSTextAlignment, Bool)] {
            let (storage, manager, container) = stack("Lorem", width: 100)
            let style = NSMutableParagraphStyle()
            (style.baseWritingDirection, style.alignment) = (direction, alignment)
            storage.addAttribute(.paragraphStyle, value: style.copy(), range: NSRange(location: 0, length: 5))
            let used = manager.usedRect(for: container)
            XCTAssertEqual(isAtRight ? used.maxX : used.minX, isAtRight ? 100 : 0, accuracy: 0.5)
            XCTAssertLessThan(used.width, 60)
        }
    }
}
