import Foundation
import UIKit
import XCTest

/// Members that sources of apps use: index paths that change, and nibs as keys and from bytes.
nonisolated final class NibDeclarationTests: XCTestCase {}

extension NibDeclarationTests {
    func testTheIndicesOfAnIndexPathCanBeSet() {
        var path = IndexPath(row: 0, section: 0)
        path.row += 1
        path.section = 2
        XCTAssertEqual(path, IndexPath(row: 1, section: 2))
        path.item = 3
        XCTAssertEqual(path, IndexPath(item: 3, section: 2))
    }

    func testANibIsReadFromItsBytes() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"><objects>
            <view tag="4" id="view"><rect key="frame" x="1" y="2" width="3" height="4"/></view></objects></document>
            """
        let nib = UINib(data: Data(text.utf8), bundle: nil)
        let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
        XCTAssertEqual(views.map(\.tag), [4])
        XCTAssertEqual(views.map(\.frame), [CGRect(x: 1, y: 2, width: 3, height: 4)])
    }

    func testANibIsAKeyByItsIdentity() {
        let (nib, other) = (UINib(nibName: "a", bundle: nil), UINib(nibName: "a", bundle: nil))
        XCTAssertEqual([nib: 1, other: 2].count, 2)
        XCTAssertEqual(nib.hashValue, nib.hashValue)
        XCTAssertNotEqual(nib, other)
    }
}
