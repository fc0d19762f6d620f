import UIKitLayout
import XCTest

/// The label and the image view of a button, which are subviews of the button.
nonisolated final class ButtonContentTests: XCTestCase {}

extension ButtonContentTests {
    private func button(_ type: UIButton.ButtonType = .custom, image: CGSize? = nil, title: String? = nil) -> UIButton {
        let button = UIButton(type: type)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        if let title { button.setTitle(title, for: .normal) }
        if let image { button.setImage(UIImage(size: image), for: .normal) }
        return button
    }

    func testATitleHasALabelAmongTheSubviewsAfterLayout() {
        let button = button(title: "Send")
        XCTAssertEqual(button.subviews.count, 0)
        button.layoutIfNeeded()
        XCTAssertEqual(button.subviews.count, 1)
        XCTAssertTrue(button.subviews.first === button.titleLabel)
        XCTAssertEqual(button.titleLabel?.text, "Send")
    }

    // For wrapping titles, developers set the number of lines of the title label to 0; the button's intrinsic size is
    // still that of one line.
    func testTitlesOfSeveralLinesWrapInTheContent() throws {
        let button = button(title: "A title that is far too long for one line of this button")
        button.frame.size.height = 100
        let label = try XCTUnwrap(button.titleLabel)
        button.layoutIfNeeded()
        let line = label.frame.height
        label.numberOfLines = 0
        button.setNeedsLayout()
        button.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, 3 * line, accuracy: 1)
        XCTAssertLessThanOrEqual(label.frame.width, 200)
        XCTAssertEqual(label.frame.midY, 50, accuracy: 1)
        XCTAssertLessThan(button.intrinsicContentSize.height, 2 * line)
    }

    func testTheLabelIsASubviewAsSoonAsItIsAskedFor() {
        let button = UIButton()
        XCTAssertTrue(button.titleLabel?.superview === button)
        XCTAssertTrue(button.imageView?.superview === button)
    }

    func testTheLabelShowsTheTitleOfTheState() {
        let button = button(title: "Send")
        let label = button.titleLabel
        button.setTitle("Wait", for: .disabled)
        XCTAssertEqual(label?.text, "Send")
        button.isEnabled = false
        XCTAssertEqual(label?.text, "Wait")
        button.setAttributedTitle(NSAttributedString(string: "Stop"), for: .disabled)
        XCTAssertEqual(label?.text, "Stop")
    }

    // The image of 20 points and the title are centred together in 200 points, the image first.
    func testImageAndTitleStandTogetherWhereTheAlignmentSays() throws {
        let button = button(image: CGSize(width: 20, height: 10), title: "Send")
        button.layoutIfNeeded()
        let title = try XCTUnwrap(button.titleLabel)
        let image = try XCTUnwrap(button.imageView)
        XCTAssertEqual(image.frame.size, CGSize(width: 20, height: 10))
        XCTAssertEqual(image.frame.minY, 20)
        XCTAssertEqual(title.frame.minX, image.frame.maxX, accuracy: 0.5)
        XCTAssertEqual(image.frame.minX, 200 - title.frame.maxX, accuracy: 0.5)
        XCTAssertEqual(title.frame.midY, 25, accuracy: 0.5)
        button.contentHorizontalAlignment = .left
        button.setNeedsLayout()
        button.layoutIfNeeded()
        XCTAssertEqual(image.frame.minX, 0)
        XCTAssertEqual(title.frame.minX, 20)
    }

    // A common technique to place the title before the image: each is moved by the width of the other.
    func testInsetsThatCancelEachOtherExchangeTitleAndImage() throws {
        let button = button(image: CGSize(width: 20, height: 10), title: "Send")
        button.layoutIfNeeded()
        let title = try XCTUnwrap(button.titleLabel)
        let image = try XCTUnwrap(button.imageView)
        let (width, start) = (title.frame.width, image.frame.minX)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -20, bottom: 0, right: 20)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: width, bottom: 0, right: -width)
        button.layoutIfNeeded()
        XCTAssertEqual(title.frame.minX, start, accuracy: 0.5)
        XCTAssertEqual(image.frame.minX, start + width, accuracy: 0.5)
    }

    func testAnInsetOnOneSideMovesACentredImageByHalf() throws {
        let button = button(image: CGSize(width: 20, height: 10))
        button.imageEdgeInsets.left = 10
        button.layoutIfNeeded()
        XCTAssertEqual(button.imageView?.frame, CGRect(x: 95, y: 20, width: 20, height: 10))
    }

    private final class TitleBelow: UIButton {
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
        }

        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.minY, width: contentRect.width, height: 20)
        }
    }

    func testSubclassesSayWhereTitleAndImageLie() {
        let button = TitleBelow(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        button.setTitle("Send", for: .normal)
        button.setImage(UIImage(size: CGSize(width: 8, height: 8)), for: .normal)
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.frame, CGRect(x: 10, y: 35, width: 80, height: 20))
        XCTAssertEqual(button.imageView?.frame, CGRect(x: 10, y: 5, width: 80, height: 20))
    }

    func testConstraintsPlaceTheImageWhereTheMaskDoesNot() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let button = button(image: CGSize(width: 20, height: 10), title: "Send")
        view.addSubview(button)
        view.layoutIfNeeded()
        let image = try XCTUnwrap(button.imageView)
        image.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            image.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -12),
            image.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(image.frame, CGRect(x: 168, y: 20, width: 20, height: 10))
    }

    // UIKit's info buttons are as large as their symbol: 73 × 71 pixels in a picture that iOS recorded at 3 pixels per
    // point, which is 24.5 × 23.5 points at 2 pixels per point. The title has 15 points, whatever font its label has.
    func testButtonsForInformationAreAsLargeAsTheirSymbol() {
        for type in [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd] {
            let button = UIButton(type: type)
            XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 24.5, height: 23.5))
            XCTAssertEqual(button.currentImage?.size, CGSize(width: 24.5, height: 23.5))
            button.setTitle("About", for: .normal)
            let width = button.intrinsicContentSize.width
            XCTAssertGreaterThan(width, 40)
            button.titleLabel?.font = .systemFont(ofSize: 40)
            XCTAssertEqual(button.intrinsicContentSize.width, width)
            button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            XCTAssertEqual(button.intrinsicContentSize, CGSize(width: width + 6, height: 27.5))
        }
    }

    func testAnImageOfItsOwnTakesTheSymbolsPlace() {
        let button = UIButton(type: .infoLight)
        button.setImage(UIImage(size: CGSize(width: 5, height: 7)), for: .normal)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 5, height: 7))
    }

    func testLayoutOfTheContentLeavesTheLayoutAroundAsItIs() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Send", for: .normal)
        view.addSubview(button)
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10).isActive = true
        button.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
        view.layoutIfNeeded()
        let frame = button.frame
        XCTAssertEqual(button.titleLabel?.frame.midX ?? 0, frame.width / 2, accuracy: 0.5)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        view.layoutIfNeeded()
        XCTAssertGreaterThan(button.frame.width, frame.width)
        XCTAssertEqual(button.titleLabel?.frame.midX ?? 0, button.frame.width / 2, accuracy: 0.5)
        XCTAssertFalse(button.hasAmbiguousLayout)
    }
}
