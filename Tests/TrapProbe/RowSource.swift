import UIKit

/// A cell with an arbitrary fitting height.
final class FrameCell: UITableViewCell {
    private let height: CGFloat

    init(height: CGFloat) {
        self.height = height
        super.init(style: .default, reuseIdentifier: "frame")
    }

    required init?(coder: NSCoder) { nil }

    required convenience init() { self.init(height: 0) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

/// A view of any intrinsic size.
final class ContentView: UIView {
    private let intrinsicSize: CGSize

    init(intrinsicSize: CGSize) {
        self.intrinsicSize = intrinsicSize
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { intrinsicSize }
}

/// Rows with arbitrary values, including invalid ones.
final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sectionCount = 1
    var rowCount = 5
    var rowHeight: CGFloat = 44
    var rowEstimate: CGFloat = 44
    var headerHeight: CGFloat = 0
    var whenAskedForHeight: (UITableView) -> Void = { _ in }

    func numberOfSections(in tableView: UITableView) -> Int { sectionCount }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { rowEstimate }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        whenAskedForHeight(tableView)
        return rowHeight
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}
