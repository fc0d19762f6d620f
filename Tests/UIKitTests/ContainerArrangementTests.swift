import UIKit
import XCTest

/// The arrangement of pages, columns, toolbars and lists at rest, according to Apple's documentation.
nonisolated final class ContainerArrangementTests: XCTestCase {}

extension ContainerArrangementTests {
    private func show(_ controller: UIViewController, width: UIUserInterfaceSizeClass = .compact) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 600))
        window.overrideTraitCollection = UITraitCollection(horizontalSizeClass: width)
        window.screenSafeAreaInsets.bottom = 34
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private final class Pages: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 2 }
    }

    // Apple's page on presentationCount(for:): dots are shown with the style scroll and a horizontal orientation, if the
    // data source returns their number.
    func testAPageControllerShowsADotForEachPage() throws {
        let source = Pages()
        func make(
            _ style: UIPageViewController.TransitionStyle, _ axis: UIPageViewController.NavigationOrientation
        ) -> (pages: UIPageViewController, page: UIViewController, dots: UIPageControl?) {
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: axis)
            let page = UIViewController()
            pages.dataSource = source
            pages.setViewControllers([page], direction: .forward, animated: false)
            _ = show(pages)
            return (pages, page, pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        }
        let (pages, page, control) = make(.scroll, .horizontal)
        let dots = try XCTUnwrap(control)
        XCTAssertEqual([dots.numberOfPages, dots.currentPage], [4, 2])
        XCTAssertEqual(dots.frame.maxY, 600 - 34)
        XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 0, width: 900, height: dots.frame.minY))
        // Apps find the scroll view of this style among the subviews, to set its delegate. The page before the current one
        // would be on its left.
        let scrollView = try XCTUnwrap(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
        XCTAssertTrue(page.view.isDescendant(of: scrollView))
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 900, y: 0))
        XCTAssertEqual(scrollView.contentSize.width, 2700)
        XCTAssertEqual(page.view.convert(page.view.bounds, to: pages.view).origin, .zero)
        XCTAssertNil(make(.pageCurl, .horizontal).dots)
        XCTAssertNil(make(.scroll, .vertical).dots)
        XCTAssertEqual(make(.scroll, .vertical).page.view.frame.height, 600)
    }

    private final class Top: NSObject, UISplitViewControllerDelegate {
        var column = UISplitViewController.Column.secondary
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { column }
    }

    func testTheDelegateChoosesTheColumnInFrontInACompactWidth() {
        for column in [UISplitViewController.Column.primary, .secondary] {
            let (split, top) = (UISplitViewController(style: .doubleColumn), Top())
            let (first, second) = (UIViewController(), UIViewController())
            split.setViewController(first, for: .primary)
            split.setViewController(second, for: .secondary)
            (split.delegate, top.column) = (top, column)
            let window = show(split)
            XCTAssertTrue(split.view.subviews.last === (column == .primary ? first : second).view)
            withExtendedLifetime(window) {}
        }
    }

    // A third of the width of 900 points is 300. Side by side, over one another, and moved to the side.
    func testTheSplitBehaviourArrangesTheColumns() {
        let expected: [UISplitViewController.SplitBehavior: CGRect] = [
            .tile: CGRect(x: 300, y: 0, width: 600, height: 600), .overlay: CGRect(x: 0, y: 0, width: 900, height: 600),
            .displace: CGRect(x: 300, y: 0, width: 900, height: 600),
        ]
        for (behaviour, frame) in expected {
            let split = UISplitViewController(style: .doubleColumn)
            let (first, second) = (UIViewController(), UIViewController())
            split.setViewController(first, for: .primary)
            split.setViewController(second, for: .secondary)
            split.preferredSplitBehavior = behaviour
            let window = show(split, width: .regular)
            XCTAssertEqual(first.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
            XCTAssertEqual(second.view.frame, frame, "\(behaviour)")
            XCTAssertEqual(split.view.subviews.last === first.view, behaviour == .overlay)
            withExtendedLifetime(window) {}
        }
    }

    // The height of a toolbar in stored frames is 44 points (49 in later versions).
    func testAToolbarIsAtTheBottomWithTheItemsOfTheTopmostController() throws {
        let content = UIViewController()
        content.toolbarItems = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: content)
        let window = show(navigation)
        XCTAssertEqual(content.view.safeAreaInsets.bottom, 34)
        navigation.setToolbarHidden(false, animated: false)
        window.layoutIfNeeded()
        let height = navigation.toolbar.intrinsicContentSize.height
        XCTAssertEqual(
            navigation.toolbar.frame, CGRect(x: 0, y: 600 - 34 - height, width: 900, height: height + 34))
        XCTAssertEqual(navigation.toolbar.items?.count, 1)
        XCTAssertEqual(content.view.safeAreaInsets.bottom, height + 34)
        XCTAssertEqual(content.view.frame.maxY, 600)
        navigation.toolbar.isTranslucent = false
        window.layoutIfNeeded()
        XCTAssertEqual(content.view.frame.maxY, 600 - 34 - height)
        navigation.isToolbarHidden = true
        window.layoutIfNeeded()
        XCTAssertNil(navigation.toolbar.superview)
        XCTAssertEqual(content.view.frame.maxY, 600)
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
            let list = cell as? UICollectionViewListCell
            let mark = UIView()
            mark.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(mark)
            NSLayoutConstraint.activate([
                mark.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 70),
                mark.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                mark.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                mark.heightAnchor.constraint(equalToConstant: 50),
            ])
            if indexPath.section == 0 {
                list?.separatorLayoutGuide.leadingAnchor.constraint(equalTo: mark.leadingAnchor).isActive = true
            }
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
        }
    }

    private func makeList(_ configuration: UICollectionLayoutListConfiguration, _ items: Items) -> UICollectionView {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Item")
        list.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Header")
        list.dataSource = items
        list.layoutIfNeeded()
        return list
    }

    // headerTopPadding: the amount of space above section headers.
    func testThePaddingOfAListIsAboveItsHeaders() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        func tops(_ list: UICollectionView) -> [CGFloat?] {
            (0..<2).map { section in
                list.layoutAttributesForSupplementaryElement(
                    ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
                    .frame.minY
            }
        }
        let items = Items()
        let plain = tops(makeList(configuration, items))
        configuration.headerTopPadding = 15
        let padded = makeList(configuration, items)
        XCTAssertEqual(tops(padded), [15, plain[1].map { $0 + 30 }])
    }

    // Apple's page on separatorLayoutGuide: constraints to it align the separator with content.
    func testTheSeparatorBeginsWhereTheGuideBegins() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.color = .red
        let items = Items()
        let list = makeList(configuration, items)
        let drawn = DrawnView(list)
        let first = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 0))).frame
        let second = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 1))).frame
        XCTAssertNotEqual(drawn.color(68, first.maxY - 0.5), [255, 0, 0, 255])
        XCTAssertEqual(drawn.color(72, first.maxY - 0.5), [255, 0, 0, 255])
        XCTAssertEqual(drawn.color(319, first.maxY - 0.5), [255, 0, 0, 255])
        XCTAssertEqual(drawn.color(68, second.maxY - 0.5), [255, 0, 0, 255])
    }
}
