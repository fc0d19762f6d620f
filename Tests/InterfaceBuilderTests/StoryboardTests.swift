import Foundation
import InterfaceBuilder
import UIKitLayout
import XCTest

/// A custom controller with an outlet.
private final class ProfileController: UIViewController {
    @Outlet var nameLabel: UILabel!
    private(set) var loads = 0
    var visits = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
    }
}

/// The owner of a nib.
private final class Owner: UIResponder {
    @Outlet var badge: UIView!
}

nonisolated final class StoryboardTests: XCTestCase {
    private let navigation = """
        <navigationController id="nav"><connections>
        <segue destination="pro" kind="relationship" relationship="rootViewController" id="s2"/></connections>
        </navigationController>
        """
    private let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="badge" destination="second" id="o"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view tag="1" id="first"/><view tag="2" id="second"/></objects></document>
        """
}

extension StoryboardTests {
    private func storyboard(_ scenes: String, classes: ClassRegistry = ClassRegistry()) throws -> UIStoryboard {
        let path = try temporaryFile(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460" \
            initialViewController="nav">
            <scenes>\(scenes)</scenes>
            </document>
            """)
        return try UIStoryboard(contentsOfFile: path, classes: classes)
    }

    private func scene(_ objects: String) -> String { "<scene><objects>\(objects)</objects></scene>\n" }

    private var profile: String {
        scene(
            """
            <viewController storyboardIdentifier="Profile" title="Profile" id="pro" customClass="ProfileController">
            <view key="view" id="root">\(rect(0, 0, 375, 667))
            <subviews><label text="Name" id="label"/><containerView id="box">\(rect(10, 20, 300, 200))
            <connections><segue destination="inner" kind="embed" id="s1"/></connections></containerView></subviews></view>
            <connections><outlet property="nameLabel" destination="label" id="o1"/></connections>
            </viewController>
            """)
    }

    private var inner: String {
        scene(
            #"<viewController id="inner"><view key="view" id="inner-view">\#(rect(0, 0, 100, 100))</view></viewController>"#
        )
    }

    func testAControllerIsMadeWithItsViewWhenThatIsAskedFor() throws {
        let classes = ClassRegistry()
        classes.register(ProfileController.self)
        let storyboard = try storyboard(scene(navigation) + profile + inner, classes: classes)
        let controller = try XCTUnwrap(
            storyboard.instantiateViewController(withIdentifier: "Profile") as? ProfileController)
        XCTAssertEqual(controller.title, "Profile")
        XCTAssertEqual(controller.nameLabel.text, "Name")
        XCTAssertFalse(controller.isViewLoaded)
        XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
        XCTAssertEqual(controller.view.subviews.count, 2)
        XCTAssertEqual(controller.loads, 1)
    }

    func testACreatorMakesTheController() throws {
        let storyboard = try storyboard(profile)
        let controller: ProfileController = storyboard.instantiateViewController(identifier: "Profile") { coder in
            let made = ProfileController(coder: coder)
            made?.visits = 3
            return made
        }
        XCTAssertEqual(controller.visits, 3)
        XCTAssertEqual(controller.title, "Profile")
        XCTAssertEqual(controller.nameLabel.text, "Name", "outlets are connected")
        let plain: UIViewController = storyboard.instantiateViewController(identifier: "Profile")
        XCTAssertEqual(plain.title, "Profile")
    }

    func testContainersHoldTheControllersThatSeguesLeadTo() throws {
        let navigation = try XCTUnwrap(
            storyboard(scene(navigation) + profile + inner).instantiateInitialViewController()
                as? UINavigationController)
        let profile = try XCTUnwrap(navigation.topViewController)
        XCTAssertEqual(profile.title, "Profile")
        let embedded = try XCTUnwrap(profile.children.first)
        XCTAssertTrue(embedded.parent === profile)
        XCTAssertTrue(embedded.view.superview === profile.view.subviews[1])
        XCTAssertEqual(embedded.view.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    func testAnUnknownIdentifierIsToldWithTheKnownOnes() throws {
        let storyboard = try storyboard(profile)
        XCTAssertThrowsError(try storyboard.makeViewController(withIdentifier: "Settings")) { error in
            XCTAssertTrue(
                "\(error)".contains("doesn't contain a view controller with identifier 'Settings'; it has: Profile"))
        }
    }

    func testAControllerInsideItselfIsAnError() throws {
        let ring = scene(
            """
            <navigationController id="nav"><connections><segue destination="nav" kind="relationship" \
            relationship="rootViewController" id="s"/></connections></navigationController>
            """)
        XCTAssertThrowsError(try storyboard(ring).makeInitialViewController()) { error in
            XCTAssertTrue("\(error)".contains("controller nav is inside itself: nav, nav"))
        }
    }

    // Heights: 50 points is the row's own, 60 the table's.
    func testStaticCellsFillTheTable() throws {
        let table = scene(
            """
            <tableViewController storyboardIdentifier="Settings" id="nav">
            <tableView key="view" dataMode="static" style="grouped" rowHeight="60" id="table">\(rect(0, 0, 320, 480))
            <sections><tableViewSection headerTitle="First" footerTitle="Note" id="one"><cells>
            <tableViewCell rowHeight="50" id="c1"/><tableViewCell id="c2"/></cells></tableViewSection>
            <tableViewSection id="two"><cells><tableViewCell accessoryType="checkmark" id="c3"/></cells>
            </tableViewSection></sections></tableView></tableViewController>
            """)
        let controller = try XCTUnwrap(
            storyboard(table).makeInitialViewController() as? UITableViewController)
        let tableView = try XCTUnwrap(controller.tableView)
        XCTAssertEqual(tableView.style, .grouped)
        XCTAssertEqual(tableView.numberOfSections, 2)
        XCTAssertEqual(tableView.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height, 50)
        XCTAssertEqual(tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height, 60)
        XCTAssertEqual(tableView.dataSource?.tableView(tableView, titleForHeaderInSection: 0), "First")
        let cell = tableView.dataSource?.tableView(tableView, cellForRowAt: IndexPath(row: 0, section: 1))
        XCTAssertEqual(cell?.accessoryType, .checkmark)
    }

    // Stored frames: 84 points from a section with a footer of two lines to a section with a title (DuckDuckGo,
    // `Settings.storyboard`), and 96 from a footer of four lines to a section without title (Rocket.Chat,
    // `Preferences.storyboard`).
    func testTitlesOfStaticSectionsHaveTheHeightOfTheirText() throws {
        let section = { (titles: String, id: String) in
            #"<tableViewSection \#(titles) id="\#(id)"><cells><tableViewCell id="c-\#(id)"/></cells></tableViewSection>"#
        }
        let table = scene(
            """
            <tableViewController storyboardIdentifier="Settings" id="nav"><tableView key="view" dataMode="static" \
            style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">\
            \(rect(0, 0, 375, 667))<sections>
            \(section(#"footerTitle="One&#10;two""#, "a"))\(section(#"headerTitle="Action""#, "b"))
            \(section(#"footerTitle="1&#10;2&#10;3&#10;4""#, "c"))\(section("", "d"))
            </sections></tableView></tableViewController>
            """)
        let controller = try XCTUnwrap(storyboard(table).makeInitialViewController() as? UITableViewController)
        let tableView = try XCTUnwrap(controller.tableView)
        let rows = (0..<4).map { tableView.rectForRow(at: IndexPath(row: 0, section: $0)) }
        XCTAssertEqual(rows[0].minY, 35)
        XCTAssertEqual((1..<4).map { rows[$0].minY - rows[$0 - 1].maxY }, [84, 36, 96])
    }

    func testPrototypesAreRegisteredWithTheirTable() throws {
        let table = scene(
            """
            <tableViewController id="nav"><tableView key="view" estimatedRowHeight="-1" rowHeight="-1" \
            separatorStyle="none" id="table">\(rect(0, 0, 320, 480))
            <prototypes><tableViewCell reuseIdentifier="row" id="c1"/></prototypes></tableView></tableViewController>
            """)
        let controller = try storyboard(table).makeInitialViewController() as? UITableViewController
        let tableView = try XCTUnwrap(controller?.tableView)
        XCTAssertEqual(tableView.separatorStyle, .none)
        XCTAssertEqual(tableView.rowHeight, UITableView.automaticDimension)
        XCTAssertEqual(tableView.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier, "row")
    }

    // MARK: Nibs

    func testANibMakesEverythingForItsOwner() throws {
        let owner = Owner()
        let objects = try UINib(contentsOfFile: temporaryFile(nib)).instantiate(withOwner: owner)
        XCTAssertEqual(objects.compactMap { ($0 as? UIView)?.tag }, [1, 2])
        XCTAssertEqual(owner.badge.tag, 2)
    }

    func testANibOfABundleIsFoundByName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(nib.utf8).write(to: folder.appendingPathComponent("Badge.xib"))
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        XCTAssertEqual(bundle.loadNibNamed("Badge", owner: nil)?.count, 2)
        XCTAssertThrowsError(try UINib(nibName: "Other", bundle: bundle).makeReusableView()) { error in
            XCTAssertTrue("\(error)".hasPrefix("Other.xib: not in the bundle at "))
        }
    }

    // A header is a top-level view of a file.
    func testAHeaderIsMadeFromANib() throws {
        let classes = ClassRegistry()
        classes.register(UITableViewHeaderFooterView.self)
        let path = try temporaryFile(
            nib.replacingOccurrences(of: #"tag="1""#, with: #"tag="1" customClass="UITableViewHeaderFooterView""#))
        let table = UITableView()
        table.register(try UINib(contentsOfFile: path, classes: classes), forHeaderFooterViewReuseIdentifier: "header")
        XCTAssertEqual(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.tag, 1)
    }
}
