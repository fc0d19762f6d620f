import UIKit
import XCTest

/// Constraints that UIKit includes in or omits from its lists, according to the counts in tests of layout libraries.
nonisolated final class LibraryConstraintTests: XCTestCase {}

extension LibraryConstraintTests {
    // UIKit's messages about conflicts list two for each guide: its height, and the edge to which it is tied.
    func testTwoConstraintsHoldEachGuideOfAControllersBars() {
        let controller = UIViewController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        XCTAssertEqual(controller.view.constraints.count, 0)
        let top = NSLayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
            multiplier: 1, constant: 10)
        top.isActive = true
        XCTAssertTrue(top.secondItem === controller.topLayoutGuide)
        XCTAssertEqual(controller.view.constraints.count, 3)
        view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
        XCTAssertEqual(controller.view.constraints.count, 6)
        XCTAssertTrue(controller.view.constraints.allSatisfy(\.isActive))
        XCTAssertEqual(
            controller.view.constraints.filter { $0.secondItem == nil }.map(\.firstAttribute), [.height, .height])
    }

    func testTheGuidesAreAsHighAsTheBars() {
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.screenSafeAreaInsets.top = 20
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        let guide = controller.topLayoutGuide
        let height = controller.view.constraints.first { $0.firstItem === guide && $0.firstAttribute == .height }
        XCTAssertEqual(height?.constant, 64)
        XCTAssertEqual(guide.length, 64)
    }

    // If the autoresizing mask is not translated, only constraints determine the size of a view without a superview: in
    // tests of iOS libraries such views have a size of 0 or the constrained size.
    func testAViewWithoutASuperviewTakesTheSizeOfItsConstraints() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 320, height: 480))
        let child = UIView()
        view.addSubview(child)
        view.translatesAutoresizingMaskIntoConstraints = false
        child.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            child.topAnchor.constraint(equalTo: view.topAnchor),
            child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 16, height: 0))
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([width, child.heightAnchor.constraint(equalToConstant: 30)])
        view.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 100, height: 30))
        XCTAssertEqual(child.frame, CGRect(x: 8, y: 0, width: 84, height: 30))
        width.constant = 60
        view.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 8, y: 0, width: 44, height: 30))
    }

    // Constraints that refer only to the top edge leave the size open, and so do no constraints at all: collection views
    // that tests of iOS libraries lay out without a superview keep the size that was set.
    func testAViewWithoutASuperviewKeepsLengthsToWhichNoConstraintRefers() {
        for translates in [true, false] {
            let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), UIView())
            view.translatesAutoresizingMaskIntoConstraints = translates
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            view.layoutIfNeeded()
            XCTAssertEqual(view.frame.size, CGSize(width: 100, height: 80))
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 70))
            (label.text, label.translatesAutoresizingMaskIntoConstraints) = ("Text", translates)
            label.layoutIfNeeded()
            XCTAssertEqual(label.frame.size, CGSize(width: 90, height: 70))
        }
    }

    func testAViewWithoutASuperviewTakesOnlyTheHeightOfConstraintsAcrossIt() {
        let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), UIView())
        for each in [view, child] { each.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(child)
        NSLayoutConstraint.activate([
            child.leftAnchor.constraint(equalTo: view.leftAnchor), child.topAnchor.constraint(equalTo: view.topAnchor),
            child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            child.heightAnchor.constraint(equalToConstant: 33),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(view.frame.size, CGSize(width: 100, height: 33))
    }
}
