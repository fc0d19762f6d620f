import UIKit
import XCTest

/// The rules by which layout managers and labels break lines, and the leading of fonts, according to Apple's pages on
/// NSLayoutManager, NSLayoutManagerDelegate and NSParagraphStyle.LineBreakStrategy.
nonisolated final class LineBreakRuleTests: XCTestCase {}

extension LineBreakRuleTests {
    private func stack(
        _ text: String, width: CGFloat, _ attributes: [NSAttributedString.Key: Any]
    ) -> (manager: NSLayoutManager, container: NSTextContainer) {
        let storage = NSTextStorage(string: text, attributes: attributes)
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 1000)))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        // A layout manager does not keep its text.
        nonisolated(unsafe) let text = storage
        addTeardownBlock { withExtendedLifetime(text) {} }
        return (manager, container)
    }

    private func ranges(_ manager: NSLayoutManager) -> [NSRange] {
        var (ranges, next): ([NSRange], Int) = ([], 0)
        while next < manager.textStorage?.length ?? 0 {
            var range = NSRange()
            _ = manager.lineFragmentRect(forGlyphAt: next, effectiveRange: &range)
            ranges.append(range)
            next = range.upperBound
        }
        return ranges
    }

    private func width(_ text: String, ofSize size: CGFloat = 10) -> CGFloat {
        text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
    }

    // MARK: Leading

    // Liberation Serif has the metrics of Times New Roman, in 2048ths of the size: an ascender of 1825, a descender of 443
    // and a line gap of 87. The system font has none.
    func testTheLeadingOfFontsIsAddedBelowLines() throws {
        let font = try XCTUnwrap(UIFont(name: "Liberation Serif", size: 20.48))
        XCTAssertEqual(font.leading, 0.87, accuracy: 1e-6)
        let (manager, container) = stack("ab\ncd\n", width: 200, [.font: font])
        let tops = { [0, 3].map { manager.lineFragmentRect(forGlyphAt: $0, effectiveRange: nil).minY } }
        XCTAssertEqual(tops()[1], 18.25 + 4.43 + 0.87, accuracy: 0.01)
        XCTAssertEqual(manager.location(forGlyphAt: 0).y, 18.25, accuracy: 0.01)
        XCTAssertEqual(manager.usedRect(for: container).height, 3 * (18.25 + 4.43 + 0.87), accuracy: 0.02)
        manager.usesFontLeading = false
        XCTAssertEqual(tops()[1], 18.25 + 4.43, accuracy: 0.01)
        XCTAssertEqual(manager.usedRect(for: container).height, 3 * (18.25 + 4.43), accuracy: 0.02)
    }

    func testALineHasTheLargestLeadingOfItsFonts() throws {
        let serif = try XCTUnwrap(UIFont(name: "Liberation Serif", size: 20.48))
        let system = UIFont.systemFont(ofSize: 40)
        XCTAssertEqual(system.leading, 0)
        let (manager, _) = stack("ab\ncd\ne", width: 200, [.font: system])
        manager.textStorage?.addAttribute(.font, value: serif, range: NSRange(location: 1, length: 1))
        let tops = [0, 3, 6].map { manager.lineFragmentRect(forGlyphAt: $0, effectiveRange: nil).minY }
        XCTAssertEqual(tops[1], system.lineHeight + 0.87, accuracy: 0.01)
        XCTAssertEqual(tops[2] - tops[1], system.lineHeight, accuracy: 0.01)
    }

    // The text view's size does not include the leading.
    func testTheLayoutManagerOfATextViewDoesNotAddTheLeading() {
        XCTAssertTrue(NSLayoutManager().usesFontLeading)
        XCTAssertFalse(UITextView().layoutManager.usesFontLeading)
    }

    // MARK: Breaks between words

    private final class Breaks: NSLayoutManagerDelegate {
        var refused: Set<Int>
        var asked: [Int] = []

        init(_ refused: Set<Int>) {
            self.refused = refused
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
        ) -> Bool {
            asked.append(charIndex)
            return !refused.contains(charIndex)
        }
    }

    // Apple's header: if the answer is no, the layout manager tries to find the next break opportunity before the
    // character.
    func testALineIsBrokenEarlierIfTheDelegateRefusesABreak() {
        let font = UIFont.systemFont(ofSize: 10)
        let (manager, container) = stack("aaa bbb ccc", width: width("aaa bbb") + 1, [.font: font])
        XCTAssertEqual(ranges(manager), [NSRange(location: 0, length: 8), NSRange(location: 8, length: 3)])
        let delegate = Breaks([8])
        manager.delegate = delegate
        let expected = [NSRange(location: 0, length: 4), NSRange(location: 4, length: 7)]
        XCTAssertEqual(ranges(manager), expected)
        XCTAssertEqual(delegate.asked, [8, 4])
        // Lines are broken one by one if there is an area to exclude, here far below.
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 900, width: 10, height: 10))]
        XCTAssertEqual(ranges(manager), expected)
    }

    // The last character that fits ends the line, but the next line does not begin with a space.
    func testALineIsBrokenInsideAWordIfTheDelegateRefusesAllBreaks() {
        let (manager, _) = stack("aaa bbb ccc", width: width("aaa bbb") + 1, [.font: UIFont.systemFont(ofSize: 10)])
        let delegate = Breaks([4, 8])
        manager.delegate = delegate
        XCTAssertEqual(ranges(manager), [NSRange(location: 0, length: 6), NSRange(location: 6, length: 5)])
    }

    func testTheDelegateIsAskedAboutBreaksBetweenWordsOnly() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byCharWrapping
        for (text, style) in [("aaaaaaaaaaaaaa", NSParagraphStyle()), ("a a a a a a a a", style), ("a\nb\nc", style)] {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style,
            ]
            let (manager, _) = stack(text, width: width("aaaa"), attributes)
            let delegate = Breaks([])
            manager.delegate = delegate
            XCTAssertGreaterThan(ranges(manager).count, 2)
            XCTAssertEqual(delegate.asked, [])
        }
    }

    // MARK: Korean words

    /// Words of 3, 4 and 2 syllables; the second one does not fit beside the first one.
    private var korean: (text: String, width: CGFloat) {
        ("가나다 라마바사 아자", width("가나다 라마", ofSize: 17) + 1)
    }

    private func strategy(_ strategy: NSParagraphStyle.LineBreakStrategy) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = strategy
        return style
    }

    // `hangulWordPriority` prohibits breaks between Hangul characters.
    func testKoreanWordsAreKeptIfTheyHavePriority() {
        let (text, width) = korean
        func ranges(_ strategy: NSParagraphStyle.LineBreakStrategy) -> [NSRange] {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 17), .paragraphStyle: self.strategy(strategy),
            ]
            return self.ranges(stack(text, width: width, attributes).manager)
        }
        let divided = [NSRange(location: 0, length: 6), NSRange(location: 6, length: 5)]
        for strategy in [[], .pushOut, .standard] as [NSParagraphStyle.LineBreakStrategy] {
            XCTAssertEqual(ranges(strategy), divided)
        }
        let kept = [(0, 4), (4, 5), (9, 2)].map { NSRange(location: $0, length: $1) }
        XCTAssertEqual(ranges(.hangulWordPriority), kept)
        XCTAssertEqual(ranges([.pushOut, .hangulWordPriority]), kept)
    }

    // 1 line more, and as wide as the second word.
    func testALabelKeepsKoreanWordsIfTheyHavePriority() {
        let (text, width) = korean
        let label = UILabel()
        XCTAssertEqual(label.lineBreakStrategy, .standard)
        (label.text, label.numberOfLines) = (text, 0)
        let offered = CGSize(width: width, height: 0)
        let lineHeight = label.font.lineHeight
        XCTAssertEqual(label.sizeThatFits(offered).height, 2 * lineHeight, accuracy: 0.5)
        label.lineBreakStrategy = .hangulWordPriority
        XCTAssertEqual(label.sizeThatFits(offered).height, 3 * lineHeight, accuracy: 0.5)
        label.preferredMaxLayoutWidth = width
        XCTAssertEqual(label.intrinsicContentSize.height, 3 * lineHeight, accuracy: 0.5)
        XCTAssertLessThan(label.intrinsicContentSize.width, width - 5)
        label.lineBreakStrategy = []
        XCTAssertEqual(label.intrinsicContentSize.height, 2 * lineHeight, accuracy: 0.5)
        label.attributedText = NSAttributedString(
            string: text, attributes: [.paragraphStyle: strategy(.hangulWordPriority)])
        XCTAssertEqual(label.intrinsicContentSize.height, 3 * lineHeight, accuracy: 0.5)
    }

    func testALaidOutLabelKeepsKoreanWordsIfTheyHavePriority() {
        let (text, width) = korean
        let (label, root) = (UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: width, height: 400)))
        (label.text, label.numberOfLines, label.lineBreakStrategy) = (text, 0, .hangulWordPriority)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor), label.leftAnchor.constraint(equalTo: root.leftAnchor),
            label.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, 3 * label.font.lineHeight, accuracy: 0.5)
        label.lineBreakStrategy = .standard
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, 2 * label.font.lineHeight, accuracy: 0.5)
    }

    // Four syllables fit on a line.
    func testAKoreanWordThatIsTooLongForALineIsBroken() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17), .paragraphStyle: strategy(.hangulWordPriority),
        ]
        let (manager, _) = stack("가 나다라마바사아", width: width("나다라마", ofSize: 17) + 1, attributes)
        XCTAssertEqual(ranges(manager), [(0, 2), (2, 4), (6, 3)].map { NSRange(location: $0, length: $1) })
    }

    func testAParagraphStyleHasTheStrategyOfItsCopy() {
        let style = strategy(.hangulWordPriority)
        XCTAssertEqual(NSParagraphStyle().lineBreakStrategy, [])
        XCTAssertEqual((style.copy() as? NSParagraphStyle)?.lineBreakStrategy, .hangulWordPriority)
        XCTAssertEqual((style.mutableCopy() as? NSParagraphStyle)?.lineBreakStrategy, .hangulWordPriority)
        XCTAssertNotEqual(style, strategy(.pushOut))
    }
}
