import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

/// A header whose labels are configured by its subclass.
private final class TitledHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        textLabel?.text = "One\ntwo"
    }

    required init?(coder: NSCoder) { nil }
}

/// A data source and delegate of one row with a header whose built-in labels have texts.
private final class LabelledHeaders: NSObject, UITableViewDataSource, UITableViewDelegate {
    var (text, detail) = ("", "")
    var configure: (UITableViewHeaderFooterView) -> Void = { _ in }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view(in: tableView) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { view(in: tableView) }

    private func view(in tableView: UITableView) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        view.map(configure)
        return view
    }
}

/// The heights of headers and footers that only their built-in labels determine. UIKit reports 28 points for one line
/// (NSHipster/articles, issue 602); titles of the data source are shown in the same labels.
nonisolated final class HeaderFooterHeightTests: XCTestCase {}

extension HeaderFooterHeightTests {
    private func table(_ style: UITableView.Style, _ headers: LabelledHeaders) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: style)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.register(TitledHeader.self, forHeaderFooterViewReuseIdentifier: "titled")
        (table.dataSource, table.delegate) = (headers, headers)
        table.layoutIfNeeded()
        return table
    }

    private func template(_ table: UITableView, _ configure: (UITableViewHeaderFooterView) -> Void) -> CGFloat {
        table.fd_heightForHeaderFooterView(withIdentifier: "header", configuration: configure)
    }

    func testABuiltInLabelDeterminesTheHeightOfAHeaderOrFooter() {
        for (style, one, two) in [(UITableView.Style.plain, [28, 28, 28], 49), (.grouped, [55.5, 38, 30], 54)]
            as [(UITableView.Style, [CGFloat], CGFloat)]
        {
            let headers = LabelledHeaders()
            headers.configure = { $0.textLabel?.text = "Title" }
            let table = table(style, headers)
            XCTAssertEqual(table.rectForHeader(inSection: 0).height, one[0])
            XCTAssertEqual(table.rectForHeader(inSection: 1).height, one[1])
            XCTAssertEqual(table.rectForFooter(inSection: 1).height, one[2])
            XCTAssertEqual(template(table) { $0.textLabel?.text = "Title" }, one[1])
            XCTAssertEqual(template(table) { $0.textLabel?.text = "One\ntwo" }, two)
            XCTAssertEqual(table.fd_heightForHeaderFooterView(withIdentifier: "titled") { _ in }, two)
        }
    }

    func testTheDetailLabelIsBelowTheTextLabel() {
        let headers = LabelledHeaders()
        headers.configure = { view in
            view.textLabel?.text = "Title"
            view.detailTextLabel?.text = "Detail"
        }
        let table = table(.grouped, headers)
        XCTAssertEqual(table.rectForHeader(inSection: 1).height, 38 + 16)
        XCTAssertEqual(template(table, headers.configure), 38 + 16)
        XCTAssertEqual(template(table) { view in view.detailTextLabel?.text = nil }, 38)
        let header = table.headerView(forSection: 1)
        header?.layoutIfNeeded()
        XCTAssertEqual(header?.detailTextLabel?.frame, CGRect(x: 16, y: 54 - 23, width: 343, height: 16))
    }

    // A line at 30 points is 35.8 points tall, and counts as 36.
    func testAFontOfTheAppIsMeasured() {
        let headers = LabelledHeaders()
        headers.configure = { view in
            view.textLabel?.text = "Title"
            view.textLabel?.font = .systemFont(ofSize: 30)
        }
        let table = table(.plain, headers)
        XCTAssertEqual(table.rectForHeader(inSection: 1).height, 36 + 7)
        XCTAssertEqual(template(table, headers.configure), 36 + 7)
    }

    func testConstraintsOfTheContentReplaceTheLabels() {
        let headers = LabelledHeaders()
        headers.configure = { view in
            view.textLabel?.text = "Title"
            view.contentView.heightAnchor.constraint(equalToConstant: 60).isActive = true
        }
        let table = table(.grouped, headers)
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 60)
        XCTAssertEqual(template(table, headers.configure), 60)
    }

    func testWithoutTextTheLabelsHaveNoHeight() {
        let headers = LabelledHeaders()
        headers.configure = { _ = $0.textLabel }
        let table = table(.plain, headers)
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 0)
        XCTAssertEqual(template(table, headers.configure), 0)
    }
}
