import UIKitLayout
import XCTest

/// Views and controllers inherit traits; individual traits can be replaced, as UIKit's documentation describes.
nonisolated final class TraitOverrideTests: XCTestCase {}

extension TraitOverrideTests {
    private func color(of view: UIView) -> [CGFloat]? {
        view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor.components
    }

    func testAnInterfaceStyleReplacesTheInheritedOneAndNothingElse() {
        let (root, view, inner) = (UIView(), UIView(), UIView())
        view.overrideUserInterfaceStyle = .dark
        view.addSubview(inner)
        inner.backgroundColor = .systemBackground
        root.overrideTraitCollection = UITraitCollection(traitsFrom: [
            .current, UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .light),
        ])
        root.addSubview(view)
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(inner.traitCollection.displayScale, 3)
        XCTAssertEqual(color(of: inner), [0, 0, 0, 1])
        root.overrideTraitCollection = UITraitCollection(displayScale: 1)
        XCTAssertEqual(inner.traitCollection.displayScale, 1)
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
        view.overrideUserInterfaceStyle = .unspecified
        XCTAssertEqual(inner.traitCollection, root.traitCollection)
    }

    func testOverridesOfTheViewTakePrecedence() {
        let view = UIView()
        view.traitOverrides.userInterfaceStyle = .light
        view.traitOverrides.layoutDirection = .rightToLeft
        view.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(view.traitCollection.userInterfaceStyle, .light)
        XCTAssertEqual(view.traitCollection.layoutDirection, .rightToLeft)
        XCTAssertEqual(view.overrideUserInterfaceStyle, .dark)
    }

    func testTheStyleOfAControllerIsThatOfItsView() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        XCTAssertFalse(controller.isViewLoaded)
        XCTAssertEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
    }

    func testAParentReplacesTraitsOfAChildAsLongAsItIsOne() {
        let (parent, child) = (UIViewController(), ObservingController())
        parent.view.overrideTraitCollection = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(userInterfaceStyle: .light),
        ])
        parent.view.addSubview(child.view)
        child.former = []
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact, "not a child yet")
        parent.addChild(child)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(child.traitCollection.verticalSizeClass, parent.traitCollection.verticalSizeClass)
        XCTAssertEqual(child.former.map(\.horizontalSizeClass), [.compact])
        XCTAssertEqual(
            parent.overrideTraitCollection(forChild: child), UITraitCollection(horizontalSizeClass: .regular))
        parent.setOverrideTraitCollection(compact, forChild: child)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        child.removeFromParent()
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .light)
        XCTAssertNil(parent.overrideTraitCollection(forChild: child))
    }
}

private final class ObservingController: UIViewController {
    var former: [UITraitCollection] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previousTraitCollection { former.append(previousTraitCollection) }
    }
}
