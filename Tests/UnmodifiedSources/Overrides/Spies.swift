import QuartzCore
import UIKit

/// Test doubles that record which of UIKit's methods were called.
final class TableViewSpy: UITableView {
    var calls: [String] = []

    override func reloadData() {
        calls.append("reloadData")
        super.reloadData()
    }
    override func beginUpdates() {
        calls.append("beginUpdates")
        super.beginUpdates()
    }
    override func endUpdates() {
        calls.append("endUpdates")
        super.endUpdates()
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.append("performBatchUpdates")
        super.performBatchUpdates(updates, completion: completion)
    }
    override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        calls.append("insertSections")
    }
    override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        calls.append("deleteSections")
    }
    override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        calls.append("reloadSections")
    }
    override func moveSection(_ section: Int, toSection newSection: Int) { calls.append("moveSection") }
    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        calls.append("insertRows")
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        calls.append("deleteRows")
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        calls.append("reloadRows")
    }
    override func reconfigureRows(at indexPaths: [IndexPath]) { calls.append("reconfigureRows") }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { calls.append("moveRow") }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        calls.append("register cell")
    }
    override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        calls.append("register header")
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        calls.append("dequeue")
        return nil
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        calls.append("dequeue for")
        return UITableViewCell()
    }
    override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        calls.append("dequeue header")
        return nil
    }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    override func rectForHeader(inSection section: Int) -> CGRect { CGRect(x: 0, y: 0, width: 2, height: 2) }
    override func rectForFooter(inSection section: Int) -> CGRect { CGRect(x: 0, y: 0, width: 3, height: 3) }
    override func rect(forSection section: Int) -> CGRect { CGRect(x: 0, y: 0, width: 4, height: 4) }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { IndexPath(row: 1, section: 2) }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { [IndexPath(row: 2, section: 2)] }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? { IndexPath(row: 3, section: 2) }
    override func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        calls.append("scrollToRow")
    }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        calls.append("selectRow")
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) { calls.append("deselectRow") }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { UITableViewHeaderFooterView() }
    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { UITableViewHeaderFooterView() }
    override var visibleCells: [UITableViewCell] { [] }
    override var indexPathsForVisibleRows: [IndexPath]? { [IndexPath(row: 4, section: 2)] }
    override var indexPathForSelectedRow: IndexPath? { IndexPath(row: 5, section: 2) }
    override var indexPathsForSelectedRows: [IndexPath]? { [IndexPath(row: 6, section: 2)] }
    override var backgroundView: UIView? { didSet { calls.append("backgroundView") } }
    override var separatorInset: UIEdgeInsets { didSet { calls.append("separatorInset") } }
    override var allowsSelection: Bool { didSet { calls.append("allowsSelection") } }
    override var allowsMultipleSelection: Bool { didSet { calls.append("allowsMultipleSelection") } }
}

final class CollectionViewSpy: UICollectionView {
    var calls: [String] = []

    override func reloadData() {
        calls.append("reloadData")
        super.reloadData()
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.append("performBatchUpdates")
        super.performBatchUpdates(updates, completion: completion)
    }
    override func insertSections(_ sections: IndexSet) { calls.append("insertSections") }
    override func deleteSections(_ sections: IndexSet) { calls.append("deleteSections") }
    override func reloadSections(_ sections: IndexSet) { calls.append("reloadSections") }
    override func moveSection(_ section: Int, toSection newSection: Int) { calls.append("moveSection") }
    override func insertItems(at indexPaths: [IndexPath]) { calls.append("insertItems") }
    override func deleteItems(at indexPaths: [IndexPath]) { calls.append("deleteItems") }
    override func reloadItems(at indexPaths: [IndexPath]) { calls.append("reloadItems") }
    override func reconfigureItems(at indexPaths: [IndexPath]) { calls.append("reconfigureItems") }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { calls.append("moveItem") }
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        calls.append("register cell")
    }
    override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        calls.append("register view")
    }
    override func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        calls.append("dequeue")
        return UICollectionViewCell()
    }
    override func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        calls.append("dequeue view")
        return UICollectionReusableView()
    }
    override func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        calls.append("selectItem")
    }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) { calls.append("deselectItem") }
    override func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        calls.append("scrollToItem")
    }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { IndexPath(item: 1, section: 2) }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? { IndexPath(item: 2, section: 2) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    override func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { nil }
    override var visibleCells: [UICollectionViewCell] { [] }
    override var indexPathsForVisibleItems: [IndexPath] { [IndexPath(item: 3, section: 2)] }
    override var indexPathsForSelectedItems: [IndexPath]? { [IndexPath(item: 4, section: 2)] }
    override var isEditing: Bool { didSet { calls.append("isEditing") } }
}

final class ViewSpy: UIView {
    var calls: [String] = []

    override func addConstraint(_ constraint: NSLayoutConstraint) {
        calls.append("addConstraint")
        super.addConstraint(constraint)
    }
    override func removeConstraint(_ constraint: NSLayoutConstraint) {
        calls.append("removeConstraint")
        super.removeConstraint(constraint)
    }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        calls.append("hugging")
        super.setContentHuggingPriority(priority, for: axis)
    }
    override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        calls.append("compression")
        super.setContentCompressionResistancePriority(priority, for: axis)
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { calls.append("margins") } }
    override var mask: UIView? { didSet { calls.append("mask") } }
    override func bringSubviewToFront(_ view: UIView) { calls.append("front") }
    override func sendSubviewToBack(_ view: UIView) { calls.append("back") }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { calls.append("exchange") }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        calls.append("addGuide")
        super.addLayoutGuide(layoutGuide)
    }
    override func addInteraction(_ interaction: UIInteraction) { calls.append("addInteraction") }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
    override func endEditing(_ force: Bool) -> Bool {
        calls.append("endEditing")
        return true
    }
    override func viewWithTag(_ tag: Int) -> UIView? { nil }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { true }
    override func accessibilityActivate() -> Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("presses") }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    override var canBecomeFocused: Bool { true }
}

final class ControllerSpy: UIViewController {
    var presenter: UIViewController?
    var coordinator: UIViewControllerTransitionCoordinator?
    var styles: [UIModalPresentationStyle] = []

    override var presentingViewController: UIViewController? { presenter }
    override var presentedViewController: UIViewController? { presenter }
    override var transitionCoordinator: UIViewControllerTransitionCoordinator? { coordinator }
    override var modalPresentationStyle: UIModalPresentationStyle {
        didSet { styles.append(modalPresentationStyle) }
    }
    override var modalTransitionStyle: UIModalTransitionStyle {
        get { .crossDissolve }
        set {}
    }
    override var isModalInPresentation: Bool {
        get { true }
        set {}
    }
    override var isBeingPresented: Bool { true }
    override var isBeingDismissed: Bool { true }
    override var isMovingToParent: Bool { true }
    override var isMovingFromParent: Bool { true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        super.beginAppearanceTransition(isAppearing, animated: false)
    }
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
}

final class ShadowLabel: UILabel {
    override var shadowColor: UIColor? { didSet { changes += 1 } }
    override var adjustsFontSizeToFitWidth: Bool { didSet { changes += 1 } }
    private(set) var changes = 0
}

final class HaloLayer: CALayer {
    private(set) var changes: [String] = []

    override func contains(_ p: CGPoint) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(p) }
    override var cornerRadius: CGFloat { didSet { changes.append("cornerRadius") } }
    override var isHidden: Bool { didSet { changes.append("isHidden") } }
    override var opacity: Float { didSet { changes.append("opacity") } }
    override var backgroundColor: CGColor? { didSet { changes.append("backgroundColor") } }
}

final class ConfiguredCell: UITableViewCell {
    private(set) var configurations = 0

    override var contentConfiguration: UIContentConfiguration? { didSet { configurations += 1 } }
    override var backgroundConfiguration: UIBackgroundConfiguration? { didSet { configurations += 1 } }
}
