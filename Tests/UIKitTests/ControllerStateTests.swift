import UIKit
import XCTest

/// The states of controllers and windows, and the calls that changes by the program cause, according to Apple's
/// documentation.
nonisolated final class ControllerStateTests: XCTestCase {}

extension ControllerStateTests {
    private final class Recorder: UIViewController {
        var calls: [String] = []

        override func viewWillAppear(_ animated: Bool) { calls.append("will appear \(isMovingToParent)") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear \(isMovingToParent)") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear \(isMovingFromParent)") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear \(isMovingFromParent)") }
        override func viewLayoutMarginsDidChange() { calls.append("margins") }
        override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            calls.append("will have \(size.width), has \(view.bounds.width)")
            coordinator.animate(
                alongsideTransition: { [unowned self] _ in calls.append("has \(view.bounds.width)") },
                completion: { [unowned self] _ in calls.append("laid out \(view.subviews.first?.frame.width ?? 0)") })
        }
    }

    private func makeWindow(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    func testTheEditButtonTogglesItsTitle() {
        let controller = UIViewController()
        XCTAssertEqual(controller.editButtonItem.title, "Edit")
        controller.setEditing(true, animated: false)
        XCTAssertEqual(controller.editButtonItem.title, "Done")
        XCTAssertEqual(controller.editButtonItem.style, .done)
        controller.isEditing = false
        XCTAssertEqual(controller.editButtonItem.title, "Edit")
        XCTAssertEqual(controller.editButtonItem.style, .plain)
    }

    func testAPushedControllerMovesToItsParentUntilItHasAppeared() {
        let (first, second) = (Recorder(), Recorder())
        let navigation = UINavigationController(rootViewController: first)
        let window = makeWindow(navigation)
        first.calls = []
        navigation.pushViewController(second, animated: false)
        XCTAssertEqual(second.calls.filter { $0 != "margins" }, ["will appear true", "did appear true"])
        XCTAssertEqual(first.calls.filter { $0 != "margins" }, ["will disappear false", "did disappear false"])
        XCTAssertFalse(second.isMovingToParent)
        (first.calls, second.calls) = ([], [])
        navigation.popViewController(animated: false)
        XCTAssertEqual(second.calls.filter { $0 != "margins" }, ["will disappear true", "did disappear true"])
        XCTAssertEqual(first.calls.filter { $0 != "margins" }, ["will appear false", "did appear false"])
        XCTAssertFalse(second.isMovingFromParent)
        _ = window
    }

    func testAControllerIsToldOfNewMargins() {
        let controller = Recorder()
        controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(controller.calls, ["margins"])
    }

    // viewWillTransition(to:with:) is called before the size changes; animations alongside the transition run with the
    // new size, completion closures after the layout.
    func testAResizedWindowTellsItsControllers() {
        let (root, child) = (UIViewController(), Recorder())
        let window = makeWindow(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        (child.view.frame, child.view.autoresizingMask) = (root.view.bounds, [.flexibleWidth, .flexibleHeight])
        child.didMove(toParent: root)
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        child.view.addSubview(line)
        line.leadingAnchor.constraint(equalTo: child.view.leadingAnchor).isActive = true
        line.trailingAnchor.constraint(equalTo: child.view.trailingAnchor).isActive = true
        child.calls = []
        window.frame.size = CGSize(width: 600, height: 300)
        XCTAssertEqual(
            child.calls.filter { $0 != "margins" }, ["will have 600.0, has 300.0", "has 600.0", "laid out 600.0"])
        XCTAssertNil(child.transitionCoordinator)
        child.calls = []
        window.frame.origin.x = 10
        XCTAssertEqual(child.calls, [])
    }

    private final class KeyWindow: UIWindow {
        var resigned = 0
        override func resignKey() { resigned += 1 }
    }

    func testOneWindowOfASceneIsKey() {
        let scene = UIWindowScene()
        let (first, second) = (KeyWindow(windowScene: scene), KeyWindow(windowScene: scene))
        first.makeKey()
        XCTAssertTrue(first.isKeyWindow)
        second.makeKey()
        XCTAssertFalse(first.isKeyWindow)
        XCTAssertTrue(second.isKeyWindow)
        XCTAssertEqual([first.resigned, second.resigned], [1, 0])
    }

    private final class People: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    func testATableControllerClearsTheSelectionWhenItsViewAppears() {
        let people = People()
        let navigation = UINavigationController(rootViewController: people)
        let window = makeWindow(navigation)
        let path = IndexPath(row: 1, section: 0)
        for clears in [true, false] {
            people.clearsSelectionOnViewWillAppear = clears
            people.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            navigation.pushViewController(UIViewController(), animated: false)
            navigation.popViewController(animated: false)
            XCTAssertEqual(people.tableView.indexPathForSelectedRow, clears ? nil : path)
        }
        _ = window
    }

    private final class Pictures: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    func testACollectionControllerClearsTheSelectionWhenItsViewAppears() {
        let pictures = Pictures(collectionViewLayout: UICollectionViewFlowLayout())
        let navigation = UINavigationController(rootViewController: pictures)
        let window = makeWindow(navigation)
        pictures.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.popViewController(animated: false)
        XCTAssertNil(pictures.collectionView.indexPathsForSelectedItems.flatMap { $0.isEmpty ? nil : $0 })
        _ = window
    }

    // A navigation bar is 44 points tall, and 96 with a large title, below a safe area of 44.
    func testALargeTitleMakesTheBarTaller() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        let window = makeWindow(navigation)
        XCTAssertEqual(first.view.safeAreaInsets.top, 88)
        navigation.navigationBar.prefersLargeTitles = true
        window.layoutIfNeeded()
        XCTAssertEqual(first.view.safeAreaInsets.top, 140)
        XCTAssertEqual(navigation.navigationBar.frame.height, 96)
        second.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        XCTAssertEqual(second.view.safeAreaInsets.top, 88)
        let third = UIViewController()
        navigation.pushViewController(third, animated: false)
        window.layoutIfNeeded()
        XCTAssertEqual(third.view.safeAreaInsets.top, 88, "an automatic item has the mode of the item below it")
    }

    private final class SearchRecorder: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
        UISearchBarDelegate
    {
        var calls: [String] = []
        func presentSearchController(_ searchController: UISearchController) { calls.append("present") }
        func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
        func updateSearchResults(for searchController: UISearchController) {
            calls.append("update \(searchController.searchBar.text ?? "")")
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    }

    func testASearchControllerNotifiesItsDelegates() {
        let search = UISearchController(searchResultsController: nil)
        let recorder = SearchRecorder()
        (search.delegate, search.searchResultsUpdater, search.searchBar.delegate) = (recorder, recorder, recorder)
        search.isActive = true
        XCTAssertEqual(recorder.calls, ["present", "will present", "did present"])
        recorder.calls = []
        search.searchBar.text = "mira"
        XCTAssertEqual(recorder.calls, ["update mira"])
        let root = UIViewController()
        root.view.addSubview(search.searchBar)
        let window = makeWindow(root)
        recorder.calls = []
        search.searchBar.becomeFirstResponder()
        XCTAssertEqual(recorder.calls, ["begin", "update mira"])
        recorder.calls = []
        search.isActive = false
        XCTAssertEqual(recorder.calls, ["will dismiss", "end", "did dismiss"])
        _ = window
    }
}
