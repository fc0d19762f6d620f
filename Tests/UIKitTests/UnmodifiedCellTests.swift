import FDTemplateLayoutCell
import TextLayout
import UIKit
import XCTest

@testable import UnmodifiedSources

/// Cells written for iOS, in files without any reference to this project, laid out at 320 points with characters of
/// half and lines of 1.193359 times the point size (San Francisco's): 12 points at size 10, 24 at size 20.
nonisolated final class UnmodifiedCellTests: XCTestCase {
    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) { super.invokeTest() }
    }
}

extension UnmodifiedCellTests {
    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.separatorStyle = .none
        table.register(ArticleCell.self, forCellReuseIdentifier: ArticleCell.reuseIdentifier)
        table.register(MessageCell.self, forCellReuseIdentifier: "MessageCell")
        table.register(ProfileCell.self, forCellReuseIdentifier: "ProfileCell")
        return table
    }

    // Margins of 11 and 16. 288 points have space for 28 characters of the headline and 57 of the summary. The height
    // of the picture is half its width.
    func testConstraintsOfAnchorsGiveTheHeightOfAnArticle() {
        let table = makeTable()
        func height(_ headline: String, _ summary: String) -> CGFloat {
            table.fd_heightForCell(withIdentifier: ArticleCell.reuseIdentifier) { cell in
                (cell as? ArticleCell)?.configure(headline: headline, summary: summary)
            }
        }
        XCTAssertEqual(height("Short", "One line."), 11 + 24 + 8 + 144 + 8 + 12 + 11)
        XCTAssertEqual(
            height("A headline that is longer than its line", String(repeating: "word ", count: 100)),
            11 + 48 + 8 + 144 + 8 + 36 + 11)
    }

    // 290 points hold 58 characters of the message.
    func testVisualFormatsGiveTheHeightOfAMessage() {
        let table = makeTable()
        let height = table.fd_heightForCell(withIdentifier: "MessageCell") { cell in
            (cell as? MessageCell)?.show(
                sender: "Mira", time: "10:41", message: String(repeating: "word ", count: 20))
        }
        XCTAssertEqual(height, 10 + 12 + 6 + 24 + 10)
    }

    // The avatar is 40 high, like name 24 and biography 12 with a gap of 4; with more lines the text is higher.
    func testStackViewsGiveTheHeightOfAProfile() {
        let table = makeTable()
        func height(_ biography: String, isHidden: Bool = false) -> CGFloat {
            table.fd_heightForCell(withIdentifier: "ProfileCell") { cell in
                let profile = cell as? ProfileCell
                profile?.nameLabel.text = "Mira"
                profile?.biographyLabel.text = biography
                profile?.biographyLabel.isHidden = isHidden
            }
        }
        XCTAssertEqual(height("One line."), 60)
        XCTAssertEqual(height(String(repeating: "word ", count: 30)), 20 + 24 + 4 + 48)
        XCTAssertEqual(height(String(repeating: "word ", count: 30), isHidden: true), 60)
        XCTAssertEqual((table.fd_templateCell(forReuseIdentifier: "ProfileCell")).visits, 3)
    }

    private final class Plain {}

    func testAssociatedObjectsDieWithTheirObject() {
        var (first, second): (UInt8, UInt8) = (0, 0)
        weak var kept: Plain?
        weak var assigned: Plain?
        let view = UIView()
        do {
            let value = Plain()
            kept = value
            objc_setAssociatedObject(view, &first, value, .OBJC_ASSOCIATION_RETAIN)
            let other = Plain()
            assigned = other
            objc_setAssociatedObject(view, &second, other, .OBJC_ASSOCIATION_ASSIGN)
            XCTAssertTrue(objc_getAssociatedObject(view, &second) as? Plain === other)
        }
        XCTAssertNotNil(kept)
        XCTAssertNil(assigned)
        XCTAssertNil(objc_getAssociatedObject(view, &second))
        XCTAssertTrue(objc_getAssociatedObject(view, &first) as? Plain === kept)
        objc_setAssociatedObject(view, &first, nil, .OBJC_ASSOCIATION_RETAIN)
        XCTAssertNil(kept)
        var owner: UIView? = UIView()
        objc_setAssociatedObject(owner as Any, &first, Plain(), .OBJC_ASSOCIATION_RETAIN)
        kept = owner.flatMap { objc_getAssociatedObject($0, &first) as? Plain }
        XCTAssertNotNil(kept)
        owner = nil
        XCTAssertNil(kept, "it went with the view")
    }

    func testAnyObjectCanHaveAssociatedObjects() {
        var key: UInt8 = 0
        let object = Plain()
        objc_setAssociatedObject(object, &key, 7, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        XCTAssertEqual(objc_getAssociatedObject(object, &key) as? Int, 7)
        for _ in 0..<1000 {
            let passing = Plain()
            XCTAssertNil(objc_getAssociatedObject(passing, &key), "a new object at an old address")
            objc_setAssociatedObject(passing, &key, 8, .OBJC_ASSOCIATION_RETAIN)
        }
        XCTAssertEqual(objc_getAssociatedObject(object, &key) as? Int, 7)
        objc_removeAssociatedObjects(object)
        XCTAssertNil(objc_getAssociatedObject(object, &key))
    }
}
