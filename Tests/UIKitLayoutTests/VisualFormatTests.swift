import Foundation
import XCTest

@testable import UIKitLayout

/// The examples of Apple's Auto Layout Guide, Visual Format Language, and errors.
nonisolated final class VisualFormatTests: XCTestCase {
    private var madeContainer: UIView?
}

extension VisualFormatTests {
    private var container: UIView {
        let container = madeContainer ?? UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        madeContainer = container
        return container
    }

    /// The frames of views in a container of 300 × 200 points.
    private func frames(
        _ formats: [String], _ names: [String], options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) -> [CGRect] {
        var views: [String: UIView] = [:]
        for name in names {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            views[name] = view
        }
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        container.layoutIfNeeded()
        return names.compactMap { views[$0]?.frame }
    }

    func testStandardSpacingIsEightBetweenViewsAndTheMarginToTheSuperview() {
        let result = frames(["|-[find]-[next(find)]-|", "V:|-[find(20)]", "V:|-[next(20)]"], ["find", "next"])
        XCTAssertEqual(
            result, [CGRect(x: 8, y: 8, width: 138, height: 20), CGRect(x: 154, y: 8, width: 138, height: 20)])
    }

    func testDistancesAndSizesOfAFormatPlaceViews() {
        let result = frames(
            ["|-50-[purple]-50-|", "V:|[purple(==40)][blue(60)]", "H:|-50-[blue(100)]"], ["purple", "blue"])
        XCTAssertEqual(
            result, [CGRect(x: 50, y: 0, width: 200, height: 40), CGRect(x: 50, y: 40, width: 100, height: 60)])
    }

    func testMetricsPrioritiesAndInequalitiesOfAFormatLimitViews() {
        let result = frames(
            ["|-gap-[box(>=70,<=100,500@low)]", "V:|-(>=5,7@750)-[box(h)]"], ["box"],
            metrics: ["gap": 12, "low": 250, "h": CGFloat(30)])
        XCTAssertEqual(result, [CGRect(x: 12, y: 7, width: 100, height: 30)])
        XCTAssertEqual(
            frames(["|-(-10)-[out(20)]", "V:|[out(20)]"], ["out"]), [CGRect(x: -10, y: 0, width: 20, height: 20)])
    }

    // On iOS, each of these values becomes an NSNumber.
    func testMetricsCanHaveAnyTypeOfNumber() {
        let values: [Any] = [
            30, 30.0, Float(30), CGFloat(30), NSNumber(value: 30), UInt8(30), Int64(30), CGFloat?.some(30) as Any,
            UILayoutPriority(30),
        ]
        for (index, value) in values.enumerated() {
            let name = "box\(index)"
            XCTAssertEqual(
                frames(["|-m-[\(name)(m)]", "V:|[\(name)(m)]"], [name], metrics: ["m": value]),
                [CGRect(x: 30, y: 0, width: 30, height: 30)], "\(type(of: value))")
        }
        let priorities: [Any] = [UILayoutPriority.defaultHigh, UILayoutPriority(750), 750, CGFloat(750), Float(750)]
        for value in priorities {
            let made = NSLayoutConstraint.constraints(
                withVisualFormat: "[v(10@p)]", metrics: ["p": value], views: ["v": UIView()])
            XCTAssertEqual(made.map(\.priority), [.defaultHigh], "\(type(of: value))")
        }
    }

    func testAMetricThatIsNoNumberIsNoMetric() {
        let views = ["v": UIView()]
        for value in ["12", UIView(), [12]] as [Any] {
            XCTAssertThrowsError(
                try VisualFormatReader("[v(m)]", options: [], metrics: ["m": value], views: views).constraints()
            ) {
                XCTAssertEqual(
                    "\($0)",
                    "Unable to parse constraint format: \nm is not a key in the metrics or views dictionary. \n[v(m)] \n    ^"
                )
            }
        }
    }

    func testOptionsAlignAndTurn() {
        let aligned = frames(
            ["|[one(10)]-[two(20)]", "V:|-30-[one(40)]", "V:[two(20)]"], ["one", "two"], options: .alignAllCenterY)
        XCTAssertEqual(
            aligned, [CGRect(x: 0, y: 30, width: 10, height: 40), CGRect(x: 18, y: 40, width: 20, height: 20)])
        let turned = frames(
            ["H:|-5-[first(10)]-(6)-[second(20)]", "V:|[first(1)]", "V:|[second(1)]"], ["first", "second"],
            options: .directionRightToLeft)
        XCTAssertEqual(turned.map(\.minX), [285, 259])
    }

    // Apple's documentation of topLayoutGuide: "V:[topGuide]-20-[button]".
    func testGuidesStandInFormatsLikeViews() {
        let controller = UIViewController()
        let button = UIView()
        let guide = UILayoutGuide()
        button.translatesAutoresizingMaskIntoConstraints = false
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.addSubview(button)
        controller.view.addLayoutGuide(guide)
        let views: [String: Any] = ["topGuide": controller.topLayoutGuide, "button": button, "guide": guide]
        NSLayoutConstraint.activate(
            ["V:[topGuide]-20-[button(30)]", "H:|[guide(40)]-5-[button(==guide)]"].flatMap {
                NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
            })
        controller.view.layoutIfNeeded()
        XCTAssertEqual(button.frame, CGRect(x: 45, y: 20, width: 40, height: 30))
    }

    func testConstraintsCanBeReadBack() {
        let view = UIView()
        container.addSubview(view)
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-(>=7@600)-[v]", metrics: nil, views: ["v": view])
        XCTAssertEqual(made.count, 1)
        XCTAssertTrue(made[0].firstItem === view)
        XCTAssertTrue(made[0].secondItem === container)
        XCTAssertEqual(made[0].firstAttribute, .leading)
        XCTAssertEqual(made[0].relation, .greaterThanOrEqual)
        XCTAssertEqual(made[0].constant, 7)
        XCTAssertEqual(made[0].priority.rawValue, 600)
        XCTAssertFalse(made[0].isActive)
    }

    // The format of UIKit's exceptions: the error, the format string, and a mark below the position.
    func testErrorsAreUIKits() {
        func message(_ format: String) -> String? {
            let view = UIView()
            container.addSubview(view)
            do {
                _ = try VisualFormatReader(format, options: [], metrics: [:], views: ["a": view]).constraints()
                return nil
            } catch { return "\(error)" }
        }
        XCTAssertEqual(
            message("H:|-[username]-|"),
            "Unable to parse constraint format: \nusername is not a key in the views dictionary. \nH:|-[username]-| \n             ^"
        )
        for (format, place) in [
            ("[a", 2), ("|-8[a]", 3), ("|-[a(>=x)]", 8), ("[a]-", 4), ("|[a]|x", 5), ("", 0), ("[a(10]", 5),
            // UIKit allows priorities above 0 and up to 1000.
            ("[a(10@1001)]", 6), ("[a(10@0)]", 6), ("[a(10@-1)]", 6),
        ] {
            let mark = message(format)?.split(separator: "\n").last
            XCTAssertEqual(mark, Substring(String(repeating: " ", count: place) + "^"), format)
        }
        let lonely = UIView()
        XCTAssertThrowsError(
            try VisualFormatReader("|[a]", options: [], metrics: [:], views: ["a": lonely]).constraints())
        XCTAssertNil(message("|[a]|"))
    }
}
