import Foundation
import InterfaceBuilder
import UIKitLayout
import XCTest

/// Nibs that are registered through protocols with UIKit's methods.
nonisolated final class NibRegistrationTests: XCTestCase {}

private protocol CellRegistering {
    func register(_ nib: UINib?, forCellReuseIdentifier identifier: String)
}

private protocol ItemRegistering {
    func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String)
}

extension UITableView: CellRegistering {}
extension UICollectionView: ItemRegistering {}

extension NibRegistrationTests {
    private func nib(_ cell: String) throws -> UINib {
        let path = try temporaryFile(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"><objects>
            <\(cell) id="cell" tag="7">\(rect(0, 0, 320, 44))</\(cell)></objects></document>
            """)
        return try UINib(contentsOfFile: path)
    }

    func testCellsAreMadeFromNibsThatAProtocolRegistered() throws {
        let table = UITableView()
        (table as any CellRegistering).register(try nib("tableViewCell"), forCellReuseIdentifier: "a")
        XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "a")?.tag, 7)
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        (collection as any ItemRegistering).register(
            try nib("collectionViewCell"), forCellWithReuseIdentifier: "b")
        let item = collection.dequeueReusableCell(withReuseIdentifier: "b", for: IndexPath(item: 0, section: 0))
        XCTAssertEqual(item.tag, 7)
    }
}
