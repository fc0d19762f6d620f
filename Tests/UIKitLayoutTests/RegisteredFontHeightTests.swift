import Foundation
import TextLayout
import UIKitLayout
import XCTest

/// What was measured before an app registered a font is measured again.
nonisolated final class RegisteredFontHeightTests: XCTestCase {}

extension RegisteredFontHeightTests {
    private static let text = String(repeating: "What letters are as wide as ", count: 8)

    private func makeView(_ font: UIFont) -> UIView {
        let (view, label) = (UIView(), UILabel())
        (label.text, label.font, label.numberOfLines) = (Self.text, font, 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            label.topAnchor.constraint(equalTo: view.topAnchor),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return view
    }

    private func height(_ view: UIView) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // The fonts are families of iOS that are not installed: their text is measured in a substitute until the family is
    // registered. The expected sizes are those of views that are created after the registration.
    func testFittingSizesAreComputedAgain() throws {
        let file = try RenamedFont(family: "Chalkboard SE")
        defer { try? FileManager.default.removeItem(at: file.folder) }
        let font = try XCTUnwrap(UIFont(name: "Chalkboard SE", size: 40))
        let view = makeView(font)
        let before = height(view)
        try UIFont.registerFonts(at: file.folder)
        XCTAssertEqual(height(view), height(makeView(font)))
        XCTAssertNotEqual(height(view), before)
    }

    func testTablesMeasureTheirRowsAgain() throws {
        let file = try RenamedFont(family: "Bradley Hand")
        defer { try? FileManager.default.removeItem(at: file.folder) }
        let list = FontList(font: try XCTUnwrap(UIFont(name: "Bradley Hand", size: 40)), text: Self.text)
        let (table, row) = (list.makeTable(), IndexPath(row: 1, section: 0))
        let before = table.rectForRow(at: row)
        try UIFont.registerFonts(at: file.folder)
        table.layoutIfNeeded()
        let fresh = list.makeTable()
        XCTAssertEqual(table.rectForRow(at: row), fresh.rectForRow(at: row))
        XCTAssertEqual(table.contentSize, fresh.contentSize)
        XCTAssertNotEqual(table.rectForRow(at: row), before)
        let labels = [table, fresh].map { ($0.visibleCells.first as? FontCell)?.label.frame }
        XCTAssertEqual(labels[0], labels[1], "the visible cells are laid out again")
    }
}

private final class FontCell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            contentView.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor),
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class FontList: NSObject, UITableViewDataSource {
    private let font: UIFont
    private let text: String

    init(font: UIFont, text: String) { (self.font, self.text) = (font, text) }

    func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 5000))
        table.dataSource = self
        table.register(FontCell.self, forCellReuseIdentifier: "row")
        table.layoutIfNeeded()
        return table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? FontCell)?.label.font = font
        (cell as? FontCell)?.label.text = text
        return cell
    }
}
