import FDTemplateLayoutCell
import UIKit
import XCTest

/// Attachments, kern, raised text and numbers of every type determine the sizes of text.
nonisolated final class TextAttributeTests: XCTestCase {}

extension TextAttributeTests {
    private var font: UIFont { .systemFont(ofSize: 17) }
    // UIKit's documentation of bounding rectangles: the sizes are fractional. The descender of San Francisco is 0.241211 of the
    // point size, its ascender 0.952148.
    private var ascender: CGFloat { 17 * 0.952148 }
    private var descender: CGFloat { 17 * 0.241211 }

    private func attachment(_ bounds: CGRect?, image side: CGFloat? = 40) -> NSTextAttachment {
        let attachment = NSTextAttachment()
        if let side {
            attachment.image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            }
        }
        if let bounds { attachment.bounds = bounds }
        return attachment
    }

    private func text(_ parts: Any...) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for part in parts {
            if let attachment = part as? NSTextAttachment {
                text.append(
                    NSAttributedString(string: "\u{FFFC}", attributes: [.attachment: attachment, .font: font]))
            } else {
                text.append(NSAttributedString(string: "\(part)", attributes: [.font: font]))
            }
        }
        return text
    }

    private func bounds(_ text: NSAttributedString, width: CGFloat = 300) -> CGSize {
        text.boundingRect(with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil).size
    }

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        (label.numberOfLines, label.attributedText) = (0, text)
        return label
    }

    // UIKit, NSTextAttachment.bounds: the origin is on the baseline. 40 above it and the font's descender below it.
    func testAnImageStandsOnTheBaseline() {
        let plain = bounds(text("Text "))
        let icon = bounds(text("Text ", attachment(nil)))
        XCTAssertEqual(icon.width, plain.width + 40, accuracy: 0.01)
        XCTAssertEqual(icon.height, 40 + descender, accuracy: 0.01)
    }

    // 14 above and 10 below the baseline: the font's ascender and the attachment's bottom.
    func testAnAttachmentBelowTheBaselineExtendsTheLineDownwards() {
        let size = bounds(text("Text ", attachment(CGRect(x: 0, y: -10, width: 24, height: 24))))
        XCTAssertEqual(size.height, ascender + 10, accuracy: 0.01)
    }

    // Four lines of one word; only the second one holds the image.
    func testOnlyTheLineWithTheAttachmentIsHigher() {
        let size = bounds(text("one\ntwo ", attachment(nil), "\nthree\nfour"))
        XCTAssertEqual(size.height, 3 * (ascender + descender) + 40 + descender, accuracy: 0.01)
    }

    func testAttachmentsWrapLikeWords() {
        let icon = attachment(CGRect(x: 0, y: 0, width: 30, height: 16))
        let space = bounds(text("a a")).width - 2 * bounds(text("a")).width
        let icons = text(icon, " ", icon, " ", icon, " ", icon)
        let two = 2 * 30 + space
        XCTAssertEqual(bounds(icons, width: two + 1).height, 2 * (ascender + descender), accuracy: 0.01)
        XCTAssertEqual(bounds(icons, width: two - 1).height, 4 * (ascender + descender), accuracy: 0.01)
    }

    func testAnAttachmentWithoutImageAndBoundsTakesNoRoom() {
        let size = bounds(text("Text", attachment(nil, image: nil)))
        XCTAssertEqual(size.width, bounds(text("Text")).width, accuracy: 0.01)
        XCTAssertEqual(size.height, ascender + descender, accuracy: 0.01)
    }

    // UIKit, attachmentBounds(for:proposedLineFragment:…): a subclass may fit its image to the line.
    func testASubclassComputesTheBoundsFromTheWidthOfTheLine() {
        final class Wide: NSTextAttachment {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.width, height: lineFrag.width / 2) }
        }
        let label = label(text(Wide()))
        for width in [300, 200, 300] as [CGFloat] {
            let fitting = label.sizeThatFits(CGSize(width: width, height: 0))
            XCTAssertEqual(fitting.width, width)
            XCTAssertEqual(fitting.height, ((width / 2 + descender) * 2).rounded(.up) / 2)
        }
    }

    // In a row: 8 + 44.1 + 8, rounded up to the pixel; measured by the template, by the table and as shown.
    func testARowIsAsHighAsItsIcon() {
        final class Cell: UITableViewCell {
            let label = UILabel()
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                    contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let icon = text("Text ", attachment(nil))
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.label.attributedText = icon
        let rows = GivenCells([cell])
        let table = rows.table()
        table.register(Cell.self, forCellReuseIdentifier: "icon")
        XCTAssertEqual(rows.heights(in: table), [60.5])
        XCTAssertEqual(cell.label.frame.height, 44.5)
        XCTAssertEqual(
            table.fd_heightForCell(withIdentifier: "icon") { ($0 as? Cell)?.label.attributedText = icon }, 60.5)
    }

    // The image is drawn from 44.1 - 4.1 - 40 = 0 to 40 points below the top.
    func testTheImageIsDrawnWhereItIsMeasured() throws {
        let label = label(text(attachment(nil)))
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 44.5)
        let picture = UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
        let image = try XCTUnwrap(picture.cgImage)
        func color(_ x: CGFloat, _ y: CGFloat) -> [UInt8]? {
            image.pixel(x: Int(x * picture.scale), y: Int(y * picture.scale))
        }
        XCTAssertEqual(color(20, 2), [255, 0, 0, 255])
        XCTAssertEqual(color(20, 38), [255, 0, 0, 255])
        XCTAssertEqual(color(20, 43), [0, 0, 0, 0])
        XCTAssertEqual(color(45, 20), [0, 0, 0, 0])
    }

    // Foundation on Apple's systems bridges all numeric types to NSNumber.
    func testNumbersOfAllTypesMeanTheSame() {
        func width(_ kern: Any) -> CGFloat {
            NSAttributedString(string: "Letters", attributes: [.font: font, .kern: kern]).size().width
        }
        for value in [CGFloat(5), Double(5), Float(5), 5, Int8(5), NSNumber(value: 5)] as [Any] {
            XCTAssertEqual(width(value), width(0.0) + 35, accuracy: 0.01, "\(type(of: value))")
        }
    }

    // Rightpoint/BonMot#284: kern is added after every character, including the last one. Core Text's kCTTrackingAttributeName:
    // tracking counts as white space at the end, and overrides kern.
    func testKernCountsAfterTheLastCharacterAndTrackingDoesNot() {
        func width(_ attributes: [NSAttributedString.Key: Any], _ text: String = "n") -> CGFloat {
            NSAttributedString(string: text, attributes: attributes.merging([.font: font]) { $1 }).size().width
        }
        XCTAssertEqual(width([.kern: 5]), width([:]) + 5, accuracy: 0.01)
        XCTAssertEqual(width([.tracking: 5]), width([:]), accuracy: 0.01)
        XCTAssertEqual(width([.tracking: 5], "nn"), width([:], "nn") + 5, accuracy: 0.1)
        XCTAssertEqual(width([.tracking: 5, .kern: 50], "nn"), width([:], "nn") + 5, accuracy: 0.1)
        // The kern of each part of a line counts.
        let both = NSMutableAttributedString(attributedString: text("n"))
        both.append(NSAttributedString(string: "n", attributes: [.font: font, .kern: 3]))
        XCTAssertEqual(both.size().width, 2 * width([:]) + 3, accuracy: 0.1)
    }

    func testKernedTextWrapsWhereItsLastCharacterDoesNotFit() {
        func height(_ width: CGFloat) -> CGFloat {
            bounds(NSAttributedString(string: "nnn nnn", attributes: [.font: font, .kern: 10]), width: width).height
        }
        let line = ascender + descender
        let whole = NSAttributedString(string: "nnn nnn", attributes: [.font: font, .kern: 10]).size().width
        XCTAssertEqual(height(whole + 0.5), line, accuracy: 0.01)
        XCTAssertEqual(height(whole - 2), 2 * line, accuracy: 0.01)
    }

    // From the highest ascent to the lowest descent.
    func testALineContainsItsRaisedAndLoweredText() {
        let small = UIFont.systemFont(ofSize: 12)
        func height(_ offset: Any) -> CGFloat {
            let formula = NSMutableAttributedString(attributedString: text("E = mc"))
            formula.append(NSAttributedString(string: "2", attributes: [.font: small, .baselineOffset: offset]))
            return bounds(formula).height
        }
        XCTAssertEqual(height(CGFloat(10)), 12 * 0.952148 + 10 + descender, accuracy: 0.01)
        XCTAssertEqual(height(-6), ascender + 6 + 12 * 0.241211, accuracy: 0.01)
        XCTAssertEqual(height(1), ascender + descender, accuracy: 0.01)
    }

    // The attribute is the natural logarithm of the factor.
    func testExpansionWidensTheText() {
        let wide = NSAttributedString(string: "Letters", attributes: [.font: font, .expansion: log(1.5)])
        XCTAssertEqual(wide.size().width, text("Letters").size().width * 1.5, accuracy: 0.01)
        XCTAssertEqual(wide.size().height, ascender + descender, accuracy: 0.01)
    }

    func testExtremeNumbersAreLimited() {
        for value in [1e300, -1e300, .infinity, .nan, 3e6, -3e6] as [Double] {
            for key in [.kern, .tracking, .baselineOffset, .expansion] as [NSAttributedString.Key] {
                let size = bounds(NSAttributedString(string: "Some words", attributes: [.font: font, key: value]))
                XCTAssertTrue(size.width.isFinite && size.height.isFinite, "\(key) \(value)")
            }
            let style = NSMutableParagraphStyle()
            (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (value, -value, value)
            let size = bounds(NSAttributedString(string: "Some words", attributes: [.paragraphStyle: style]))
            XCTAssertFalse(size.height.isNaN, "\(value)")
        }
    }
}
