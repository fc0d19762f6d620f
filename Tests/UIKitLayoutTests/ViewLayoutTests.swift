import Foundation
import Locking
import TextLayout
import UIKitLayout
import XCTest

nonisolated final class ViewLayoutTests: XCTestCase {}

extension ViewLayoutTests {
    /// Calls a closure with characters half as wide as the point size and lines 1.2 × as high, on every machine.
    private func withFixedPitch(_ body: () -> Void) {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer(), operation: body)
    }

    func testViewsOutliveTheirSuperviews() {
        let view = UIView()
        do {
            let superview = UIView()
            superview.addSubview(view)
            XCTAssertTrue(view.superview === superview)
        }
        XCTAssertNil(view.superview)
        view.setNeedsLayout()
        view.invalidateIntrinsicContentSize()
    }

    func testAnchorsPlaceAView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            child.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.125),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 16, y: 32, width: 288, height: 36))
        root.frame.size.width = 160
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 16, y: 42, width: 128, height: 16))
    }

    func testFramesAreRelativeToTheSuperview() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let outer = UIView()
        let inner = UIView()
        for (view, parent) in [(outer, root), (inner, outer)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
                view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -10),
                view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -20),
            ])
        }
        root.layoutIfNeeded()
        XCTAssertEqual(outer.frame, CGRect(x: 10, y: 20, width: 180, height: 160))
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 20, width: 160, height: 120))
    }

    func testConstantsAndPrioritiesMayChangeWhileActive() {
        let view = UIView()
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        let narrow = view.widthAnchor.constraint(equalToConstant: 60)
        (wide.priority, narrow.priority) = (.defaultHigh, .defaultLow)
        NSLayoutConstraint.activate([wide, narrow])
        XCTAssertEqual(view.systemLayoutSizeFitting(.zero).width, 100)
        narrow.priority = UILayoutPriority(751)
        XCTAssertEqual(view.systemLayoutSizeFitting(.zero).width, 60)
        narrow.constant = 70
        XCTAssertEqual(view.systemLayoutSizeFitting(.zero).width, 70)
        narrow.isActive = false
        XCTAssertEqual(view.systemLayoutSizeFitting(.zero).width, 100)
    }

    func testADescriptionNamesObjectsByTheirAddresses() {
        func name(_ object: AnyObject) -> String {
            "\(type(of: object)):0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
        }
        let (root, view) = (UIView(), UILabel())
        root.addSubview(view)
        let constraint = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
        XCTAssertEqual(
            constraint.description, "<\(name(constraint)) \(name(view)).top == \(name(root)).top + 8   (inactive)>")
    }

    // 39 characters of 5 points are 195 points wide; 96 points hold 19 of them, four words: two lines of 12 points.
    func testALabelWrapsAtItsLaidOutWidth() {
        withFixedPitch {
            let root = UIView()
            let label = UILabel()
            label.numberOfLines = 0
            label.font = UIFont(name: "Courier", size: 10)
            label.text = "abcd abcd abcd abcd abcd abcd abcd abcd"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                label.topAnchor.constraint(equalTo: root.topAnchor),
                label.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
            let size = root.systemLayoutSizeFitting(
                CGSize(width: 96, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            XCTAssertEqual(size, CGSize(width: 96, height: 24))
            // Compression resistance has a higher priority than the fitting size level: the text is not compressed.
            XCTAssertEqual(root.systemLayoutSizeFitting(.zero), CGSize(width: 195, height: 12))
        }
    }

    func testALabelSizesItselfToItsText() {
        withFixedPitch {
            let label = UILabel()
            label.font = UIFont(name: "Courier", size: 10)
            XCTAssertEqual(label.intrinsicContentSize, .zero)
            label.text = "12345"
            XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 25, height: 12))
            label.numberOfLines = 0
            label.preferredMaxLayoutWidth = 15
            XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 15, height: 24))
            XCTAssertEqual(label.sizeThatFits(CGSize(width: 10, height: 0)).height, 36)
        }
    }

    func testAutoresizingMasksFollowTheSuperview() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let stretched = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        stretched.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let centred = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 10))
        centred.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        root.addSubview(stretched)
        root.addSubview(centred)
        root.frame.size = CGSize(width: 200, height: 150)
        XCTAssertEqual(stretched.frame, CGRect(x: 10, y: 60, width: 180, height: 20))
        XCTAssertEqual(centred.frame, CGRect(x: 90, y: 0, width: 20, height: 10))
    }

    func testRemovingAViewRemovesTheConstraintsThatReachOutOfIt() {
        let root = UIView()
        let child = UIView()
        root.addSubview(child)
        let outward = child.leftAnchor.constraint(equalTo: root.leftAnchor)
        let inward = child.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([outward, inward])
        XCTAssertEqual(root.constraints, [outward])
        child.removeFromSuperview()
        XCTAssertFalse(outward.isActive)
        XCTAssertTrue(inward.isActive)
    }

    func testAContradictionIsReportedInUIKitsWords() {
        let reports = Locked<[String]>([])
        let diagnostics = LayoutDiagnostics { report in reports.withLock { $0.append("\(report)") } }
        LayoutDiagnostics.$current.withValue(diagnostics) {
            let view = UIView()
            let older = view.heightAnchor.constraint(equalToConstant: 50)
            let younger = view.heightAnchor.constraint(equalToConstant: 60)
            younger.identifier = "younger"
            NSLayoutConstraint.activate([older, younger])
            XCTAssertEqual(view.systemLayoutSizeFitting(.zero).height, 50)
            XCTAssertEqual(view.systemLayoutSizeFitting(.zero).height, 50)
        }
        let messages = reports.withLock { $0 }
        XCTAssertEqual(messages.count, 1, "said once")
        XCTAssertTrue(messages[0].hasPrefix("Unable to simultaneously satisfy constraints."))
        XCTAssertTrue(messages[0].contains("Will attempt to recover by breaking constraint"))
        XCTAssertTrue(messages[0].contains("height == 50"))
        XCTAssertTrue(messages[0].hasSuffix("height == 60   (active)>"))
    }

    // A child of 80 points pinned to both edges of a root of 100: the root keeps its size.
    func testTheRootsSizeIsNotWhatIsGivenUp() {
        LayoutDiagnostics.$current.withValue(LayoutDiagnostics { _ in }) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(child)
            NSLayoutConstraint.activate([
                child.leftAnchor.constraint(equalTo: root.leftAnchor),
                child.rightAnchor.constraint(equalTo: root.rightAnchor),
                child.widthAnchor.constraint(equalToConstant: 80),
            ])
            root.layoutIfNeeded()
            XCTAssertEqual(child.frame.minX, 0)
            XCTAssertEqual(child.frame.width, 100)
            XCTAssertEqual(root.frame.width, 100)
        }
    }

    func testWhatConstraintsLeaveOpenIsAmbiguous() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        child.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        XCTAssertTrue(child.hasAmbiguousLayout)
        NSLayoutConstraint.activate([
            child.leftAnchor.constraint(equalTo: root.leftAnchor),
            child.widthAnchor.constraint(equalToConstant: 5), child.heightAnchor.constraint(equalToConstant: 5),
        ])
        XCTAssertFalse(child.hasAmbiguousLayout)
    }
}
