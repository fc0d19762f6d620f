import Foundation
import XCTest

extension XCTestCase {
    /// A file with the given text, removed after the test.
    func temporaryFile(_ text: String, named name: String = "Test.xib") throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// A .xib file with one cell that has the given content view and outlets.
    func cellFile(
        _ content: String, outlets: String = "", cell: String = "", attributes: String = ""
    ) throws -> String {
        try temporaryFile(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="9531">
            <objects>
            <tableViewCell reuseIdentifier="cell" id="cel-l0-001" \(cell)>
            <tableViewCellContentView key="contentView" id="con-te-001">
            \(content)
            </tableViewCellContentView>
            \(attributes)
            <connections>\(outlets)</connections>
            </tableViewCell>
            </objects>
            </document>
            """)
    }
}
