import Foundation
import XCTest

/// `fdlayout render` draws cells that size themselves.
final class RenderedCellTests: XCTestCase {
    /// A cell of 200 × 44 points that sizes itself, with a label in the text style body 10 points from all edges.
    private var cell: String {
        let ties = [("leading", 10), ("top", 10), ("trailing", -10), ("bottom", -10)].map { edge, distance in
            """
            <constraint firstItem="lab-00-001" firstAttribute="\(edge)" secondItem="con-00-001" \
            secondAttribute="\(edge)" constant="\(distance)" id="\(edge)"/>
            """
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
            <tableViewCell reuseIdentifier="cell" id="cel-00-001"><rect key="frame" x="0" y="0" width="200" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cel-00-001" id="con-00-001">
            <rect key="frame" x="0" y="0" width="200" height="44"/><subviews>
            <label text="Fish" adjustsFontForContentSizeCategory="YES" \
            translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001">
            <rect key="frame" x="10" y="10" width="180" height="24"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            </subviews><constraints>\(ties.joined())</constraints></tableViewCellContentView></tableViewCell>
            </objects></document>
            """
    }

    // A line of San Francisco is 1.193359 times as high as the font size, rounded up to half points; in Apple's table of
    // text styles, body has 17 points at L and 53 at AX5.
    func testACellThatSizesItselfIsAsTallAsItsContentAtTheTextSize() throws {
        let folder = try temporaryFolder()
        _ = try file("Cell.xib", in: folder, Data(cell.utf8))
        for (arguments, height) in [
            ([], "44"), (["--text-size", "L"], "40.5"), (["--text-size", "AX5"], "83.5"),
            (["--widths", "190"], "40.5"),
        ] {
            let tool = try Tool(["render", "Cell.xib", "-o", "cell.svg"] + arguments, in: folder)
            XCTAssertEqual(tool.status, 0, tool.errors)
            let svg = try String(contentsOf: folder.appendingPathComponent("cell.svg"), encoding: .utf8)
            XCTAssertEqual(try XMLElement.document(svg).attributes["height"], "\(height)pt", "\(arguments)")
        }
    }
}
