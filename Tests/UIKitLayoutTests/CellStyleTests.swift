import TextLayout
import UIKitLayout
import XCTest

/// A measurer for texts that consist of their own widths, with the line heights of stored frames.
private struct StoredTextSizes: TextMeasuring {
    var fingerprint: String { "stored" }

    func lineMetrics(of font: TextFont) -> LineMetrics {
        LineMetrics(ascender: [17: 20.5, 12: 14.5, 35: 42][font.pointSize] ?? 0, descender: 0)
    }

    func measure(_ request: TextRequest) -> TextMeasurement {
        let height = lineMetrics(of: request.font).ascender
        return TextMeasurement(
            width: Double(request.text) ?? 0, height: height, lineCount: 1, firstBaseline: height, lastBaseline: height)
    }
}

/// The built-in styles of cells. The expected frames are those that Interface Builder stored for cells of public files,
/// at two pixels per point, and so are the sizes of the labels' texts.
nonisolated final class CellStyleTests: XCTestCase {}

extension CellStyleTests {
    private func frames(
        _ style: UITableViewCell.CellStyle, text: Double, detail: Double? = nil, height: CGFloat = 44,
        accessory: UITableViewCell.AccessoryType = .none, textSize: CGFloat = 17, detailSize: CGFloat = 17
    ) -> [CGRect?] {
        TextEnvironment.$measurer.withValue(StoredTextSizes()) {
            UITraitCollection(displayScale: 2).callAsCurrent {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
                let cell = UITableViewCell(style: style, reuseIdentifier: nil)
                cell.textLabel?.text = "\(text)"
                cell.textLabel?.font = .systemFont(ofSize: textSize)
                if let detail {
                    cell.detailTextLabel?.text = "\(detail)"
                    cell.detailTextLabel?.font = .systemFont(ofSize: detailSize)
                }
                cell.accessoryType = accessory
                let source = OneCell(cell, height)
                (table.dataSource, table.delegate) = (source, source)
                table.layoutIfNeeded()
                cell.layoutIfNeeded()
                return [cell.textLabel?.frame, detail.flatMap { _ in cell.detailTextLabel?.frame }]
            }
        }
    }

    func testALabelAloneFillsTheContent() {
        XCTAssertEqual(frames(.default, text: 80)[0], CGRect(x: 16, y: 0, width: 343, height: 43.5))
        XCTAssertEqual(
            frames(.default, text: 80, accessory: .disclosureIndicator)[0],
            CGRect(x: 16, y: 0, width: 324, height: 43.5))
    }

    func testAValueLiesAtTheRight() {
        XCTAssertEqual(
            frames(.value1, text: 101.5, detail: 44, accessory: .disclosureIndicator),
            [CGRect(x: 16, y: 12, width: 101.5, height: 20.5), CGRect(x: 296, y: 12, width: 44, height: 20.5)])
    }

    func testASubtitleLiesBelowTheTitle() {
        XCTAssertEqual(
            frames(.subtitle, text: 201.5, detail: 96, detailSize: 12),
            [CGRect(x: 16, y: 5, width: 201.5, height: 20.5), CGRect(x: 16, y: 25.5, width: 96, height: 14.5)])
        XCTAssertEqual(
            frames(.subtitle, text: 40, detail: 44, height: 87, textSize: 35, detailSize: 12),
            [CGRect(x: 16, y: 15, width: 40, height: 42), CGRect(x: 16, y: 57, width: 44, height: 14.5)])
    }

    func testTheDefaultStyleHasNoSecondLabel() {
        XCTAssertNil(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel)
        XCTAssertNil(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView)
    }
}

/// A table with one cell.
private final class OneCell: UITableViewDataSource, UITableViewDelegate {
    private let cell: UITableViewCell
    private let height: CGFloat

    init(_ cell: UITableViewCell, _ height: CGFloat) {
        (self.cell, self.height) = (cell, height)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
}
