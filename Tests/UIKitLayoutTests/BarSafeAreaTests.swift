import Foundation
import UIKitLayout
import XCTest

/// A box of 20 points between the content view's margins.
private final class BoxCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let (box, margins) = (UIView(), contentView.layoutMarginsGuide)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.heightAnchor.constraint(equalToConstant: 20), box.topAnchor.constraint(equalTo: margins.topAnchor),
            box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class BoxList: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BoxCell.self, forCellReuseIdentifier: "box")
        tableView.separatorStyle = .none
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    }
}

nonisolated final class BarSafeAreaTests: XCTestCase {}

extension BarSafeAreaTests {
    // Apple's page on `contentInsetAdjustmentBehavior`: a scroll view adjusts its content insets for bars, so that its
    // content has no safe area there. The margins of 11 points and the box of 20 make 42.
    func testRowsUnderANavigationBarAreAsHighAsOthers() {
        let list = BoxList(style: .plain)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        for offset in [0, 100, 300] as [CGFloat] {
            list.tableView.contentOffset.y = offset
            list.tableView.performBatchUpdates(nil)
            window.layoutIfNeeded()
            XCTAssertEqual(Set(list.tableView.visibleCells.map(\.frame.height)), [42], "offset \(offset)")
        }
    }
}
