import TextLayout
import UIKit
import XCTest

@testable import UnmodifiedSources

/// Controllers of typical apps that use API for input and feedback: all of their code compiles, the values are stored,
/// and the views have the same frames as on iOS.
nonisolated final class AppSourceTests: XCTestCase {
    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) { super.invokeTest() }
    }
}

extension AppSourceTests {
    private func makeWindow(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    func testAListIsEditedByItsButton() {
        let people = PeopleController()
        let window = makeWindow(UINavigationController(rootViewController: people))
        XCTAssertEqual(people.view.window, window)
        XCTAssertTrue(people.navigationItem.leftBarButtonItem === people.editButtonItem)
        XCTAssertFalse(people.tableView.isEditing)
        people.isEditing = true
        XCTAssertTrue(people.tableView.isEditing, "a table controller's table is edited with it")
        people.setEditing(false, animated: true)
        XCTAssertFalse(people.tableView.isEditing)
        XCTAssertTrue(people.tableView.prefetchDataSource === people)
    }

    func testAContextMenuIsMadeOfActions() throws {
        let people = PeopleController()
        people.loadViewIfNeeded()
        let menu = people.tableView(
            people.tableView, contextMenuConfigurationForRowAt: IndexPath(row: 0, section: 0), point: .zero)
        let actions = try XCTUnwrap(menu?.actionProvider?([])).children
        XCTAssertEqual(actions.map(\.title), ["Share"])
        people.share(IndexPath(row: 1, section: 0))
        XCTAssertEqual(UIPasteboard.general.string, "Grace")
        XCTAssertTrue(people.presentedViewController is UIActivityViewController)
    }

    func testTheFirstPageFillsAPageController() throws {
        let pages = OnboardingController()
        let window = makeWindow(pages)
        let first = try XCTUnwrap(pages.viewControllers?.first as? OnboardingPage)
        // The data source returns the number of pages, so their dots take 26 points below the page, as in
        // stored frames since iOS 14.
        let area = CGRect(x: 0, y: 0, width: 320, height: 568 - 26)
        XCTAssertEqual(first.view.frame, area)
        XCTAssertTrue(first.parent === pages)
        let next = try XCTUnwrap(pages.dataSource?.pageViewController(pages, viewControllerAfter: first))
        var isDone = false
        pages.setViewControllers([next], direction: .forward, animated: true) { isDone = $0 }
        XCTAssertTrue(isDone)
        window.layoutIfNeeded()
        XCTAssertEqual(next.view.frame, area)
        XCTAssertNil(first.parent)
        XCTAssertNil(first.view.superview)
    }

    func testASceneShowsItsWindow() {
        let delegate = SceneDelegate()
        let scene = UIWindowScene()
        delegate.scene(scene, willConnectTo: UISceneSession(), options: .init())
        XCTAssertTrue(scene.windows.first === delegate.window)
        XCTAssertEqual(delegate.window?.frame, UIScreen.main.bounds)
        XCTAssertTrue(delegate.window?.rootViewController?.isViewLoaded ?? false)
    }

    func testWheelsShowTheRowsThatAreChosen() {
        let sheet = DetailsSheet()
        sheet.loadViewIfNeeded()
        XCTAssertEqual(sheet.picker.numberOfComponents, 1)
        XCTAssertEqual(sheet.picker.numberOfRows(inComponent: 0), 3)
        XCTAssertEqual(sheet.picker.selectedRow(inComponent: 0), 1)
        sheet.picker.reloadAllComponents()
        XCTAssertEqual(sheet.picker.selectedRow(inComponent: 0), 0)
        XCTAssertEqual(UIPickerView().selectedRow(inComponent: 0), -1, "no rows")
        XCTAssertEqual(sheet.datePicker.datePickerStyle, .compact)
    }

    func testASheetKeepsItsHeights() {
        let sheet = DetailsSheet()
        let below = UIViewController()
        _ = makeWindow(below)
        below.present(sheet, animated: true)
        let presentation = sheet.sheetPresentationController
        XCTAssertEqual(
            presentation?.detents.map(\.identifier), [.medium, .large, .init("small")])
        XCTAssertEqual(presentation?.selectedDetentIdentifier, .large)
        XCTAssertTrue(sheet.presentationController === presentation)
        XCTAssertTrue(presentation?.presentedViewController === sheet)
        XCTAssertTrue(presentation?.presentingViewController === below)
    }

    func testAPresentationOfOnesOwnComputesItsFrame() throws {
        let below = UIViewController()
        _ = makeWindow(below)
        let presentation = HalfTransition().presentationController(
            forPresented: UIViewController(), presenting: below, source: below)
        XCTAssertEqual(
            presentation?.frameOfPresentedViewInContainerView, CGRect(x: 0, y: 284, width: 320, height: 284))
    }

    func testEditingReachesTheOverride() {
        let sheet = DetailsSheet()
        sheet.loadViewIfNeeded()
        sheet.textView.isEditable = false
        sheet.isEditing = true
        XCTAssertTrue(sheet.textView.isEditable)
        XCTAssertTrue(sheet.isEditing)
    }

    // San Francisco's line of 17 points is 1.193359 × 17 = 20.287 points high. 288 points hold 33 characters of 8.5: a
    // text of 36 takes two lines. A row has insets of 8, 4 between the labels, and a pixel for the separator.
    func testRowsOfPeopleAreAsHighAsTheirTexts() {
        let people = PeopleController()
        people.people[1].about = "COBOL, and the first of the compilers"
        people.loadViewIfNeeded()
        people.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
        people.tableView.layoutIfNeeded()
        let scale = people.traitCollection.displayScale
        func pixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
        let (one, two) = (pixels(20.287), pixels(2 * 20.287))
        let heights = (0..<2).map { people.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        XCTAssertEqual(heights[0], 8 + one + 4 + one + 8 + 1 / scale, accuracy: 0.001)
        XCTAssertEqual(heights[1], 8 + one + 4 + two + 8 + 1 / scale, accuracy: 0.001)
    }

    func testASidebarIsAnOutline() throws {
        let sidebar = SidebarController()
        let window = makeWindow(sidebar)
        sidebar.collectionView.layoutIfNeeded()
        XCTAssertEqual(sidebar.collectionView.frame, window.bounds)
        XCTAssertEqual(sidebar.dataSource.snapshot().itemIdentifiers, ["Library", "Books", "Films", "Tags"])
        let cell = sidebar.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
        XCTAssertEqual((cell as? UICollectionViewListCell)?.indentationLevel, 1)
        XCTAssertEqual(sidebar.keyCommands?.first?.input, "n")
        let items = sidebar.collectionView(
            sidebar.collectionView, itemsForBeginning: NoDrag(), at: IndexPath(item: 3, section: 0))
        XCTAssertEqual(items.first?.itemProvider.object as? NSString, "Tags")
    }

    // A hidden accessory takes no space; one with a reserved width takes that width.
    func testAccessoriesTakeTheRoomThatTheirOptionsSay() {
        func contentWidth(_ accessories: [UICellAccessory]) -> CGFloat {
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            cell.accessories = accessories
            cell.layoutIfNeeded()
            return cell.contentView.frame.width
        }
        XCTAssertEqual(contentWidth([.checkmark(options: .init(isHidden: true))]), 320)
        XCTAssertEqual(contentWidth([.checkmark(options: .init(reservedLayoutWidth: .custom(50)))]), 270)
        XCTAssertEqual(
            contentWidth([.label(text: "ab", options: .init(font: .systemFont(ofSize: 20)))]),
            contentWidth([.label(text: "abcd", options: .init(font: .systemFont(ofSize: 10)))]), "as wide as each other"
        )
    }

    func testAFieldDeletesBackward() {
        let field = CodeField()
        var count = 0
        field.onDeleteEmpty = { count += 1 }
        field.text = "é1"
        field.deleteBackward()
        XCTAssertEqual(field.text, "é")
        field.deleteBackward()
        field.deleteBackward()
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(count, 1)
        XCTAssertEqual(
            field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 30)),
            CGRect(x: 8, y: 0, width: 84, height: 30))
    }

    func testAProgressBarFollowsAProgress() {
        let bar = UIProgressView()
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        bar.observedProgress = progress
        XCTAssertEqual(bar.progress, 0.25)
    }
}

private final class NoDrag: UIDragSession {
    let items: [UIDragItem] = []
    var localContext: Any?
}
