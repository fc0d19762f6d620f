import Foundation
import Locking
import TextLayout
import UIKitLayout
import XCTest

/// Views that are modified after a layout have the layout of views created in the final state.
nonisolated final class LayoutEditTests: XCTestCase {}

extension LayoutEditTests {
    private func withFixedPitch(_ body: () -> Void) {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer(), operation: body)
    }

    func testRandomEditsGiveTheLayoutOfFreshViews() {
        let isLong = ProcessInfo.processInfo.environment["TL_TEST_LONG"] != nil
        let seed =
            ProcessInfo.processInfo.environment["TL_TEST_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...9_999_999)
        print("random edits: TL_TEST_SEED=\(seed)")
        var numbers = SeededNumbers(seed: seed)
        withFixedPitch {
            var card = Card()
            let views = CardViews(card)
            for edit in 0..<(isLong ? 100_000 : 5_000) {
                card.edit(&numbers)
                views.show(card)
                let fresh = CardViews(card)
                guard views.fittingSize == fresh.fittingSize, edit % 3 > 0 || views.frames == fresh.frames else {
                    return XCTFail("edit \(edit) of seed \(seed): \(views.frames) is not \(fresh.frames)")
                }
            }
        }
    }

    // Three lines of 12 points, limited to two, then unlimited.
    func testTheNumberOfLinesMayChange() {
        withFixedPitch {
            let label = UILabel()
            label.font = .systemFont(ofSize: 10)
            label.text = "abcd abcd abcd"
            for (lines, height) in [(1, 12), (2, 24), (0, 36), (1, 12), (0, 36), (2, 24)] {
                label.numberOfLines = lines
                let size = label.systemLayoutSizeFitting(
                    CGSize(width: 20, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                XCTAssertEqual(size, CGSize(width: 20, height: height))
            }
        }
    }

    // 10 points above a view of 20, then 30 points above it, in a superview as high as both.
    func testAFrameThatIsSetMovesWhatIsTiedToIt() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let fixed = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 20))
        let tied = UIView()
        tied.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(fixed)
        root.addSubview(tied)
        NSLayoutConstraint.activate([
            tied.topAnchor.constraint(equalTo: fixed.bottomAnchor),
            tied.leftAnchor.constraint(equalTo: root.leftAnchor),
            tied.widthAnchor.constraint(equalToConstant: 5), tied.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(tied.frame.minY, 30)
        fixed.frame.origin.y = 30
        root.layoutIfNeeded()
        XCTAssertEqual(tied.frame.minY, 50)
    }

    // A layout in between would remove the constraint; without one, the engine still contains it in its old form.
    func testAConstraintThatChangesWhileItIsInactiveCountsAsItIsThen() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        let height = child.heightAnchor.constraint(equalToConstant: 10)
        let other = child.heightAnchor.constraint(equalToConstant: 50)
        height.priority = UILayoutPriority(800)
        other.priority = UILayoutPriority(700)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: root.topAnchor), child.leftAnchor.constraint(equalTo: root.leftAnchor),
            child.widthAnchor.constraint(equalToConstant: 5), height, other,
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame.height, 10)
        height.isActive = false
        height.constant = 30
        height.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame.height, 30)
        height.isActive = false
        height.priority = UILayoutPriority(600)
        height.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame.height, 50)
    }

    // Since iOS 13, an active constraint may change between required and optional. Heights of 10 and 30: the one of the
    // higher priority holds, and two that are required contradict each other, of which one is broken.
    func testAnActiveConstraintMayBecomeOptionalAndRequired() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        let low = child.heightAnchor.constraint(equalToConstant: 10)
        let high = child.heightAnchor.constraint(equalToConstant: 30)
        high.priority = .defaultHigh
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: root.topAnchor), child.leftAnchor.constraint(equalTo: root.leftAnchor),
            child.widthAnchor.constraint(equalToConstant: 5), low, high,
        ])
        let contradictions = Locked(0)
        let diagnostics = LayoutDiagnostics { _ in contradictions.withLock { $0 += 1 } }
        func height(low lowPriority: Float, high highPriority: Float) -> CGFloat {
            (low.priority, high.priority) = (UILayoutPriority(lowPriority), UILayoutPriority(highPriority))
            LayoutDiagnostics.$current.withValue(diagnostics) { root.layoutIfNeeded() }
            return child.frame.height
        }
        XCTAssertEqual(height(low: 1000, high: 750), 10)
        XCTAssertEqual(height(low: 250, high: 750), 30)
        XCTAssertEqual(height(low: 1000, high: 999), 10)
        XCTAssertEqual(height(low: 500, high: 1000), 30)
        XCTAssertEqual(contradictions.withLock(\.self), 0)
        XCTAssertTrue([10, 30].contains(height(low: 1000, high: 1000)))
        XCTAssertEqual(contradictions.withLock(\.self), 1)
        XCTAssertEqual(height(low: 999, high: 1000), 30)
        XCTAssertEqual(contradictions.withLock(\.self), 1)
    }

    func testAViewThatIsRemovedTakesNoHeight() {
        let root = UIView()
        let guest = UIView()
        guest.translatesAutoresizingMaskIntoConstraints = false
        for height in [10, 20, 30] as [CGFloat] {
            XCTAssertEqual(root.systemLayoutSizeFitting(.zero).height, 0)
            root.addSubview(guest)
            NSLayoutConstraint.activate([
                guest.topAnchor.constraint(equalTo: root.topAnchor),
                guest.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                guest.heightAnchor.constraint(equalToConstant: height),
            ])
            XCTAssertEqual(root.systemLayoutSizeFitting(.zero).height, height)
            guest.removeConstraints(guest.constraints)
            guest.removeFromSuperview()
        }
    }

    func testAGuideThatIsRemovedHoldsNothing() {
        let root = UIView()
        for height in [10, 20, 30] as [CGFloat] {
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: root.topAnchor),
                guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                guide.heightAnchor.constraint(equalToConstant: height),
            ])
            XCTAssertEqual(root.systemLayoutSizeFitting(.zero).height, height)
            root.removeLayoutGuide(guide)
            XCTAssertEqual(root.systemLayoutSizeFitting(.zero).height, 0)
        }
    }

    func testAnotherScaleMeasuresAgain() {
        withFixedPitch {
            let label = UILabel()
            label.font = .systemFont(ofSize: 10.1)
            label.text = "a"
            XCTAssertEqual(label.systemLayoutSizeFitting(.zero).height, 12.5, "12.12 points, at two pixels a point")
            label.overrideTraitCollection = UITraitCollection(displayScale: 1)
            XCTAssertEqual(label.systemLayoutSizeFitting(.zero).height, 13)
        }
    }

    func testTheWritingDirectionMayChange() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
            child.widthAnchor.constraint(equalToConstant: 20), child.topAnchor.constraint(equalTo: root.topAnchor),
            child.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame.minX, 5)
        root.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame.minX, 75)
    }

    // UIKit's guides may have negative sizes; only views tied to both of their edges conflict.
    func testAViewSmallerThanItsMarginsContradictsNothing() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            child.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            child.widthAnchor.constraint(equalToConstant: 1), child.heightAnchor.constraint(equalToConstant: 1),
        ])
        let diagnostics = LayoutDiagnostics { XCTFail("\($0)") }
        LayoutDiagnostics.$current.withValue(diagnostics) { root.layoutIfNeeded() }
        XCTAssertEqual(child.frame, CGRect(x: 8, y: 8, width: 1, height: 1))
        XCTAssertEqual(root.layoutMarginsGuide.layoutFrame.size.width, -6)
    }

    // Apple, NSLayoutConstraint.Attribute, by raw value: where each attribute is in a view of 40 × 30 points with margins
    // of 1 above, 2 left, 3 below and 4 right. The first baseline of a view without text is its top, the last its bottom.
    func testEveryAttributeIsWhereAppleDocumentsIt() throws {
        let horizontal: [Int: CGFloat] = [1: 0, 2: 40, 5: 0, 6: 40, 9: 20, 13: 2, 14: 36, 17: 2, 18: 36, 19: 19]
        let vertical: [Int: CGFloat] = [3: 0, 4: 30, 10: 15, 11: 30, 12: 0, 15: 1, 16: 27, 20: 14]
        for (number, position) in horizontal {
            XCTAssertEqual(try frame(attribute: number, at: .leading).minX, 100 - position, "\(number)")
        }
        for (number, position) in vertical {
            XCTAssertEqual(try frame(attribute: number, at: .top).minY, 100 - position, "\(number)")
        }
        XCTAssertEqual(try frame(attribute: 7, at: .width, width: nil).width, 100)
        XCTAssertEqual(try frame(attribute: 8, at: .height, height: nil).height, 100)
    }

    /// The frame of a view with an attribute at that of a square of 100 points at (100, 100).
    private func frame(
        attribute number: Int, at other: NSLayoutConstraint.Attribute, width: CGFloat? = 40, height: CGFloat? = 30
    ) throws -> CGRect {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.addSubview(square)
        root.addSubview(view)
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        let attribute = try XCTUnwrap(NSLayoutConstraint.Attribute(rawValue: number), "\(number)")
        // With left and right, the other attribute is left: leading and trailing must not be mixed with them.
        let isAbsolute = [.left, .right, .leftMargin, .rightMargin].contains(attribute)
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: square,
            attribute: other == .leading && isAbsolute ? .left : other, multiplier: 1, constant: 0)
        XCTAssertNil(constraint.reasonForInvalidPairing, "\(number)")
        constraint.isActive = true
        root.layoutIfNeeded()
        return view.frame
    }
}
