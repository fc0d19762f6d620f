import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

/// Rows with a button whose title wraps. Characters of 17 points are 8.5 points wide, and lines 20.29 points high.
nonisolated final class ConfiguredButtonHeightTests: TemplateLayoutTestCase {}

private final class ButtonCell: UITableViewCell {
    let button = UIButton(configuration: .plain())

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        button.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class ButtonRows: NSObject, UITableViewDataSource {
    static let titles = ["Short", "A title that is much too long for one line"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.titles.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "button", for: indexPath)
        (cell as? ButtonCell)?.button.configuration?.title = Self.titles[indexPath.row]
        return cell
    }
}

extension ConfiguredButtonHeightTests {
    // 160 points hold 18 characters, three lines: 16 + 14 + 20.5 and 16 + 14 + 61.
    func testTemplatesAutomaticHeightsAndShownCellsHaveTheLinesOfTheirButton() throws {
        let table = makeTable(width: 200)
        table.separatorStyle = .none
        table.register(ButtonCell.self, forCellReuseIdentifier: "button")
        let heights = ButtonRows.titles.map { title in
            table.fd_heightForCell(withIdentifier: "button") {
                ($0 as? ButtonCell)?.button.configuration?.title = title
            }
        }
        XCTAssertEqual(heights, [50.5, 91])
        let rows = ButtonRows()
        table.dataSource = rows
        table.rowHeight = UITableView.automaticDimension
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual([0, 1].map { table.rectForRow(at: path($0)).height }, [50.5, 91])
        let cell = try XCTUnwrap(table.cellForRow(at: path(1)) as? ButtonCell)
        XCTAssertEqual(cell.bounds.height, 91)
        XCTAssertEqual(cell.button.frame, CGRect(x: 8, y: 8, width: 184, height: 75))
        XCTAssertEqual(cell.button.titleLabel?.frame.height, 61)
    }
}
