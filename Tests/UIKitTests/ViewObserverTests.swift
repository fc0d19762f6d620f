import UIKit
import XCTest

/// Key-value observers of views (Apple, Key-Value Observing Programming Guide).
nonisolated final class ViewObserverTests: XCTestCase {}

/// A view that keeps a table as high as its content, as self-sizing tables in scroll views are.
private final class FullHeightTable: UIView, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    var rows = 3
    private var observation: NSKeyValueObservation?

    override init(frame: CGRect) {
        super.init(frame: frame)
        table.translatesAutoresizingMaskIntoConstraints = false
        table.dataSource = self
        table.rowHeight = 50
        addSubview(table)
        let height = table.heightAnchor.constraint(equalToConstant: 1)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: topAnchor), table.bottomAnchor.constraint(equalTo: bottomAnchor),
            table.leadingAnchor.constraint(equalTo: leadingAnchor), table.widthAnchor.constraint(equalToConstant: 320),
            height,
        ])
        observation = table.observe(\.contentSize, options: [.new]) { _, change in
            height.constant = change.newValue?.height ?? 0
        }
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// A header that records the scroll view's offsets, as headers that stretch do.
private final class Header: UIView {
    var offsets: [CGPoint] = []
    var former: [CGPoint] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        XCTAssertEqual(keyPath, "contentOffset")
        XCTAssertTrue(object is UIScrollView)
        offsets.append(change?[.newKey] as? CGPoint ?? .zero)
        former.append(change?[.oldKey] as? CGPoint ?? .zero)
    }
}

extension ViewObserverTests {
    func testATableCanBeAsHighAsItsContent() {
        let view = FullHeightTable()
        XCTAssertEqual(view.systemLayoutSizeFitting(.zero).height, 1)
        view.table.reloadData()
        view.table.layoutIfNeeded()
        XCTAssertEqual(view.systemLayoutSizeFitting(.zero).height, 150)
        view.rows = 5
        view.table.reloadData()
        view.table.layoutIfNeeded()
        XCTAssertEqual(view.systemLayoutSizeFitting(.zero).height, 250)
    }

    func testAClosureReceivesTheValuesThatItAskedFor() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var changes: [String] = []
        let observations = [
            view.observe(\.frame, options: [.old, .new]) { _, change in
                changes.append("frame \(change.oldValue?.width ?? -1) \(change.newValue?.width ?? -1)")
            },
            view.observe(\.bounds.size.width) { view, change in
                XCTAssertNil(change.newValue)
                XCTAssertNil(change.oldValue)
                changes.append("width \(view.bounds.width)")
            },
            view.observe(\.isHidden, options: [.initial, .new]) { _, change in
                changes.append("hidden \(change.newValue ?? false)")
            },
            view.observe(\.alpha, options: .new) { _, change in changes.append("alpha \(change.newValue ?? -1)") },
        ]
        XCTAssertEqual(changes, ["hidden false"])
        view.frame.size.width = 20
        view.isHidden = true
        view.alpha = 0.5
        view.center.x += 1
        XCTAssertEqual(
            changes, ["hidden false", "frame 10.0 20.0", "width 20.0", "hidden true", "alpha 0.5", "frame 20.0 20.0"])
        for observation in observations { observation.invalidate() }
        view.frame.size.width = 30
        XCTAssertEqual(changes.count, 6)
    }

    func testAFrameFromConstraintsIsReported() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([width, child.heightAnchor.constraint(equalTo: root.heightAnchor)])
        var widths: [CGFloat] = []
        let observation = child.observe(\.bounds, options: .new) { _, change in
            widths.append(change.newValue?.width ?? -1)
        }
        root.layoutIfNeeded()
        width.constant = 40
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        XCTAssertEqual(widths, [30, 40])
        observation.invalidate()
    }

    // "An observation is ended when the observation object is deinited": Apple, NSKeyValueObservation.
    func testAnObservationEndsWhenItIsReleasedAndKeepsNothing() {
        var calls = 0
        weak var former: UIScrollView?
        do {
            let view = UIScrollView()
            former = view
            do { _ = view.observe(\.contentSize) { _, _ in calls += 1 } }
            view.contentSize.height = 1
            var kept: NSKeyValueObservation? = view.observe(\.contentSize) { _, _ in calls += 10 }
            view.contentSize.height = 2
            kept = nil
            view.contentSize.height = 3
            XCTAssertNil(kept)
        }
        XCTAssertEqual(calls, 10)
        XCTAssertNil(former)
    }

    func testTheParentOfAControllerIsObserved() {
        let (parent, child) = (UIViewController(), UIViewController())
        var parents: [UIViewController?] = []
        let observation = child.observe(\.parent, options: .new) { child, _ in parents.append(child.parent) }
        parent.addChild(child)
        child.removeFromParent()
        XCTAssertEqual(parents, [parent, nil])
        observation.invalidate()
        parent.addChild(child)
        XCTAssertEqual(parents.count, 2)
    }

    func testAResponderIsNotifiedByName() {
        let (scrollView, header) = (UIScrollView(), Header())
        scrollView.addObserver(header, forKeyPath: "contentOffset", options: [.new, .old, .initial], context: nil)
        scrollView.addObserver(header, forKeyPath: "anything", options: .new, context: nil)
        scrollView.contentOffset.y = 5
        scrollView.contentOffset.y = 5
        scrollView.contentSize.height = 100
        scrollView.setContentOffset(CGPoint(x: 0, y: 9), animated: false)
        XCTAssertEqual(header.offsets.map(\.y), [0, 5, 9])
        XCTAssertEqual(header.former.map(\.y), [0, 0, 5])
        scrollView.removeObserver(header, forKeyPath: "contentOffset")
        scrollView.contentOffset.y = 1
        XCTAssertEqual(header.offsets.count, 3)
    }

    func testAnObserverMayChangeTheViewAndEndItsObservation() {
        let view = UIScrollView()
        var (sizes, observation): ([CGFloat], NSKeyValueObservation?) = ([], nil)
        observation = view.observe(\.contentSize, options: .new) { view, change in
            sizes.append(change.newValue?.height ?? -1)
            if view.contentSize.height < 3 { view.contentSize.height += 1 } else { observation?.invalidate() }
        }
        view.contentSize.height = 1
        view.contentSize.height = 7
        XCTAssertEqual(sizes, [1, 2, 3])
    }
}
