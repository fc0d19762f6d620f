import Foundation
import TextLayout
import UIKitLayout
import XCTest

/// Characters are half the point size wide; lines are 1.193359 times the point size high, rounded up to half a point:
/// 20.5 at 17 points (body), 14.5 at 12 (caption), 16 at 13 (footnote). The margins and distances are those that UIKit
/// prints for a cell: `directionalLayoutMargins = {11, 16, 11, 8}; imageToTextPadding = 16;
/// textToSecondaryTextVerticalPadding = 3`.
nonisolated final class ListContentTests: XCTestCase {
    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) { super.invokeTest() }
    }
}

extension ListContentTests {
    private func height(_ configuration: UIListContentConfiguration, width: CGFloat = 320) -> CGFloat {
        let view = UIListContentView(configuration: configuration)
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func frames(_ configuration: UIListContentConfiguration, width: CGFloat = 320) -> [CGRect] {
        let view = UIListContentView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: width, height: height(configuration, width: width))
        view.layoutIfNeeded()
        return view.subviews.map(\.frame)
    }

    // 11 + 20.5 + 11 is less than a standard row; two lines of body are 22 points apart: 34 characters of 8.5 fit into
    // 296.
    func testAContentIsAsHighAsItsTextsAndAtLeastAsAStandardRow() {
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        XCTAssertEqual(height(content), 44)
        content.text = Array(repeating: "word", count: 12).joined(separator: " ")
        XCTAssertEqual(height(content), 11 + 42.5 + 11)
        content.textProperties.numberOfLines = 1
        content.secondaryText = "Note"
        XCTAssertEqual(height(content), 11 + 20.5 + 3 + 14.5 + 11)
    }

    // The text begins 16 points after the image; both are centred in 11 + 40 + 11.
    func testTheTextBeginsSixteenPointsAfterTheImage() {
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(size: CGSize(width: 30, height: 40))
        content.text = "Title"
        let found = frames(content)
        XCTAssertEqual(found[0], CGRect(x: 16, y: 11, width: 30, height: 40))
        XCTAssertEqual(found[1], CGRect(x: 62, y: 21, width: 250, height: 20.5))
        content.imageProperties.maximumSize = CGSize(width: 0, height: 20)
        content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
        let limited = frames(content)
        XCTAssertEqual(limited[0], CGRect(x: 16 + 17.5, y: 12, width: 15, height: 20))
        XCTAssertEqual(limited[1].minX, 16 + 50 + 16)
    }

    // Values are at the right: 320 − 8 − 5 × 8.5.
    func testAValueEndsAtTheTrailingMargin() {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Name", "Value")
        let found = frames(content)
        XCTAssertEqual(found[1].minX, 16)
        XCTAssertEqual(found[2], CGRect(x: 269.5, y: 12, width: 42.5, height: 20.5))
    }

    // 11 + 16 + 11; capitals have the same width.
    func testAHeaderIsAsHighAsItsCapitalsWithMargins() {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Section"
        content.textProperties.transform = .uppercase
        XCTAssertEqual(height(content), 38)
        let view = UIListContentView(configuration: content)
        XCTAssertEqual(view.subviews.compactMap { ($0 as? UILabel)?.text }, ["SECTION"])
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.contentConfiguration = content
        XCTAssertTrue(header.contentView.subviews.first is UIListContentView)
    }

    // Public apps set `textProperties.transform = .none` where they want no capitals. The margins of 16 leave 288 points, 44
    // characters of 6.5: headers, footers and cells of all styles wrap and follow the width.
    func testContentsOfAllStylesWrapAndGroupedHeadersAreCapitals() {
        let text = Array(repeating: "word", count: 12).joined(separator: " ")
        let lines: [(UIListContentConfiguration, CGFloat, CGFloat)] = [
            (.groupedHeader(), 13, 22), (.groupedFooter(), 13, 22), (.header(), 13, 22), (.footer(), 13, 22),
            (.plainHeader(), 17, 22), (.plainFooter(), 15, 22), (.sidebarHeader(), 17, 22),
            (.prominentInsetGroupedHeader(), 17, 22), (.extraProminentInsetGroupedHeader(), 20, 22),
            (.cell(), 17, 22), (.subtitleCell(), 17, 22), (.valueCell(), 17, 22), (.sidebarCell(), 17, 22),
            (.sidebarSubtitleCell(), 17, 22), (.accompaniedSidebarCell(), 17, 22),
            (.accompaniedSidebarSubtitleCell(), 17, 22),
        ]
        for (configuration, points, margins) in lines {
            var content = configuration
            content.text = text
            let narrow = height(content, width: 320)
            XCTAssertGreaterThanOrEqual(narrow, 2 * points * 1.193 + margins, "\(points)")
            XCTAssertLessThan(height(content, width: 1000), narrow)
            content.textProperties.numberOfLines = 1
            XCTAssertLessThan(height(content, width: 320), narrow)
        }
        var header = UIListContentConfiguration.groupedHeader()
        header.text = "Section"
        XCTAssertEqual(labels(of: header), ["SECTION"])
        header.textProperties.transform = .none
        XCTAssertEqual(labels(of: header), ["Section"])
        XCTAssertEqual(height(header), 38)
    }

    private func labels(of configuration: UIListContentConfiguration) -> [String] {
        UIListContentView(configuration: configuration).subviews.compactMap { ($0 as? UILabel)?.text }
    }

    // A symbol of another point size is larger; other images are unchanged.
    func testAPreferredSymbolConfigurationChangesTheSizeOfASymbol() throws {
        var content = UIListContentConfiguration.cell()
        let symbol = try XCTUnwrap(UIImage(systemName: "star"))
        content.image = symbol
        content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
        let large = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)).size
        XCTAssertGreaterThan(large.height, symbol.size.height)
        XCTAssertEqual(height(content), max(44, large.height + 22), accuracy: 0.5)
        XCTAssertEqual(frames(content)[0].width, large.width, accuracy: 0.5)
        content.image = UIImage(size: CGSize(width: 5, height: 30))
        XCTAssertEqual(height(content), 52)
    }

    // Apple, directionalLayoutMargins: leading and trailing. In right-to-left layouts the leading margin is at the right.
    func testAContentIsMirroredInRightToLeftLayouts() {
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Title", UIImage(size: CGSize(width: 30, height: 20)))
        let view = UIListContentView(configuration: content)
        view.semanticContentAttribute = .forceRightToLeft
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 320 - 16 - 30, y: 12, width: 30, height: 20))
        XCTAssertEqual(view.subviews[1].frame.maxX, 320 - 16 - 30 - 16)
        XCTAssertEqual(view.subviews[1].frame.minX, 8)
    }

    func testAHandlerIsCalledOnceForManyChanges() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { cell, state in
            states.append(state.isSelected)
            var content = UIListContentConfiguration.cell()
            content.text = state.isSelected ? "on" : "off"
            cell.contentConfiguration = content
        }
        cell.layoutIfNeeded()
        let view = cell.contentView.subviews.first
        cell.isSelected = true
        cell.isHighlighted = true
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        XCTAssertEqual(states, [false, true])
        XCTAssertTrue(cell.contentView.subviews.first === view, "the view that is there shows the new configuration")
        cell.contentConfiguration = nil
        XCTAssertEqual(cell.contentView.subviews, [])
    }

    // Apple's page on `directionalLayoutMargins`: on the axes that preserve the superview's margins, the value specifies
    // minimum margins, and the superview's margins may be larger.
    func testAContentHasItsSuperviewsMarginsOnTheAxesThatPreserveThem() {
        let content = UIListContentConfiguration.cell()
        let expected: [(UIAxis, CGRect)] = [
            ([], CGRect(x: 16, y: 11, width: 296, height: 42.5)),
            (.horizontal, CGRect(x: 30, y: 11, width: 250, height: 42.5)),
            (.vertical, CGRect(x: 16, y: 25, width: 296, height: 42.5)),
            (.both, CGRect(x: 30, y: 25, width: 250, height: 42.5)),
        ]
        for (axes, text) in expected {
            var content = content
            content.axesPreservingSuperviewLayoutMargins = axes
            // 8 words of 4 characters of 8.5 points, in lines of at most 34 or 29 characters.
            content.text = Array(repeating: "word", count: 8).joined(separator: " ")
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
            cell.contentView.layoutMargins = UIEdgeInsets(top: 25, left: 30, bottom: 35, right: 40)
            cell.contentConfiguration = content
            let height = cell.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            let isTall = axes.contains(.vertical)
            XCTAssertEqual(height, 42.5 + (isTall ? 60 : 22))
            cell.frame.size.height = height
            cell.layoutIfNeeded()
            XCTAssertEqual(cell.contentView.subviews[0].subviews[1].frame, text)
        }
    }

    // Only the parts of the margins that overlap the view: 30 − 10 at the left and 40 − 20 at the right.
    func testMarginsOfTheSuperviewCountAsFarAsTheyOverlapTheContent() {
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        let (view, outer) = (
            UIListContentView(configuration: content), UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        )
        outer.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
        view.frame = CGRect(x: 10, y: 0, width: 290, height: 44)
        outer.addSubview(view)
        outer.layoutIfNeeded()
        XCTAssertEqual(view.subviews[1].frame, CGRect(x: 20, y: 12, width: 250, height: 20.5))
        outer.layoutMargins.left = 50
        outer.layoutIfNeeded()
        XCTAssertEqual(view.subviews[1].frame.minX, 40)
    }
}
