import UIKit
import XCTest

/// Heights of rows of self-sizing cells that developers ask about: cases of Documentation/everyday-cases.md.
nonisolated final class CellHeightCaseTests: XCTestCase {}

extension CellHeightCaseTests {
    private var body: UIFont { .systemFont(ofSize: 17) }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines) = (text, body, 0)
        return label
    }

    private func cell(_ content: UIView, distance: CGFloat = 0) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        pin(content, in: cell.contentView, distance: distance)
        return cell
    }

    /// A cell with views below each other, with the given distances between them and from the edges.
    private func cell(column views: [UIView], distance: CGFloat) -> UITableViewCell {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.spacing) = (.vertical, distance)
        return cell(stack, distance: distance)
    }

    // Case 13. How is an image view in a cell given a height in proportion to the width? developreference.com 14614635:
    // its height is a fraction of the cell's width, and 12 points are above and below. The message quoted there
    // contains 0.548298 as the fraction and 251 as the height that the table gave the cell, which is 414 points wide
    // then. At 320 and three fifths, 12 + 192 + 12.
    func testAnImageInProportionToTheCellGivesItsHeight() {
        func height(width: CGFloat, fraction: CGFloat) -> CGFloat {
            let image = UIImageView()
            let cell = cell(image, distance: 12)
            image.heightAnchor.constraint(equalTo: cell.widthAnchor, multiplier: fraction).isActive = true
            let rows = GivenCells([cell])
            return rows.heights(in: rows.table(width: width))[0]
        }
        XCTAssertEqual(height(width: 414, fraction: 0.548298), 251, accuracy: 0.5)
        XCTAssertEqual(height(width: 320, fraction: 0.6), 216)
    }

    // Case 14. How high are cells with several labels of several lines? w3toppers.com, "Multiple UILabels inside a self
    // sizing UITableViewCell": as high as the labels at the widths that they have in the table, which are the same if
    // their preferred widths are set to them. 8 + 20.5 + 8 + 41 + 8 + 61 + 8.
    func testACellIsAsHighAsItsLabelsAtTheirWidths() {
        let texts = (1...3).map { WordPerLine(lines: $0, font: body) }
        let width = texts[0].width
        func height(preferring preferred: CGFloat) -> CGFloat {
            let labels = texts.map { label($0.text) }
            for label in labels { label.preferredMaxLayoutWidth = preferred }
            let rows = GivenCells([cell(column: labels, distance: 8)])
            return rows.heights(in: rows.table(width: width + 16))[0]
        }
        XCTAssertEqual(height(preferring: width), 154.5)
        XCTAssertEqual(height(preferring: 0), 154.5)
    }

    // Case 15. Why is a row half a point higher than its content? Stack Overflow 62599451: with a view of 34 points and
    // 10 above and below, rows are 54.5 points high, because the separator takes a pixel, half a point.
    func testASeparatorAddsAPixelToTheRow() {
        let avatar = UIView()
        let cell = cell(avatar, distance: 10)
        avatar.heightAnchor.constraint(equalToConstant: 34).isActive = true
        let rows = GivenCells([cell])
        let table = rows.table()
        table.separatorStyle = .singleLine
        XCTAssertEqual(rows.heights(in: table), [54.5])
    }

    // Case 16. Why is a cell not as high as its image looks? Stack Overflow 26041820: images of 900 × 171 and 450 × 86
    // points that are scaled into the width of the table give their own heights to the rows. With 10 points around.
    func testAnImageGivesTheRowItsOwnHeightWithoutAnAspectRatio() {
        func cell(_ width: CGFloat, _ height: CGFloat) -> UITableViewCell {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: width, height: height)
            let view = UIImageView(image: UIGraphicsImageRenderer(size: size, format: format).image { _ in })
            view.contentMode = .scaleAspectFit
            return self.cell(view, distance: 10)
        }
        let rows = GivenCells([cell(900, 171), cell(450, 86)])
        XCTAssertEqual(rows.heights(in: rows.table()), [191, 106])
    }

    // Case 19. What must be set for cells that size themselves? nutrient.io, "Self-sizing table view cells": nothing
    // since iOS 11; rows and their estimates have automatic heights.
    func testRowsHaveTheHeightsOfTheirCellsWithoutAnySettings() {
        let rows = GivenCells([cell(SizedView(height: 67)), cell(SizedView(height: 31))])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
        table.separatorStyle = .none
        table.dataSource = rows
        XCTAssertEqual(table.rowHeight, UITableView.automaticDimension)
        XCTAssertEqual(rows.heights(in: table), [67, 31])
    }

    // Case 20. How does a row follow a constraint that the cell changes? Stack Overflow 25059443: a text view of 70
    // points, 15 above the edge, becomes 388 points high between beginUpdates and endUpdates: the row grows by 318.
    func testARowFollowsAConstraintThatChangesDuringUpdates() {
        let view = UITextView()
        let cell = cell(view, distance: 15)
        let height = view.heightAnchor.constraint(equalToConstant: 70)
        height.isActive = true
        let rows = GivenCells([cell])
        let table = rows.table()
        XCTAssertEqual(rows.heights(in: table), [100])
        table.beginUpdates()
        height.constant = 388
        table.endUpdates()
        XCTAssertEqual(rows.heights(in: table), [418])
    }

    // Case 21. Does a long subtitle make the row higher? taourl.com 4041180: the built-in subtitle has a single line,
    // unless the app changes that.
    func testALongSubtitleHasOneLine() {
        func cell(_ subtitle: String) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = subtitle
            return cell
        }
        let rows = GivenCells([cell("Short"), cell(String(repeating: "word ", count: 50))])
        let heights = rows.heights(in: rows.table())
        XCTAssertEqual(cell("").detailTextLabel?.numberOfLines, 1)
        XCTAssertEqual(heights[0], heights[1])
        XCTAssertGreaterThan(heights[0], 0)
    }

    // Case 22. How is the height of a row computed with a cell that is not in the table? Stack Overflow 18746929: lay
    // it out at the width of the table, then fit its content view and add the separator: that is the automatic height.
    // 10 + 20.5 + 10 + 61 + 10 and a pixel.
    func testTheContentOfACellOutsideTheTableFitsTheRow() {
        let words = WordPerLine(lines: 3, font: body)
        let bodies = [label(words.text), label(words.text)]
        let cells = bodies.map { cell(column: [label("Title"), $0], distance: 10) }
        cells[0].bounds = CGRect(x: 0, y: 0, width: words.width + 20, height: 600)
        cells[0].layoutIfNeeded()
        bodies[0].preferredMaxLayoutWidth = bodies[0].frame.width
        let fitted = cells[0].contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        XCTAssertEqual(fitted, 111.5)
        let rows = GivenCells([cells[1]])
        let table = rows.table(width: words.width + 20)
        table.separatorStyle = .singleLine
        XCTAssertEqual(rows.heights(in: table), [fitted + 0.5])
    }
}
