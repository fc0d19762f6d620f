import UIKit
import XCTest

/// The frames of sheets and popovers, and adaptive presentations, according to Apple's pages on
/// UISheetPresentationController, UIPopoverPresentationController and UIAdaptivePresentationControllerDelegate.
nonisolated final class PresentedFrameTests: XCTestCase {}

extension PresentedFrameTests {
    private func show(
        _ size: CGSize, _ width: UIUserInterfaceSizeClass, safeArea: UIEdgeInsets = .zero
    ) -> (window: UIWindow, root: UIViewController) {
        let (window, root) = (UIWindow(frame: CGRect(origin: .zero, size: size)), UIViewController())
        window.overrideTraitCollection = UITraitCollection(horizontalSizeClass: width)
        window.screenSafeAreaInsets = safeArea
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (window, root)
    }

    private func makeSheet(_ detents: [UISheetPresentationController.Detent]) -> UIViewController {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = detents
        return sheet
    }

    // Measured on devices: the maximum value is 749 on an iPhone 14 Pro and 627 on an iPhone SE. The value of a detent
    // does not include the safe area at the bottom.
    func testASheetIsAsTallAsItsDetent() {
        var maximum: CGFloat = 0
        for (size, safeArea, expected) in [
            (CGSize(width: 393, height: 852), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), 749),
            (CGSize(width: 375, height: 667), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), 627),
        ] as [(CGSize, UIEdgeInsets, CGFloat)] {
            let (window, root) = show(size, .compact, safeArea: safeArea)
            func height(_ detents: [UISheetPresentationController.Detent]) -> CGFloat {
                let sheet = makeSheet(detents)
                root.present(sheet, animated: false)
                root.dismiss(animated: false)
                XCTAssertEqual(sheet.view.frame.maxY, size.height)
                XCTAssertEqual(sheet.view.frame.width, size.width)
                return sheet.view.frame.height - safeArea.bottom
            }
            XCTAssertEqual(height([.large()]), expected)
            XCTAssertEqual(height([.medium(), .large()]), size.height / 2 - safeArea.bottom)
            XCTAssertEqual(
                height([
                    .custom {
                        maximum = $0.maximumDetentValue
                        return 200
                    }
                ]), 200)
            XCTAssertEqual(maximum, expected)
            XCTAssertEqual(height([.custom { _ in nil }, .medium()]), size.height / 2 - safeArea.bottom)
            XCTAssertEqual(height([.custom { $0.maximumDetentValue + 100 }]), expected)
            withExtendedLifetime(window) {}
        }
    }

    func testASheetFollowsItsSelectedDetentAndTheValuesOfCustomOnes() throws {
        let (window, root) = show(CGSize(width: 375, height: 667), .compact)
        var value: CGFloat = 100
        let sheet = makeSheet([.custom(identifier: .init("own")) { _ in value }, .large()])
        root.present(sheet, animated: false)
        let presentation = try XCTUnwrap(sheet.sheetPresentationController)
        XCTAssertEqual(sheet.view.frame.height, 100)
        value = 150
        presentation.invalidateDetents()
        XCTAssertEqual(sheet.view.frame.height, 150)
        presentation.animateChanges { presentation.selectedDetentIdentifier = .large }
        XCTAssertEqual(sheet.view.frame.height, 647)
        withExtendedLifetime(window) {}
    }

    func testAFormSheetHasItsPreferredSizeInTheMiddleOfARegularWidth() {
        let (window, root) = show(CGSize(width: 1000, height: 800), .regular)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .formSheet
        sheet.preferredContentSize = CGSize(width: 400, height: 300)
        root.present(sheet, animated: false)
        XCTAssertEqual(sheet.view.frame, CGRect(x: 300, y: 250, width: 400, height: 300))
        sheet.preferredContentSize.height = 500
        XCTAssertEqual(sheet.view.frame, CGRect(x: 300, y: 150, width: 400, height: 500))
        withExtendedLifetime(window) {}
    }

    private final class Adaptation: NSObject, UIPopoverPresentationControllerDelegate {
        var style: UIModalPresentationStyle?
        var container: UIViewController?
        var asked: [UIUserInterfaceSizeClass] = []
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            asked.append(traitCollection.horizontalSizeClass)
            return style ?? .automatic
        }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { container }
    }

    /// Presents a popover of 200 × 300 points from a view of 50 × 40 points at (400, 100).
    private func present(
        _ width: UIUserInterfaceSizeClass, _ arrows: UIPopoverArrowDirection = .any,
        _ adaptation: Adaptation? = nil
    ) -> (frame: CGRect, arrow: UIPopoverArrowDirection?) {
        let (window, root) = show(CGSize(width: 1000, height: 800), width)
        let (source, menu) = (UIView(frame: CGRect(x: 400, y: 100, width: 50, height: 40)), UIViewController())
        root.view.addSubview(source)
        menu.modalPresentationStyle = .popover
        menu.preferredContentSize = CGSize(width: 200, height: 300)
        let popover = menu.popoverPresentationController
        popover?.sourceView = source
        popover?.permittedArrowDirections = arrows
        popover?.delegate = adaptation
        root.present(menu, animated: false)
        defer { withExtendedLifetime(window) {} }
        return (menu.view.frame, popover?.arrowDirection)
    }

    // The arrow fills 13 points between the popover and the source. A popover to the side would begin above the window,
    // so it is moved down; above the source there is too little space.
    func testAPopoverIsBesideItsSource() {
        let below = present(.regular)
        XCTAssertEqual(below.frame, CGRect(x: 325, y: 153, width: 200, height: 300))
        XCTAssertEqual(below.arrow, .up)
        XCTAssertEqual(present(.regular, .left).frame, CGRect(x: 463, y: 0, width: 200, height: 300))
        XCTAssertEqual(present(.regular, .right).frame, CGRect(x: 187, y: 0, width: 200, height: 300))
        XCTAssertEqual(present(.regular, [.down, .left]).arrow, .left)
        XCTAssertEqual(present(.regular, .down).frame, CGRect(x: 325, y: 0, width: 200, height: 87))
    }

    // UIModalPresentationStyle.popover: in a horizontally compact environment the same as fullScreen.
    func testAPopoverAdaptsToACompactWidthUnlessTheDelegateReturnsNone() {
        let whole = CGRect(x: 0, y: 0, width: 1000, height: 800)
        XCTAssertEqual(present(.compact).frame, whole)
        let adaptation = Adaptation()
        adaptation.style = UIModalPresentationStyle.none
        XCTAssertEqual(present(.compact, .any, adaptation).frame.size, CGSize(width: 200, height: 300))
        XCTAssertEqual(Set(adaptation.asked), [.compact])
        adaptation.style = .overFullScreen
        XCTAssertEqual(present(.regular, .any, adaptation).frame, whole)
    }

    func testTheDelegateSuppliesTheControllerForTheAdaptedStyle() throws {
        let (adaptation, container) = (Adaptation(), UINavigationController())
        (adaptation.style, adaptation.container) = (.fullScreen, container)
        _ = present(.compact, .any, adaptation)
        XCTAssertEqual(container.viewIfLoaded?.frame, CGRect(x: 0, y: 0, width: 1000, height: 800))
    }
}
