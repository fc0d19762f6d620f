import UIKit
import XCTest

/// Headers that are as wide as their content. Apple's page on `contentHuggingElements`: with `sectionHeaders`, header views
/// do not stretch to fill the width of the table if their content needs less; by default they do.
nonisolated final class ContentHuggingTests: XCTestCase {}

extension ContentHuggingTests {
    private final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
        let views: [UIView?]

        init(_ views: [UIView?]) {
            self.views = views
        }
        func numberOfSections(in tableView: UITableView) -> Int { views.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            views[section] == nil ? "Title" : nil
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { views[section] }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }
    }

    /// A header with a view of the given width, 5 points from both sides.
    private func header(_ width: CGFloat) -> UIView {
        let (header, content) = (UITableViewHeaderFooterView(reuseIdentifier: nil), UIView())
        content.translatesAutoresizingMaskIntoConstraints = false
        header.contentView.addSubview(content)
        let end = content.trailingAnchor.constraint(equalTo: header.contentView.trailingAnchor, constant: -5)
        let size = content.widthAnchor.constraint(equalToConstant: width)
        size.priority = .defaultHigh
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: header.contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor, constant: 5), end, size,
            content.heightAnchor.constraint(equalToConstant: 30),
        ])
        return header
    }

    private func frames(
        _ views: [UIView?], hugged: Bool = true, isMirrored: Bool = false
    ) -> (headers: [CGRect], table: UITableView) {
        let headers = Headers(views)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: .plain)
        if isMirrored { table.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft) }
        (table.dataSource, table.delegate) = (headers, headers)
        table.layoutIfNeeded()
        if hugged { table.contentHuggingElements = .sectionHeaders }
        table.layoutIfNeeded()
        table.layoutIfNeeded()
        return withExtendedLifetime(headers) {
            (views.indices.map { views[$0]?.frame ?? table.headerView(forSection: $0)?.frame ?? .null }, table)
        }
    }

    func testHeadersFillTheWidthByDefault() {
        XCTAssertEqual(UITableView().contentHuggingElements, [])
        XCTAssertEqual(frames([header(100), nil], hugged: false).headers.map(\.width), [375, 375])
    }

    // 5 + 100 + 5; content of 500 points would be wider than the table.
    func testAHeaderIsAsWideAsItsContentButNotWiderThanTheTable() {
        let found = frames([header(100), header(500)])
        XCTAssertEqual(found.headers.map(\.minX), [0, 0])
        XCTAssertEqual(found.headers.map(\.width), [110, 375])
        XCTAssertEqual(found.headers.map(\.height), [30, 30])
        XCTAssertEqual(found.table.footerView(forSection: 0)?.frame.width ?? 375, 375)
    }

    func testAMirroredHeaderBeginsAtTheRight() {
        XCTAssertEqual(frames([header(100)], isMirrored: true).headers[0].minX, 265)
    }

    // A label without constraints has its own width; a title has margins of 16 points.
    func testAHeaderOfTextIsAsWideAsTheText() {
        let label = UILabel()
        (label.text, label.font) = ("Title", .systemFont(ofSize: 17, weight: .semibold))
        let text = label.intrinsicContentSize.width
        XCTAssertEqual(frames([label, nil]).headers.map(\.width), [text, text + 32])
    }
}
