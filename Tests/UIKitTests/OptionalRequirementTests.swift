import UIKit
import XCTest

@testable import UnmodifiedSources

/// Optional requirements of UIKit's protocols, called with a question mark.
nonisolated final class OptionalRequirementTests: XCTestCase {}

extension OptionalRequirementTests {
    private final class Target: NSObject, UITableViewDelegate, UITextFieldDelegate {
        var scrolls = 0
        var selected: IndexPath?

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            CGFloat(30 + indexPath.row)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected = indexPath }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { string != "x" }
    }

    func testTheTargetIsCalledThroughAProxy() {
        let (target, table) = (Target(), UITableView())
        let proxy = TableDelegateProxy(target: target)
        XCTAssertEqual(proxy.tableView(table, heightForRowAt: IndexPath(row: 2, section: 0)), 32)
        proxy.tableView(table, didSelectRowAt: IndexPath(row: 4, section: 0))
        proxy.scrollViewDidScroll(table)
        proxy.scrollViewDidEndDragging(table, willDecelerate: true)
        XCTAssertEqual(target.selected?.row, 4)
        XCTAssertEqual(target.scrolls, 1)
        XCTAssertNil(proxy.tableView(table, viewForHeaderInSection: 0))
    }

    func testWithoutATargetTheProxysDefaultsApply() {
        let (proxy, table) = (TableDelegateProxy(target: nil), UITableView())
        let height = proxy.tableView(table, heightForRowAt: IndexPath(row: 2, section: 0))
        XCTAssertEqual(height, UITableView.automaticDimension)
        XCTAssertTrue(proxy.scrollViewShouldScrollToTop(table))
    }

    func testAPropertyOfTheSameNameKeepsItsMeaning() {
        let (field, target) = (ForwardingField(), Target())
        field.forwarded = target
        XCTAssertEqual(field.innerText, "inner")
        XCTAssertFalse(field.textFieldShouldReturn(field))
        let range = NSRange(location: 0, length: 0)
        XCTAssertFalse(field.textField(field, shouldChangeCharactersIn: range, replacementString: "x"))
        XCTAssertTrue(field.textField(field, shouldChangeCharactersIn: range, replacementString: "y"))
    }
}
