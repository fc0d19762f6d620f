import Foundation
import LayoutSnapshots
import UIKitLayout
import XCTest

/// One assertion takes snapshots in each combination of widths, size classes, appearances, directions and text sizes.
nonisolated final class VariantTests: XCTestCase {}

extension VariantTests {
    private func picture(_ name: String, in folder: SnapshotFolder) throws -> TestPixels {
        try XCTUnwrap(TestPixels(at: folder.references.appendingPathComponent(name + ".png")), name)
    }

    func testNamesConsistOfTheValuesThatDifferFromTheDefaults() {
        let variants = LayoutVariants(
            widths: [320, 187.5], sizeClasses: [.phone], appearances: [.light, .dark],
            directions: [.leftToRight, .rightToLeft], textSizes: [.large, .accessibilityExtraLarge])
        XCTAssertEqual(
            variants.all.map(\.name),
            ["320", "187.5"].flatMap { width in
                ["", ".dark"].flatMap { style in
                    ["", ".rtl"].flatMap { direction in ["", ".AX3"].map { width + ".wC-hR" + style + direction + $0 } }
                }
            })
        XCTAssertEqual(LayoutVariants().all.map(\.name), [""])
        XCTAssertEqual(LayoutVariants(appearances: [.dark, .dark]).all.map(\.name), ["dark"])
    }

    func testFilesAreNamedAfterTheTestAndTheVariant() {
        let folder = SnapshotFolder()
        let variants = LayoutVariants(widths: [100, 200], appearances: [.light, .dark])
        _ = folder.comparison().failures(of: noteView("A note"), in: variants, named: "test a/note")
        XCTAssertEqual(
            folder.names(in: folder.references).filter { $0.hasSuffix(".png") },
            ["100.dark", "100", "200.dark", "200"].map { "test-a-note.\($0).png" })
    }

    func testTheHeightFollowsFromTheWidth() throws {
        let folder = SnapshotFolder()
        let text = "A note of two lines at 200 points"
        _ = folder.comparison().failures(
            of: noteView(text), in: LayoutVariants(widths: [200, 600], scale: 3), named: "note")
        let (narrow, wide) = (try picture("note.200", in: folder), try picture("note.600", in: folder))
        XCTAssertEqual([narrow.width, wide.width], [600, 1800])
        // A line of San Francisco at 17 points is 1.193359 × 17 = 20.29 points tall, and the height of a label is
        // rounded up to pixels: 61 pixels for one line and at most 123 for two, in addition to two margins of 8 points.
        XCTAssertEqual(wide.height, 61 + 48)
        XCTAssertEqual(narrow.height, 122 + 48)
    }

    func testAppearancesResolveColours() throws {
        let folder = SnapshotFolder()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = .systemBackground
        _ = folder.comparison().failures(
            of: view, in: LayoutVariants(appearances: [.light, .dark]), named: "view")
        // Apple: systemBackground is white in light and black in dark style.
        XCTAssertEqual(try picture("view", in: folder).pixel(2, 2), [255, 255, 255, 255])
        XCTAssertEqual(try picture("view.dark", in: folder).pixel(2, 2), [0, 0, 0, 255])
    }

    func testRightToLeftMirrorsLeadingEdges() throws {
        let folder = SnapshotFolder()
        let (view, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)), UIView())
        box.backgroundColor = .blue
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 10),
            box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
        ])
        _ = folder.comparison().failures(
            of: view, in: LayoutVariants(directions: [.leftToRight, .rightToLeft]), named: "view")
        let (left, right) = (try picture("view", in: folder), try picture("view.rtl", in: folder))
        XCTAssertEqual([left.pixel(2, 2), left.pixel(57, 2)], [[0, 0, 255, 255], [0, 0, 0, 0]])
        XCTAssertEqual([right.pixel(2, 2), right.pixel(57, 2)], [[0, 0, 0, 0], [0, 0, 255, 255]])
    }

    // A leading margin of 20 points is at the right in right-to-left layout, and an image that flips is mirrored.
    func testRightToLeftMirrorsMarginsAndImagesThatFlip() throws {
        let folder = SnapshotFolder()
        let context = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
        let halfRed = context.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        let image = UIImageView(image: halfRed.imageFlippedForRightToLeftLayoutDirection())
        let stack = UIStackView(arrangedSubviews: [image])
        stack.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
        _ = folder.comparison().failures(
            of: stack, in: LayoutVariants(directions: [.leftToRight, .rightToLeft]), named: "stack")
        let (left, right) = (try picture("stack", in: folder), try picture("stack.rtl", in: folder))
        XCTAssertEqual([left.pixel(42, 2), left.pixel(57, 2)], [[255, 0, 0, 255], [0, 0, 0, 0]])
        XCTAssertEqual([right.pixel(2, 2), right.pixel(17, 2)], [[0, 0, 0, 0], [255, 0, 0, 255]])
    }

    func testTextSizesChangeFontsOfTextStyles() throws {
        let folder = SnapshotFolder()
        func label() -> UILabel {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.text = "A note"
            return label
        }
        _ = folder.comparison().failures(
            of: label(), in: LayoutVariants(textSizes: [.large, .accessibilityExtraExtraExtraLarge]), named: "label")
        // Apple's table of text styles: body has 17 points at L and 53 at AX5. A line is 1.193359 times as tall as the
        // size.
        XCTAssertEqual(try picture("label", in: folder).height, 41)
        XCTAssertEqual(try picture("label.AX5", in: folder).height, 127)
    }

    func testSizeClassesReachTheView() throws {
        let folder = SnapshotFolder()
        let view = SizeClassView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = folder.comparison().failures(
            of: view, in: LayoutVariants(sizeClasses: [.phone, .pad]), named: "view")
        XCTAssertEqual(try picture("view.wC-hR", in: folder).pixel(1, 1), [0, 255, 0, 255])
        XCTAssertEqual(try picture("view.wR-hR", in: folder).pixel(1, 1), [0, 0, 255, 255])
    }
}

/// A view that is green in compact and blue in regular width.
private final class SizeClassView: UIView {
    override func draw(_ rect: CGRect) {
        (traitCollection.horizontalSizeClass == .regular ? UIColor.blue : UIColor.green).setFill()
        UIRectFill(rect)
    }
}
