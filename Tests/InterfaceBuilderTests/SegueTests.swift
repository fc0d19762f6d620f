import Foundation
import InterfaceBuilder
import UIKitLayout
import XCTest

/// Segues of storyboards, according to Apple's page on performSegue(withIdentifier:sender:).
nonisolated final class SegueTests: XCTestCase {}

/// A controller that records the segues for which it was prepared.
private final class ListController: UIViewController {
    var segues: [UIStoryboardSegue] = []
    var senders: [String?] = []
    var asked: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segues.append(segue)
        senders.append(sender as? String)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        asked.append(identifier)
        return identifier != "refused"
    }
}

extension SegueTests {
    private func makeList(embedding identifier: String = "inside") throws -> ListController {
        let path = try temporaryFile(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460" \
            initialViewController="list"><scenes>
            <scene><objects><viewController id="list" customClass="ListController">
            <view key="view" id="root">\(rect(0, 0, 320, 568))<subviews>
            <button id="button">\(rect(0, 0, 50, 50))<connections>
            <segue destination="detail" kind="show" identifier="detail" id="s1"/></connections></button>
            <containerView id="box">\(rect(0, 100, 320, 200))<connections>
            <segue destination="detail" kind="embed" identifier="\(identifier)" id="s2"/></connections></containerView>
            </subviews></view><connections>
            <segue destination="detail" kind="presentation" identifier="sheet" modalPresentationStyle="formSheet" id="s3"/>
            </connections></viewController></objects></scene>
            <scene><objects><viewController title="Detail" id="detail"><view key="view" id="d">\(rect(0, 0, 320, 568))</view>
            </viewController></objects></scene>
            </scenes></document>
            """)
        let classes = ClassRegistry()
        classes.register(ListController.self)
        let storyboard = try UIStoryboard(contentsOfFile: path, classes: classes)
        return try XCTUnwrap(storyboard.instantiateInitialViewController() as? ListController)
    }

    func testASegueShowsItsDestinationAfterThePreparation() throws {
        let list = try makeList()
        let navigation = UINavigationController(rootViewController: list)
        list.performSegue(withIdentifier: "detail", sender: "row")
        let detail = try XCTUnwrap(navigation.topViewController)
        XCTAssertEqual(detail.title, "Detail")
        let segue = try XCTUnwrap(list.segues.last)
        XCTAssertEqual(segue.identifier, "detail")
        XCTAssertTrue(segue.source === list)
        XCTAssertTrue(segue.destination === detail)
        XCTAssertEqual(list.senders.last, "row")
    }

    func testControllersKnowTheirStoryboard() throws {
        let list = try makeList()
        let storyboard = try XCTUnwrap(list.storyboard)
        XCTAssertTrue(list.children.first?.storyboard === storyboard, "an embedded controller")
        list.performSegue(withIdentifier: "sheet", sender: nil)
        XCTAssertTrue(list.presentedViewController?.storyboard === storyboard, "the destination of a segue")
        XCTAssertNil(UIViewController().storyboard)
    }

    func testASegueThatPresentsSetsTheStyle() throws {
        let list = try makeList()
        list.performSegue(withIdentifier: "sheet", sender: nil)
        let sheet = try XCTUnwrap(list.presentedViewController)
        XCTAssertEqual(sheet.title, "Detail")
        XCTAssertEqual(sheet.modalPresentationStyle, .formSheet)
    }

    // shouldPerformSegue(withIdentifier:sender:) is not called for segues that the program performs.
    func testASegueThatEmbedsAsksAndPreparesItsController() throws {
        let list = try makeList()
        XCTAssertEqual(list.asked, ["inside"])
        XCTAssertEqual(list.segues.map(\.identifier), ["inside"])
        XCTAssertTrue(list.segues.first?.destination === list.children.first)
        list.performSegue(withIdentifier: "sheet", sender: nil)
        XCTAssertEqual(list.asked, ["inside"])
        XCTAssertEqual(try makeList(embedding: "refused").children, [])
    }

    func testASegueCallsTheClosureWithWhichItWasCreated() {
        var count = 0
        let segue = UIStoryboardSegue(
            identifier: nil, source: UIViewController(), destination: UIViewController(), performHandler: { count += 1 }
        )
        segue.perform()
        XCTAssertEqual(count, 1)
    }
}
