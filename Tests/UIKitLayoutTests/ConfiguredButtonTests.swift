import Foundation
import TextLayout
import UIKitLayout
import XCTest

/// The sizes of buttons with several lines. Characters are half the point size wide; lines are 1.193359 times the point
/// size high: 20.29 at 17 points, 17.9 at 15, 14.32 at 12. Texts are rounded up to half a point. Titles of
/// configurations have 17 points, and insets of 7 points above and below and 12 at the sides (stored frames of 34.5).
nonisolated final class ConfiguredButtonTests: XCTestCase {
    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) { super.invokeTest() }
    }
}

extension ConfiguredButtonTests {
    private func button(
        _ title: String?, _ configure: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        configure(&configuration)
        return UIButton(configuration: configuration)
    }

    private func height(_ button: UIButton, width: CGFloat) -> CGFloat {
        button.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    // Apple, titleLineBreakMode: "Word and character wrapping modes enable multiline text, while other modes restrict the
    // text to a single line. The default value is byWordWrapping." 2 × 20.29 + 14.
    func testATitleWithLineEndsHasSeveralLinesIfItsModeWraps() {
        XCTAssertEqual(button("Two\nlines").intrinsicContentSize, CGSize(width: 5 * 8.5 + 24, height: 41 + 14))
        XCTAssertEqual(button("Two\nlines") { $0.titleLineBreakMode = .byCharWrapping }.intrinsicContentSize.height, 55)
        for mode in [NSLineBreakMode.byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
            let single = button("Two\nlines") { $0.titleLineBreakMode = mode }
            XCTAssertEqual(single.intrinsicContentSize.height, 34.5)
        }
    }

    // 94 points hold 11 characters: "1234567890 1234567890" has two lines, three if it may break anywhere and has 23
    // characters.
    func testATitleWrapsAtTheWidthThatIsOffered() {
        let title = "1234567890 1234567890"
        XCTAssertEqual(button(title).intrinsicContentSize.height, 34.5)
        XCTAssertEqual(button(title).sizeThatFits(CGSize(width: 118, height: 0)), CGSize(width: 85 + 24, height: 55))
        XCTAssertEqual(height(button(title) { $0.titleLineBreakMode = .byTruncatingTail }, width: 118), 34.5)
        let characters = button("1234567890 123456789012") { $0.titleLineBreakMode = .byCharWrapping }
        XCTAssertEqual(height(characters, width: 118), 61 + 14, accuracy: 0.5)
        XCTAssertEqual(button(title).sizeThatFits(.zero), button(title).intrinsicContentSize)
    }

    // The subtitle has 12 points and is one point below the title: 70 points hold 11 of its characters.
    func testASubtitleWrapsAsItsOwnModeSays() {
        let subtitle = { (configuration: inout UIButton.Configuration) in
            configuration.subtitle = "1234567890 1234567890"
        }
        XCTAssertEqual(height(button("Title", subtitle), width: 70 + 24), 20.5 + 1 + 29 + 14)
        let single = button("Title") {
            subtitle(&$0)
            $0.subtitleLineBreakMode = .byTruncatingTail
            $0.titlePadding = 4
        }
        XCTAssertEqual(height(single, width: 70 + 24), 20.5 + 4 + 14.5 + 14)
    }

    // An image of 30 × 10 beside the title leaves 94 − 30 − 6 points, 6 characters a line; above or below it does not.
    func testImagesOnAllSidesLeaveTheRestOfTheWidthToTheTitle() {
        func height(_ placement: UIButton.Configuration.ImagePlacement) -> CGFloat {
            let button = button("12345 12345") {
                $0.image = UIImage(size: CGSize(width: 30, height: 10))
                ($0.imagePlacement, $0.imagePadding) = (placement, 6)
            }
            return self.height(button, width: 118)
        }
        XCTAssertEqual([height(.leading), height(.trailing)], [55, 55])
        XCTAssertEqual([height(.top), height(.bottom)], [10 + 6 + 34.5, 10 + 6 + 34.5])
    }

    // Apple, imageReservation: "reserves space in the axis that corresponds to imagePlacement. If the image is larger … the
    // system ignores the reservation value. Otherwise, the system centers the image in the space".
    func testAReservationIsTheLeastLengthOfTheImage() {
        let configure = { (configuration: inout UIButton.Configuration) in
            configuration.image = UIImage(size: CGSize(width: 10, height: 10))
            configuration.contentInsets = .zero
        }
        let plain = button("12", configure)
        let wide = button("12") {
            configure(&$0)
            $0.imageReservation = 40
        }
        XCTAssertEqual(plain.intrinsicContentSize.width, 10 + 17)
        XCTAssertEqual(wide.intrinsicContentSize.width, 40 + 17)
        wide.frame.size = wide.intrinsicContentSize
        wide.layoutIfNeeded()
        XCTAssertEqual(wide.imageView?.frame.midX, 20)
        wide.configuration?.imageReservation = 5
        XCTAssertEqual(wide.intrinsicContentSize.width, 10 + 17)
    }

    // Apple's design resources since iOS 15: small buttons are 28 points high, medium ones 34, large ones 50.
    func testTheSizeOfAButtonDeterminesItsInsets() {
        func height(_ size: UIButton.Configuration.Size) -> CGFloat {
            button("Title") { $0.buttonSize = size }.intrinsicContentSize.height
        }
        XCTAssertEqual([height(.mini), height(.small), height(.medium), height(.large)], [28, 28, 34.5, 50.5])
        var configuration = UIButton.Configuration.filled()
        configuration.contentInsets = .zero
        configuration.buttonSize = .large
        XCTAssertEqual(configuration.contentInsets, .zero)
        configuration.setDefaultContentInsets()
        XCTAssertEqual(
            configuration.contentInsets, NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
    }

    // A title of 30 points, 35.8 high, with its own attributes; a plain title set afterwards has none. A transformer's
    // attributes replace those of the title: 12 points, 14.32 high.
    func testAttributesOfATitleCount() {
        var title = AttributedString("1\n2")
        title.uiKit.font = .systemFont(ofSize: 30)
        let button = button(nil) { $0.attributedTitle = title }
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 15 + 24, height: 72 + 14))
        XCTAssertEqual(button.configuration?.attributedTitle, title)
        button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.uiKit.font = .systemFont(ofSize: 12)
            return outgoing
        }
        XCTAssertEqual(button.intrinsicContentSize.height, 29 + 14)
        button.configuration?.titleTextAttributesTransformer = nil
        button.configuration?.title = "1"
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 8.5 + 24, height: 34.5))
    }

    // The activity indicator of 20 points takes the place of the image (Apple, showsActivityIndicator).
    func testAnActivityIndicatorTakesTheSpaceOfTheImage() {
        let button = button("12") {
            $0.image = UIImage(size: CGSize(width: 50, height: 50))
            $0.imagePadding = 5
        }
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 50 + 5 + 17 + 24, height: 64))
        button.configuration?.showsActivityIndicator = true
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 20 + 5 + 17 + 24, height: 34.5))
    }

    // Apple's sizes of text styles: at the largest accessibility size body has 53 points.
    func testTheTitleOfAConfigurationGrowsWithTheTextSize() {
        let button = button("Title")
        button.overrideTraitCollection = UITraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        XCTAssertEqual(button.intrinsicContentSize.height, 53 * 1.193359 + 14, accuracy: 0.5)
    }

    // The title of 5 characters, 42.5 points, and the subtitle of 2, 12 points, in a block of 42.5 points.
    func testTitleAndSubtitleAreAlignedWithOneAnother() throws {
        let expected: [(UIButton.Configuration.TitleAlignment, CGFloat)] = [
            (.leading, 12), (.center, 27), (.trailing, 42.5), (.automatic, 27),
        ]
        for (alignment, left) in expected {
            let button = button("12345") { ($0.subtitle, $0.titleAlignment) = ("12", alignment) }
            button.frame.size = button.intrinsicContentSize
            button.layoutIfNeeded()
            let label = try XCTUnwrap(button.subtitleLabel)
            XCTAssertEqual(label.frame.minX, left, accuracy: 0.5)
            XCTAssertEqual(label.frame.minY, 7 + 20.5 + 1)
            XCTAssertEqual(label.text, "12")
        }
        let beside = button("12345") {
            ($0.subtitle, $0.image) = ("12", UIImage(size: CGSize(width: 10, height: 10)))
        }
        beside.frame.size = beside.intrinsicContentSize
        beside.layoutIfNeeded()
        XCTAssertEqual(beside.subtitleLabel?.frame.minX, 22, "at the side of the image")
    }

    // The title ends at 200 − 16: 160 points hold 18 characters, three lines: 61 points, rounded up to pixels.
    func testAButtonWhoseWidthConstraintsGiveIsAsTallAsItsLines() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let button = button("A title that is much too long for one line")
        let below = UIView()
        for view in [button, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
            below.topAnchor.constraint(equalTo: button.firstBaselineAnchor),
            below.bottomAnchor.constraint(equalTo: button.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(button.frame.height, 61 + 14)
        XCTAssertEqual(try XCTUnwrap(button.titleLabel).frame.height, 61)
        XCTAssertEqual(below.frame.height, 2 * 20.29, accuracy: 0.5)
        root.frame.size.width = 400
        root.layoutIfNeeded()
        XCTAssertEqual(button.frame.height, 34.5)
    }

    private final class PaddedButton: UIButton {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width, height: size.height + 10)
        }
    }

    func testAnOverrideOfTheIntrinsicSizeReceivesTheWrappedOne() {
        let button = PaddedButton(type: .system)
        button.configuration = .plain()
        button.configuration?.title = "1234567890 1234567890"
        let size = button.systemLayoutSizeFitting(
            CGSize(width: 118, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size.height, 55 + 10)
    }

    // A public library's test on iOS: 48 = 6 + 2 × 18 + 6 for a title of two lines in 15 points.
    func testASystemButtonHasTheLinesThatItsLabelPermits() {
        func button(_ configure: (UIButton) -> Void) -> CGFloat {
            let button = UIButton(type: .system)
            button.setTitle("Hello World\nHello World", for: .normal)
            configure(button)
            return button.intrinsicContentSize.height
        }
        XCTAssertEqual(button { _ in }, 30)
        XCTAssertEqual(button { $0.titleLabel?.numberOfLines = 0 }, 48)
        XCTAssertEqual(button { $0.titleLabel?.numberOfLines = 1 }, 30)
        let lines = UIButton(type: .system)
        lines.titleLabel?.numberOfLines = 2
        lines.setTitle("1\n2\n3", for: .normal)
        XCTAssertEqual(lines.intrinsicContentSize, CGSize(width: 30, height: 48))
        lines.setAttributedTitle(NSAttributedString(string: "1\n2\n3"), for: .normal)
        XCTAssertEqual(lines.intrinsicContentSize.height, 48)
    }

    // The Core iOS Developer's Cookbook, "Multiline Button Text": only the label's line break mode is set. rdar 23088144:
    // a title that is merely too long does not make a button taller.
    func testTheLineBreakModeOfATitleLabelPermitsSeveralLines() {
        let button = UIButton(type: .system)
        button.titleLabel?.lineBreakMode = .byWordWrapping
        button.setTitle("Line1\nLine2", for: .normal)
        XCTAssertEqual(button.intrinsicContentSize.height, 48)
        button.setTitle("A title that is much too long for one line", for: .normal)
        XCTAssertEqual(height(button, width: 100), 30)
    }

    // Apple, UIButtonConfiguration: "you can use a configuration in combination with these other methods", such as
    // setTitle(_:for:).
    func testTitlesAndImagesOfStatesAreShownInTheConfiguration() {
        let button = UIButton(type: .system)
        button.setTitle("1\n2", for: .normal)
        button.configuration = .plain()
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 8.5 + 24, height: 41 + 14))
        button.setImage(UIImage(size: CGSize(width: 10, height: 10)), for: .normal)
        XCTAssertEqual(button.intrinsicContentSize.width, 10 + 8.5 + 24)
        button.configuration?.title = "123"
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 10 + 3 * 8.5 + 24, height: 34.5))
        button.setTitle("12345", for: .normal)
        XCTAssertEqual(button.intrinsicContentSize.width, 10 + 5 * 8.5 + 24)
        let large = NSAttributedString(string: "1", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        button.setAttributedTitle(large, for: .normal)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 10 + 15 + 24, height: 36 + 14))
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.text, "1")
    }

    func testAButtonWithoutItsConfigurationHasOneLineAgain() {
        let button = button("1\n2")
        button.setTitle("1\n2", for: .normal)
        XCTAssertEqual(button.titleLabel?.numberOfLines, 0)
        button.configuration = nil
        XCTAssertEqual(button.titleLabel?.numberOfLines, 1)
        XCTAssertEqual(button.titleLabel?.lineBreakMode, .byTruncatingMiddle)
        XCTAssertEqual(button.intrinsicContentSize.height, 30)
    }
}
