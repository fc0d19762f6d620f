import FDTemplateLayoutCell
import TextLayout
import UIKit
import XCTest

@testable import UnmodifiedSources

/// Heights of cells written for iOS, at 320 points and two pixels per point, with characters of half the point size and
/// lines of 1.193359 times it, rounded up to the pixel: 12 points at size 10, 24 at size 20, 20.5 at size 17.
nonisolated final class UnmodifiedCellHeightTests: XCTestCase {
    private var madeTable: UITableView?

    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) { super.invokeTest() }
    }
}

extension UnmodifiedCellHeightTests {
    private var table: UITableView {
        if let madeTable { return madeTable }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.separatorStyle = .none
        madeTable = table
        return table
    }

    private func height<Cell: UITableViewCell>(_ type: Cell.Type, _ configure: @escaping (Cell) -> Void) -> CGFloat {
        table.register(type, forCellReuseIdentifier: "\(type)")
        return table.fd_heightForCell(withIdentifier: "\(type)") { cell in
            if let cell = cell as? Cell { configure(cell) } else { XCTFail("\(cell)") }
        }
    }

    // Three quarters of 320, less insets of 20, are 200 points: 20 characters of 10 points per line.
    func testABubbleWrapsItsTextAtThreeQuartersOfTheWidth() {
        func height(_ text: String, _ direction: ChatMessage.Direction) -> CGFloat {
            self.height(BubbleCell.self) {
                $0.configure(with: ChatMessage(text: text, time: "10:41", direction: direction))
            }
        }
        XCTAssertEqual(height("Hello", .incoming), 4 + 8 + 24 + 2 + 12 + 6 + 4)
        XCTAssertEqual(height("Nineteen characters and as many again", .outgoing), 4 + 8 + 48 + 2 + 12 + 6 + 4)
        XCTAssertEqual(height("Hello", .incoming), 60, "after the other side")
    }

    // 320 minus margins of 16, the switch (49) and the standard distance (8) is 231 points.
    func testATitleWrapsBeforeTheSwitch() {
        XCTAssertEqual(height(SwitchCell.self) { $0.titleLabel.text = "Wi-Fi" }, 11 + 24 + 11)
        XCTAssertEqual(
            height(SwitchCell.self) { $0.titleLabel.text = "Ask before joining a network" }, 11 + 48 + 11)
    }

    // Stored frames since Xcode 11: a bordered field is 34 high.
    func testAFieldWithoutACaptionHasNoGapAboveIt() {
        XCTAssertEqual(height(TextFieldCell.self) { $0.caption = "Mail" }, 10 + 12 + 4 + 34 + 10)
        XCTAssertEqual(height(TextFieldCell.self) { $0.caption = nil }, 10 + 34 + 10)
    }

    // The slider is 30 high; a symbol for 20 points is 24 high, the other 20.5.
    func testACellIsAsHighAsItsSlider() {
        XCTAssertEqual(height(SliderCell.self) { _ in }, 11 + 30 + 11)
    }

    func testAPictureIsAsHighAsItsAspectRatioRequires() {
        XCTAssertEqual(height(MediaCell.self) { $0.show(title: "Film", aspectRatio: 16.0 / 9) }, 180)
        XCTAssertEqual(height(MediaCell.self) { $0.show(title: "Film", aspectRatio: 2) }, 160)
    }

    // Three pictures and two gaps of 4 in 308 points: each picture is 100 points wide; the tag is 12 + 3 + 3 high.
    func testPicturesOfAGridAreSquareBetweenTheirGaps() {
        XCTAssertEqual(height(PhotoGridCell.self) { $0.show(count: 3) }, 6 + 100 + 6)
        XCTAssertEqual(height(PhotoGridCell.self) { $0.show(count: 5) }, 6 + 100 + 8 + 18 + 6)
    }

    // 300 points less insets of 10 hold 28 characters of the paragraph.
    func testALabelWithInsetsIsHigherByThem() {
        let height = height(NoteCell.self) { cell in
            cell.tagLabel.text = "new"
            cell.paragraphLabel.text = "Twenty-six characters here and some more"
        }
        XCTAssertEqual(height, 8 + 18 + 4 + (10 + 48 + 10) + 8)
    }

    // 260 points beside the picture hold 26 characters; the button's title is 12 high, with insets of 6.
    func testACellWithoutConstraintsHasTheHeightThatItComputes() {
        func height(_ body: String) -> CGFloat {
            self.height(CommentCell.self) { cell in
                cell.nameLabel.text = "Mira"
                cell.bodyLabel.text = body
            }
        }
        XCTAssertEqual(height("Short."), 10 + 12 + 4 + 24 + 4 + 24 + 10)
        XCTAssertEqual(height("A text of more than twenty-six characters"), 10 + 12 + 4 + 48 + 4 + 24 + 10)
    }

    // 278 points hold 55 characters of 5 points.
    func testConstraintsMadeInClosuresGiveTheHeight() {
        func height(_ configure: @escaping (BadgeCell) -> Void = { _ in }) -> CGFloat {
            self.height(BadgeCell.self) { cell in
                cell.titleLabel.text = "Title"
                cell.detailLabel.text = String(repeating: "word ", count: 20)
                configure(cell)
            }
        }
        XCTAssertEqual(height(), 10 + 24 + 5 + 24 + 10)
        XCTAssertEqual(height { $0.emphasize() }, 30 + 24 + 5 + 24 + 10)
    }

    // The card is 300 wide, its picture half as high; 280 points hold 28 characters of text.
    func testConstraintsMadeByOperatorsGiveTheHeight() {
        let height = height(CaptionedPictureCell.self) { $0.caption.text = "Twenty-eight characters fit, not more" }
        XCTAssertEqual(height, 10 + 150 + 8 + 48 + 8 + 10)
    }

    // At the size large, body has 17 points: 20.5 high beside 24. On iOS, only the first view is tied to the top of a
    // row whose first baselines are aligned (rdar 32291130), so the second one begins 0.952 × 3 = 2.8 points higher and
    // ends at 21.2. At the second accessibility size, body has 33 points and is 39.5 high, above 20 × 33 / 17 = 38.82…,
    // which is 46.5 high.
    func testTextsAndTheirArrangementFollowTheTextSize() {
        let configure = { (cell: DynamicTypeCell) in
            cell.titleLabel.text = "Name"
            cell.valueLabel.text = "Value"
        }
        XCTAssertEqual(height(DynamicTypeCell.self, configure), 10 + 21.5 + 10)
        table.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let cell = DynamicTypeCell()
        configure(cell)
        cell.overrideTraitCollection = table.traitCollection
        XCTAssertEqual(cell.titleLabel.font.pointSize, 33)
        XCTAssertEqual(cell.valueLabel.font.pointSize, 20 * 33 / 17, accuracy: 1e-9)
        let size = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size.height, 10 + 39.5 + 4 + 46.5 + 10)
    }

    // 280 points hold 28 characters.
    func testALeadingStripIsAtTheRightIfWritingIsRightToLeft() {
        let cell = DirectionCell()
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.label.text = "Text"
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.strip.frame, CGRect(x: 0, y: 0, width: 20, height: 44))
        cell.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.strip.frame, CGRect(x: 300, y: 0, width: 20, height: 44))
        XCTAssertTrue(cell.isRightToLeft)
        XCTAssertEqual(height(DirectionCell.self) { $0.label.text = "Twenty-eight characters, and more" }, 10 + 48 + 10)
    }

    // The filled button: a line of 24 and a symbol of 20.5, with insets of 7.
    func testACellIsAsHighAsItsFilledButton() {
        XCTAssertEqual(height(ActionsCell.self) { _ in }, 5 + (7 + 24 + 7) + 5)
        let cell = ActionsCell()
        var actions: [ActionsCell.Action] = []
        cell.handler = { actions.append($0) }
        cell.press()
        XCTAssertEqual(actions, [.reply, .share])
    }

    // 300 points hold 30 characters; the bar is 4 high, 10 below the text, and the activity indicator 20, 4 below the
    // bar.
    func testALongTextIsShownInFullAboveItsProgress() {
        func height(isLoading: Bool) -> CGFloat {
            self.height(LongTextCell.self) { cell in
                cell.textView.text = "Thirty characters fit into a line, these do not"
                cell.setLoading(isLoading)
            }
        }
        XCTAssertEqual(height(isLoading: false), 10 + 48 + 10)
        XCTAssertEqual(height(isLoading: true), 10 + 48 + 10 + 4 + 4 + 20 + 10)
    }

    func testACellMadeWithATitleShowsItBesideItsSwitch() {
        let cell = StaticInfoCell(title: "About", icon: UIImage(systemName: "info.circle"))
        cell.frame.size.width = 320
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.accessoryView?.frame.width, 51)
        XCTAssertEqual(cell.textLabel?.text, "About")
    }

    // 12 + 24 + 6 + 31 + 8: the alignment rectangle of a segmented control, which is 32 high since iOS 13.
    func testAHeaderIsAsHighAsItsTitleAboveItsSegments() {
        table.register(SegmentedHeaderView.self, forHeaderFooterViewReuseIdentifier: "header")
        let height = table.fd_heightForHeaderFooterView(withIdentifier: "header") { view in
            (view as? SegmentedHeaderView)?.titleLabel.text = "Steps"
        }
        XCTAssertEqual(height, 81)
    }

    func testAShapeFollowsItsBubbleAndAHighlightDimsIt() {
        table.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
        let cell = BubbleCell(style: .default, reuseIdentifier: nil)
        cell.configure(with: ChatMessage(text: "Hi", time: "1:00", direction: .outgoing))
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.layoutIfNeeded()
        let bubble = cell.contentView.subviews.first
        // 4 characters of the time, with insets of 20, end 12 before the right edge.
        XCTAssertEqual(bubble?.frame, CGRect(x: 320 - 12 - 60, y: 4, width: 60, height: 52))
        let shape = bubble?.layer.sublayers?.first as? CAShapeLayer
        XCTAssertEqual(shape?.frame.size, CGSize(width: 60, height: 52))
        XCTAssertEqual(shape?.path?.boundingBox.maxX ?? 0, 60, accuracy: 1e-9, "the tail ends at the right edge")
        cell.isHighlighted = true
        XCTAssertEqual(bubble?.alpha, 0.6)
        cell.isHighlighted = false
        XCTAssertEqual(bubble?.alpha, 1)
        let value = ValueCell(style: .default, reuseIdentifier: nil)
        value.setSelected(true, animated: true)
        XCTAssertEqual(value.textLabel?.textColor, .systemBlue)
    }
}
