import UIKit
import XCTest

/// Choices of the program that determine what a control, a container or a section shows, according to Apple's
/// documentation.
nonisolated final class ShownChoicesTests: XCTestCase {}

extension ShownChoicesTests {
    private func makeMenu(on: Int?) -> UIMenu {
        let actions = ["Small", "Medium", "Large"].enumerated().map { index, title in
            UIAction(title: title, state: index == on ? .on : .off) { _ in }
        }
        return UIMenu(children: [actions[0], UIMenu(options: .displayInline, children: Array(actions[1...]))])
    }

    // changesSelectionAsPrimaryAction with a menu that the button shows as its primary action makes a pop-up button, which
    // displays the selected element.
    func testAPopUpButtonHasTheTitleOfTheSelectedAction() {
        let button = UIButton(type: .system)
        button.setTitle("Size", for: .normal)
        (button.menu, button.showsMenuAsPrimaryAction) = (makeMenu(on: 2), true)
        XCTAssertEqual(button.title(for: .normal), "Size")
        button.changesSelectionAsPrimaryAction = true
        XCTAssertEqual(button.title(for: .normal), "Large")
        button.menu = makeMenu(on: nil)
        XCTAssertEqual(button.title(for: .normal), "Small")
        let configured = UIButton(configuration: .plain())
        (configured.changesSelectionAsPrimaryAction, configured.showsMenuAsPrimaryAction) = (true, true)
        configured.menu = makeMenu(on: 1)
        XCTAssertEqual(configured.configuration?.title, "Medium")
    }

    private func makeWindow(_ root: UIViewController, width: CGFloat = 375) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 812))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    // A tab bar is 49 points tall, above a safe area of 34; "the bottom bar remains hidden until the view controller is
    // popped from the stack".
    func testAPushedControllerHidesTheTabBar() {
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = makeWindow(tabs)
        XCTAssertEqual(first.view.safeAreaInsets.bottom, 83)
        second.hidesBottomBarWhenPushed = true
        navigation.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        XCTAssertEqual(second.view.safeAreaInsets.bottom, 34)
        XCTAssertEqual(tabs.tabBar.frame.minY, 812)
        navigation.pushViewController(third, animated: false)
        window.layoutIfNeeded()
        XCTAssertEqual(third.view.safeAreaInsets.bottom, 34)
        navigation.popToRootViewController(animated: false)
        window.layoutIfNeeded()
        XCTAssertEqual(first.view.safeAreaInsets.bottom, 83)
        XCTAssertEqual(tabs.tabBar.frame.minY, 812 - 83)
    }

    private final class Recorder: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("appear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
    }

    private func makeSplit() -> (split: UISplitViewController, primary: Recorder, secondary: UIViewController) {
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (Recorder(), UIViewController())
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        split.view.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
        return (split, primary, secondary)
    }

    func testAHiddenColumnLeavesItsSpaceToTheSecondaryColumn() {
        let (split, primary, secondary) = makeSplit()
        let window = makeWindow(split, width: 900)
        XCTAssertEqual(secondary.view.frame, CGRect(x: 300, y: 0, width: 600, height: 812))
        split.hide(.primary)
        window.layoutIfNeeded()
        XCTAssertEqual(secondary.view.frame, CGRect(x: 0, y: 0, width: 900, height: 812))
        XCTAssertNil(primary.view.window)
        split.show(.primary)
        window.layoutIfNeeded()
        XCTAssertEqual(primary.view.frame, CGRect(x: 0, y: 0, width: 300, height: 812))
        XCTAssertEqual(secondary.view.frame.minX, 300)
        XCTAssertEqual(primary.calls, ["appear", "disappear", "appear"])
    }

    func testTheDisplayModeShowsThePrimaryColumn() {
        let (split, primary, secondary) = makeSplit()
        let window = makeWindow(split, width: 900)
        split.preferredDisplayMode = .secondaryOnly
        window.layoutIfNeeded()
        XCTAssertEqual(secondary.view.frame.width, 900)
        XCTAssertNil(primary.view.window)
        split.preferredDisplayMode = .oneOverSecondary
        window.layoutIfNeeded()
        XCTAssertEqual(secondary.view.frame.width, 900)
        XCTAssertEqual(primary.view.frame.width, 300)
        XCTAssertEqual(split.view.subviews.last, primary.view)
        split.preferredDisplayMode = .oneBesideSecondary
        window.layoutIfNeeded()
        XCTAssertEqual(secondary.view.frame.width, 600)
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    // The handler is "called before each layout cycle to allow modification of the items in the section immediately
    // before they're displayed".
    func testASectionsHandlerChangesTheVisibleItems() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        var seen: [(items: [Int], offset: CGFloat)] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            XCTAssertEqual(environment.container.contentSize.width, 50)
            seen.append((items.map(\.indexPath.item), offset.y))
            for item in items where item.indexPath.item == 2 {
                item.alpha = 0.5
                item.transform = CGAffineTransform(scaleX: 2, y: 2)
            }
        }
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 50, height: 100),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = Items()
        collection.dataSource = items
        collection.layoutIfNeeded()
        collection.contentOffset.y = 75
        collection.layoutIfNeeded()
        XCTAssertEqual(seen.first?.items, [0, 1])
        XCTAssertEqual(seen.last?.items, [1, 2, 3])
        XCTAssertEqual(seen.last?.offset, 75)
        let cell = collection.cellForItem(at: IndexPath(item: 2, section: 0))
        XCTAssertEqual(cell?.alpha, 0.5)
        XCTAssertEqual(cell?.frame, CGRect(x: -25, y: 75, width: 100, height: 100))
    }
}
