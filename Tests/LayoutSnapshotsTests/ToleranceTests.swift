import Foundation
import LayoutSnapshots
import UIKitLayout
import XCTest

/// Tolerances allow differences in colour, in place and in the number of pixels.
nonisolated final class ToleranceTests: XCTestCase {}

extension ToleranceTests {
    private var box: CGRect { CGRect(x: 4, y: 6, width: 10, height: 8) }

    /// Whether a view passes the comparison with a reference that shows another view, at the given tolerance.
    private func passes(_ view: UIView, reference: UIView, _ tolerance: LayoutSnapshotTolerance) -> Bool {
        let folder = SnapshotFolder()
        _ = folder.comparison().failures(of: reference, named: "view")
        return folder.comparison(tolerance: tolerance).failures(of: view, named: "view").isEmpty
    }

    private func grey(_ value: CGFloat) -> UIColor { UIColor(white: value / 255, alpha: 1) }

    func testTheColourToleranceIsTheDifferenceOfAComponent() throws {
        let reference = boxView(box, color: grey(100))
        XCTAssertTrue(passes(boxView(box, color: grey(105)), reference: reference, .standard))
        XCTAssertFalse(passes(boxView(box, color: grey(106)), reference: reference, .standard))
        XCTAssertFalse(passes(boxView(box, color: grey(101)), reference: reference, .exact))
        XCTAssertTrue(passes(boxView(box, color: grey(200)), reference: reference, .init(color: 100.0 / 255)))
        XCTAssertFalse(passes(boxView(box, color: grey(201)), reference: reference, .init(color: 100.0 / 255)))
    }

    func testTheDistanceAllowsEdgesToMoveByLess() throws {
        let reference = boxView(box)
        for (shift, distance) in [(0.5, 0.5), (0.25, 0.5), (1, 1), (2, 2)] as [(CGFloat, CGFloat)] {
            let moved = boxView(box.offsetBy(dx: shift, dy: -shift))
            XCTAssertFalse(passes(moved, reference: reference, .standard), "\(shift)")
            XCTAssertTrue(
                passes(moved, reference: reference, .init(color: 0.02, distance: distance)), "\(shift) \(distance)")
        }
        let far = boxView(box.offsetBy(dx: 2, dy: 0))
        XCTAssertFalse(passes(far, reference: reference, .init(color: 0.02, distance: 1)))
        // A box that is missing in the reference is not a moved box, however small it is.
        let dotted = boxView(box)
        dotted.addSubview(boxView(CGRect(x: 0, y: 0, width: 1, height: 1)).subviews[0])
        XCTAssertFalse(passes(dotted, reference: reference, .init(color: 0.02, distance: 1)))
    }

    func testTheDistanceAllowsSizesToDifferByLess() throws {
        let larger = boxView(box)
        larger.frame.size.height += 1
        XCTAssertTrue(passes(larger, reference: boxView(box), .init(color: 0.02, distance: 1)))
        XCTAssertFalse(passes(larger, reference: boxView(box), .init(color: 0.02, distance: 0.5)))
    }

    func testTheShareCountsPixels() throws {
        // The box moved by 2 points changes 128 of 4800 pixels, 2.67 %.
        let moved = boxView(box.offsetBy(dx: 2, dy: 0))
        XCTAssertTrue(passes(moved, reference: boxView(box), .init(color: 0.02, share: 0.027)))
        XCTAssertFalse(passes(moved, reference: boxView(box), .init(color: 0.02, share: 0.026)))
    }
}
