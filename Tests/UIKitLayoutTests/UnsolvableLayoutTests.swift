import Foundation
import Locking
import UIKitLayout
import XCTest

/// Layouts whose values exceed the largest double, 1.8e308, and so have no solution.
nonisolated final class UnsolvableLayoutTests: XCTestCase {}

extension UnsolvableLayoutTests {
    /// A child at the right edge of a root, with a width of 30 points.
    private func makeViews() -> (root: UIView, child: UIView, width: NSLayoutConstraint) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
            child.rightAnchor.constraint(equalTo: root.rightAnchor),
            child.topAnchor.constraint(equalTo: root.topAnchor),
            child.heightAnchor.constraint(equalToConstant: 10),
            width,
        ])
        root.layoutIfNeeded()
        return (root, child, width)
    }

    private func overflow(of child: UIView, in root: UIView) -> [NSLayoutConstraint] {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        return [
            guide.widthAnchor.constraint(equalTo: child.widthAnchor, multiplier: 1e200),
            guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 1e200),
        ]
    }

    // 30 points times 1e200 times 1e200 is beyond the largest double.
    func testViewsKeepTheirFramesUntilThereIsASolutionAgain() {
        let (root, child, width) = makeViews()
        let overflow = overflow(of: child, in: root)
        let before = CGRect(x: 70, y: 0, width: 30, height: 10)
        XCTAssertEqual(child.frame, before)
        var diagnostics = LayoutDiagnostics { XCTFail("\($0)") }
        diagnostics.reportUnsolvable = { _ in }
        LayoutDiagnostics.$current.withValue(diagnostics) {
            NSLayoutConstraint.activate(overflow)
            width.constant = 40
            root.layoutIfNeeded()
            XCTAssertEqual(child.frame, before)
            XCTAssertEqual(root.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        NSLayoutConstraint.deactivate(overflow)
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 60, y: 0, width: 40, height: 10))
    }

    func testOnlyTheFirstReportIsMarkedAsFirst() {
        let (root, child, width) = makeViews()
        NSLayoutConstraint.activate(overflow(of: child, in: root))
        let reports = Locked<[Bool]>([])
        var diagnostics = LayoutDiagnostics { XCTFail("\($0)") }
        diagnostics.reportUnsolvable = { layout in reports.withLock { $0.append(layout.isFirst) } }
        LayoutDiagnostics.$current.withValue(diagnostics) {
            for points in 31...33 {
                width.constant = CGFloat(points)
                root.layoutIfNeeded()
            }
        }
        XCTAssertEqual(reports.withLock(\.self), [true, false, false])
    }
}
