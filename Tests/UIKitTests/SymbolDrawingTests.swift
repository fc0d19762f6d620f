import Foundation
import TextLayout
import UIKit
import XCTest

/// Symbols of the system are drawn as icons with the same role, within the area of the symbol and in the tint colour.
nonisolated final class SymbolDrawingTests: XCTestCase {}

extension SymbolDrawingTests {
    private func requireFont() throws {
        try XCTSkipUnless(
            UIFont.familyNames.contains("Material Icons"), "fonts-material-design-icons-iconfont is not installed")
    }

    /// A symbol beside text of 40 points, in red.
    private func view(_ name: String) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.frame.size = view.image?.size ?? .zero
        view.tintColor = .red
        return view
    }

    private func isRed(_ name: String, _ x: CGFloat, _ y: CGFloat) -> Bool {
        let view = view(name)
        let color = DrawnView(view).color(view.bounds.width * x, view.bounds.height * y)
        return color.map(DrawnView.isRed) ?? false
    }

    func testFilledSymbolsAreFilledAndOthersAreOutlines() throws {
        try requireFont()
        for name in ["heart", "star", "bookmark", "bell", "bubble.left"] {
            XCTAssertTrue(isRed(name + ".fill", 0.5, 0.5), name)
        }
        for name in ["heart", "star", "bookmark"] { XCTAssertFalse(isRed(name, 0.5, 0.5), name) }
    }

    // A symbol's image has a margin of 12.5 % of the text's size at each side, and of 6.65 % above and below.
    func testAnIconFitsIntoTheAreaOfItsSymbol() throws {
        try requireFont()
        for name in ["heart.fill", "trash", "envelope", "phone.fill", "photo", "person.2.fill"] {
            let view = view(name)
            let area = view.bounds.insetBy(dx: 5, dy: 2.66)
            let ink = try XCTUnwrap(DrawnView(view).bounds { $0[3] > 0 }, name)
            let space = [area.width - ink.width, area.height - ink.height]
            XCTAssertEqual(try XCTUnwrap(space.min()), 0, accuracy: 1, name)
            XCTAssertEqual(ink.midX, area.midX, accuracy: 0.75, name)
            XCTAssertEqual(ink.midY, area.midY, accuracy: 0.75, name)
        }
    }

    func testASymbolInACircleConsistsOfTheTwo() throws {
        try requireFont()
        for (name, isFilled) in [("heart.circle", false), ("heart.circle.fill", true)] {
            XCTAssertTrue(isRed(name, 0.5, 0.09), name)
            XCTAssertEqual(isRed(name, 0.5, 0.2), isFilled, name)
            XCTAssertEqual(isRed(name, 0.5, 0.5), !isFilled, name)
        }
        XCTAssertFalse(isRed("info.circle", 0.25, 0.5))
        XCTAssertTrue(isRed("xmark.square.fill", 0.2, 0.2))
        XCTAssertFalse(isRed("xmark.square.fill", 0.5, 0.5))
    }

    func testASymbolWithoutACounterpartIsABoxWithADot() {
        for name in ["no.such.symbol", "no.such.symbol.circle"] {
            XCTAssertTrue(isRed(name, 0.5, 0.5), name)
            XCTAssertFalse(isRed(name, 0.5, 0.3), name)
        }
    }

    func testIconsInDocumentsAreShapesWithoutText() throws {
        try requireFont()
        let image = try XCTUnwrap(UIImage(systemName: "heart"))
        let document = CGContext.document(.svg, size: image.size) { context in
            UIGraphicsPushContext(context)
            image.draw(at: .zero)
            UIGraphicsPopContext()
        }
        let svg = String(decoding: try XCTUnwrap(document), as: UTF8.self)
        XCTAssertTrue(svg.contains("<path"))
        XCTAssertFalse(svg.contains("<text"))
        XCTAssertFalse(svg.contains("favorite"))
    }

    func testEveryIconIsAGlyphOfTheFont() throws {
        try requireFont()
        let font = TextFont(family: SymbolIcon.fontFamily, pointSize: 24)
        for name in Set(SymbolIcon.names.values) {
            let runs = PangoTextMeasurer.forDrawing.glyphs(of: name, in: font).runs
            XCTAssertEqual(runs.map(\.glyphs.count), [1], name)
        }
    }

    /// With `REWRITE_DOCUMENTATION=1` in the environment, the test rewrites the page.
    func testThePageListsTheIcons() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/symbols.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let start = try XCTUnwrap(text.range(of: "| icon | symbols |\n|---|---|\n")).upperBound
        let symbols = Dictionary(grouping: SymbolIcon.names.keys) { SymbolIcon.names[$0] ?? "" }
        let rows = symbols.keys.sorted().map { icon in
            "| `\(icon)` | " + (symbols[icon] ?? []).sorted().map { "`\($0)`" }.joined(separator: ", ") + " |\n"
        }
        if ProcessInfo.processInfo.environment["REWRITE_DOCUMENTATION"] != nil {
            try Data((text[..<start] + rows.joined()).utf8).write(to: page)
        }
        XCTAssertEqual(String(try String(contentsOf: page, encoding: .utf8)[start...]), rows.joined())
    }
}
