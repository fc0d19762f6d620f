import Foundation
import UIKitLayout
import XCTest

/// Labels that are modified between layouts have the sizes of labels created in the final state.
nonisolated final class LabelEditTests: XCTestCase {}

extension LabelEditTests {
    /// The properties of a label that edits change.
    private struct Words {
        var text: String? = "A word"
        var isAttributed = false
        var fontSize: CGFloat = 17
        var lines = 1
        var mode = NSLineBreakMode.byTruncatingTail
        var preferredWidth: CGFloat = 0
        var width: CGFloat = 120

        mutating func edit(_ numbers: inout SeededNumbers) {
            let length = Int.random(in: 0..<12, using: &numbers)
            switch Int.random(in: 0..<10, using: &numbers) {
            case 0...2: text = Array(repeating: "Some words", count: length).joined(separator: " ")
            case 3: text = length < 6 ? nil : ""
            case 4: isAttributed.toggle()
            case 5: fontSize = CGFloat(10 + length)
            case 6: lines = length % 4
            case 7: mode = length % 2 == 0 ? .byCharWrapping : .byWordWrapping
            case 8: preferredWidth = length < 6 ? 0 : CGFloat(20 * length)
            default: width = CGFloat(60 + 20 * length)
            }
        }
    }

    /// A label at the left and top edges of a view, which is no wider than the view.
    private struct LabelInView {
        let root = UIView()
        let label = UILabel()

        init() {
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.topAnchor.constraint(equalTo: root.topAnchor),
                label.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            ])
        }

        func show(_ words: Words) {
            label.font = .systemFont(ofSize: words.fontSize)
            label.numberOfLines = words.lines
            label.lineBreakMode = words.mode
            label.preferredMaxLayoutWidth = words.preferredWidth
            if words.isAttributed {
                label.attributedText = words.text.map {
                    NSAttributedString(string: $0, attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
                }
            } else {
                label.text = words.text
            }
        }

        func size(atWidth width: CGFloat) -> CGSize {
            root.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }

        func frame(atWidth width: CGFloat) -> CGRect {
            root.frame = CGRect(x: 0, y: 0, width: width, height: 400)
            root.layoutIfNeeded()
            return label.frame
        }
    }

    func testRandomEditsOfALabelGiveTheSizesOfAFreshLabel() {
        let seed = ProcessInfo.processInfo.environment["TL_TEST_SEED"].flatMap { UInt64($0) } ?? 1
        var numbers = SeededNumbers(seed: seed)
        var words = Words()
        let edited = LabelInView()
        for edit in 0..<2_000 {
            words.edit(&numbers)
            edited.show(words)
            let fresh = LabelInView()
            fresh.show(words)
            guard edited.size(atWidth: words.width) == fresh.size(atWidth: words.width),
                edit % 3 > 0 || edited.frame(atWidth: words.width) == fresh.frame(atWidth: words.width)
            else {
                return XCTFail("edit \(edit) of seed \(seed): \(words)")
            }
        }
    }

    // At 17 points, the system font's lines are 20.5 points high on a screen with two pixels per point.
    func testALabelIsAsHighAsItsLinesAfterEachEdit() {
        let view = LabelInView()
        var words = Words(text: "Line\nLine", lines: 0)
        let edits: [(change: (inout Words) -> Void, height: CGFloat)] = [
            ({ _ in }, 41), ({ $0.lines = 1 }, 20.5), ({ $0.text = "" }, 0), ({ $0.text = "Line" }, 20.5),
            ({ $0.text = nil }, 0), ({ ($0.text, $0.lines) = ("Line\nLine\nLine", 2) }, 41),
            ({ $0.lines = 0 }, 61),
        ]
        for (change, height) in edits {
            change(&words)
            view.show(words)
            XCTAssertEqual(view.size(atWidth: 300).height, height)
        }
    }
}
