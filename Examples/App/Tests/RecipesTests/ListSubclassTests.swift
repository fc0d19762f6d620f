import UIKit
import XCTest

/// A list whose subclasses implement further methods of its delegate and data source.
private class List: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private final class TallList: List {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
}

private final class SectionedList: List {}

extension SectionedList {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
}

@MainActor
final class ListSubclassTests: XCTestCase {
    private func makeTable(of list: List) -> UITableView {
        list.loadViewIfNeeded()
        list.table.layoutIfNeeded()
        return list.table
    }

    // On iOS, the table finds the methods by name. A row without a height of its own is 44 points high, and half a point
    // for the separator.
    func testATableCallsTheMethodsOfASubclass() {
        let first = IndexPath(row: 0, section: 0)
        XCTAssertEqual(makeTable(of: TallList()).rectForRow(at: first).height, 77)
        XCTAssertEqual(makeTable(of: TallList()).numberOfSections, 1)
        XCTAssertEqual(makeTable(of: SectionedList()).rectForRow(at: first).height, 44.5)
        XCTAssertEqual(makeTable(of: SectionedList()).numberOfSections, 2)
    }

    func testATestMayWaitForTheMainQueue() {
        let done = expectation(description: "done")
        DispatchQueue.main.async { done.fulfill() }
        wait(for: [done], timeout: 10)
    }
}
