import QuartzCore
import UIKit
import XCTest

@testable import UnmodifiedSources

/// Members that UIKit's documentation lists and that subclasses override: a call on the base class reaches the override.
nonisolated final class OverridableMembersTests: XCTestCase {}

extension OverridableMembersTests {
    private var path: IndexPath { IndexPath(row: 0, section: 0) }

    func testUpdatesOfATableReachTheSubclass() {
        let spy = TableViewSpy()
        let table: UITableView = spy
        table.reloadData()
        table.performBatchUpdates {
            table.insertSections([0], with: .fade)
            table.deleteSections([0], with: .fade)
            table.reloadSections([0], with: .fade)
            table.moveSection(0, toSection: 1)
            table.insertRows(at: [path], with: .fade)
            table.deleteRows(at: [path], with: .fade)
            table.reloadRows(at: [path], with: .fade)
            table.reconfigureRows(at: [path])
            table.moveRow(at: path, to: path)
        }
        XCTAssertEqual(
            spy.calls,
            [
                "reloadData", "performBatchUpdates", "beginUpdates", "insertSections", "deleteSections",
                "reloadSections", "moveSection", "insertRows", "deleteRows", "reloadRows", "reconfigureRows",
                "moveRow", "endUpdates",
            ])
    }

    func testQuestionsToATableReachTheSubclass() {
        let spy = TableViewSpy()
        let table: UITableView = spy
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "cell"))
        _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        XCTAssertNil(table.dequeueReusableHeaderFooterView(withIdentifier: "header"))
        table.scrollToRow(at: path, at: .top, animated: false)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        table.deselectRow(at: path, animated: false)
        (table.backgroundView, table.separatorInset) = (UIView(), .zero)
        (table.allowsSelection, table.allowsMultipleSelection) = (false, true)
        XCTAssertEqual(
            spy.calls,
            [
                "register cell", "register header", "dequeue", "dequeue for", "dequeue header", "scrollToRow",
                "selectRow", "deselectRow", "backgroundView", "separatorInset", "allowsSelection",
                "allowsMultipleSelection",
            ])
        XCTAssertEqual(
            [
                table.rectForRow(at: path), table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0),
                table.rect(forSection: 0),
            ].map(\.width), [1, 2, 3, 4])
        XCTAssertEqual(
            [
                table.indexPathForRow(at: .zero), table.indexPathsForRows(in: .zero)?.first,
                table.indexPath(for: UITableViewCell()), table.indexPathsForVisibleRows?.first,
                table.indexPathForSelectedRow, table.indexPathsForSelectedRows?.first,
            ].map { $0?.row }, [1, 2, 3, 4, 5, 6])
        XCTAssertNotNil(table.headerView(forSection: 0))
        XCTAssertNotNil(table.footerView(forSection: 0))
    }

    func testCallsOfACollectionViewReachTheSubclass() {
        let spy = CollectionViewSpy(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let view: UICollectionView = spy
        view.reloadData()
        view.performBatchUpdates {
            view.insertSections([0])
            view.deleteSections([0])
            view.reloadSections([0])
            view.moveSection(0, toSection: 1)
            view.insertItems(at: [path])
            view.deleteItems(at: [path])
            view.reloadItems(at: [path])
            view.reconfigureItems(at: [path])
            view.moveItem(at: path, to: path)
        }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "view")
        _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        _ = view.dequeueReusableSupplementaryView(ofKind: "kind", withReuseIdentifier: "view", for: path)
        view.selectItem(at: path, animated: false, scrollPosition: [])
        view.deselectItem(at: path, animated: false)
        view.scrollToItem(at: path, at: [], animated: false)
        view.isEditing = true
        XCTAssertEqual(
            spy.calls,
            [
                "reloadData", "performBatchUpdates", "insertSections", "deleteSections", "reloadSections",
                "moveSection", "insertItems", "deleteItems", "reloadItems", "reconfigureItems", "moveItem",
                "register cell", "register view", "dequeue", "dequeue view", "selectItem", "deselectItem",
                "scrollToItem", "isEditing",
            ])
        XCTAssertEqual(
            [
                view.indexPath(for: UICollectionViewCell()), view.indexPathForItem(at: .zero),
                view.indexPathsForVisibleItems.first, view.indexPathsForSelectedItems?.first,
            ].map { $0?.item }, [1, 2, 3, 4])
    }

    func testCallsOfAViewReachTheSubclass() {
        let spy = ViewSpy()
        let (view, child): (UIView, UIView) = (spy, UIView())
        view.addSubview(child)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        view.addConstraints([width])
        view.removeConstraints([width])
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.required, for: .vertical)
        view.directionalLayoutMargins = .zero
        view.mask = UIView()
        view.bringSubviewToFront(child)
        view.sendSubviewToBack(child)
        view.exchangeSubview(at: 0, withSubviewAt: 0)
        view.addLayoutGuide(UILayoutGuide())
        view.addInteraction(UIPointerInteraction())
        XCTAssertTrue(view.endEditing(true))
        XCTAssertEqual(
            spy.calls,
            [
                "addConstraint", "removeConstraint", "hugging", "compression", "margins", "mask", "front", "back",
                "exchange", "addGuide", "addInteraction", "endEditing",
            ])
        XCTAssertEqual(view.convert(.zero, to: child), CGPoint(x: 1, y: 2))
        XCTAssertEqual(view.convert(.zero, from: child), CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertTrue(view.accessibilityActivate() && view.accessibilityScroll(.down) && view.canBecomeFocused)
    }

    func testPropertiesOfAControllerReachTheSubclass() {
        let spy = ControllerSpy()
        spy.presenter = UIViewController()
        let controller: UIViewController = spy
        controller.modalPresentationStyle = .overFullScreen
        XCTAssertEqual(spy.styles, [.overFullScreen])
        XCTAssertIdentical(controller.presentingViewController, spy.presenter)
        XCTAssertIdentical(controller.presentedViewController, spy.presenter)
        XCTAssertEqual(controller.modalTransitionStyle, .crossDissolve)
        XCTAssertEqual(controller.preferredStatusBarUpdateAnimation, .slide)
        XCTAssertEqual(controller.preferredScreenEdgesDeferringSystemGestures, .bottom)
        XCTAssertTrue(
            controller.isModalInPresentation && controller.isBeingPresented && controller.isBeingDismissed
                && controller.isMovingToParent && controller.isMovingFromParent)
    }

    func testPropertiesOfLabelsLayersAndCellsReachTheSubclass() {
        let label = ShadowLabel()
        (label as UILabel).shadowColor = .red
        (label as UILabel).adjustsFontSizeToFitWidth = true
        XCTAssertEqual(label.changes, 2)
        let halo = HaloLayer()
        let layer: CALayer = halo
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        XCTAssertTrue(layer.contains(CGPoint(x: -5, y: -5)))
        (layer.cornerRadius, layer.isHidden, layer.opacity) = (1, true, 0.5)
        layer.backgroundColor = UIColor.red.cgColor
        XCTAssertEqual(halo.changes, ["cornerRadius", "isHidden", "opacity", "backgroundColor"])
        let cell = ConfiguredCell(style: .default, reuseIdentifier: nil)
        (cell as UITableViewCell).contentConfiguration = cell.defaultContentConfiguration()
        (cell as UITableViewCell).backgroundConfiguration = .clear()
        XCTAssertEqual(cell.configurations, 2)
    }

    // Apple, UIControl: contextMenuInteraction exists while isContextMenuInteractionEnabled is true; the control is its
    // delegate, and subclasses override the delegate's methods.
    func testTheContextMenuOfAControlAsksTheSubclass() throws {
        let spy = MenuControl(frame: CGRect(x: 0, y: 0, width: 44, height: 32))
        spy.makeMenu = { UIMenu(title: "\($0.bounds.width)", children: []) }
        let control: UIControl = spy
        let interaction = try XCTUnwrap(control.contextMenuInteraction)
        XCTAssertTrue(interaction.view === control && interaction.delegate === control)
        XCTAssertTrue(control.interactions.contains { $0 === interaction })

        let delegate: any UIContextMenuInteractionDelegate = control
        let configuration = try XCTUnwrap(
            delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero))
        XCTAssertEqual(configuration.actionProvider?([])?.title, "44.0")
        XCTAssertEqual(configuration.preferredMenuElementOrder, .fixed)
        let preview = delegate.contextMenuInteraction(
            interaction, previewForHighlightingMenuWithConfiguration: configuration)
        XCTAssertTrue(preview?.view === spy.icon)
        delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: nil)
        XCTAssertTrue(spy.isMenuShown)
        delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: nil)
        XCTAssertFalse(spy.isMenuShown)
        XCTAssertEqual(control.menuAttachmentPoint(for: configuration), CGPoint(x: 22, y: 32))

        control.isContextMenuInteractionEnabled = false
        XCTAssertNil(control.contextMenuInteraction)
        XCTAssertNil(interaction.view)
        XCTAssertTrue(control.interactions.isEmpty)
    }
}
