import Foundation

// The views above and below all sections.
extension UITableView {
    /// Replaces the view above or below all sections by another one, which becomes as wide as the table.
    final func replaceTableView(_ former: UIView?, with view: UIView?) {
        replaceSubview(former, with: view)
        view?.frame.origin.x = 0
        view?.frame.size.width = bounds.width
    }

    /// Gives the views above and below all sections their places and the width of the table.
    final func placeTableViews() {
        tableHeaderView.map { place($0, y: 0) }
        tableFooterView.map { place($0, y: contentSize.height - $0.frame.height) }
    }

    private func place(_ view: UIView, y: CGFloat) {
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
        if view.frame != frame { view.frame = frame }
    }
}
