import Foundation
import LayoutEngine
import XCTest

/// Each code of an engine error, with a mistake that leads to it.
final class EngineErrorTests: XCTestCase {
    private func assertCode(
        _ code: EngineError.Code, line: UInt = #line, _ body: () throws -> Void
    ) {
        XCTAssertThrowsError(try body(), line: line) { error in
            XCTAssertEqual((error as? EngineError)?.code, code, line: line)
            XCTAssertFalse("\(error)".isEmpty, "it says what was wrong", line: line)
        }
    }

    // Apple, NSLayoutConstraint.Attribute: a size is not related to a position, a horizontal position not to a vertical
    // one, and left and right not to leading and trailing.
    func testAWidthIsNotRelatedToAPosition() {
        let tree = LayoutTree()
        let (first, second) = (tree.addItem(), tree.addItem())
        assertCode(.invalidPairing) { _ = try tree.addConstraint(first, .width, .equal, second, .left) }
        assertCode(.invalidPairing) { _ = try tree.addConstraint(first, .left, .equal, second, .top) }
        let pairs: [(LayoutTree.Attribute, LayoutTree.Attribute?, isValid: Bool)] = [
            (.width, .height, true), (.width, nil, true), (.left, .right, true), (.leading, .centerX, true),
            (.width, .left, false), (.left, .top, false), (.left, .leading, false), (.trailing, .right, false),
        ]
        for (first, second, isValid) in pairs {
            let reason = LayoutTree.reasonForInvalidPairing(first, second)
            XCTAssertEqual(reason == nil, isValid, "\(first), \(String(describing: second)): \(reason ?? "valid")")
        }
    }

    func testARemovedConstraintIsUnknown() throws {
        let tree = LayoutTree()
        let item = tree.addItem()
        let constraint = try tree.addConstraint(item, .width, .equal, nil, .none, constant: 10)
        try tree.remove(constraint)
        assertCode(.unknownID) { try tree.remove(constraint) }
        assertCode(.unknownID) { try tree.setConstant(5, of: constraint) }
        assertCode(.unknownID) { try tree.setPriority(5, of: constraint) }
    }

    func testAConflictNamesBothRequiredConstraints() throws {
        let tree = LayoutTree()
        let item = tree.addItem()
        let older = try tree.addConstraint(item, .width, .equal, nil, .none, constant: 10)
        let younger = try tree.addConstraint(item, .width, .equal, nil, .none, constant: 20)
        let conflicts = try tree.solve()
        XCTAssertEqual(conflicts.map(\.broken), [younger])
        XCTAssertEqual(conflicts.first?.constraints, [older, younger])
    }

    // A file begins with "TemplateLayout heights", its format, a checksum of the rest and the length of the rest.
    func testDamagedFilesOfHeightsAreToldApart() throws {
        let path = NSTemporaryDirectory() + "heights-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let table = KeyedHeightTable()
        table.setContext(width: 375)
        XCTAssertTrue(table.store(233.5, forKey: "row 0"))
        try table.save(toFile: path, fonts: "Inter")
        let saved = try Data(contentsOf: URL(fileURLWithPath: path))
        let headerEnd = try XCTUnwrap(saved.firstIndex(of: UInt8(ascii: "\n")))
        let words = String(decoding: saved[..<headerEnd], as: UTF8.self).split(separator: " ")
        XCTAssertEqual(words.count, 5)
        var damaged = saved
        damaged[damaged.count - 1] ^= 0xff
        let otherFormat = "\(words[0]) \(words[1]) 999 \(words[3]) \(words[4])"
        let changed: [(Data, EngineError.Code)] = [
            (damaged, .damaged), (saved.dropLast(3), .truncated), (Data("{}".utf8), .notHeights),
            (Data(), .notHeights), (Data(otherFormat.utf8) + saved[headerEnd...], .otherFormat),
        ]
        for (data, code) in changed {
            try data.write(to: URL(fileURLWithPath: path))
            assertCode(code) { try KeyedHeightTable().load(fromFile: path, fonts: "Inter") }
        }
        try saved.write(to: URL(fileURLWithPath: path))
        XCTAssertNoThrow(try KeyedHeightTable().load(fromFile: path, fonts: "Inter"))
    }

    func testCodesDiffer() {
        let codes: Set<EngineError.Code> = [
            .notFinite, .badPriority, .unknownID, .unsatisfiable, .numeric, .invalidPairing, .file, .notHeights,
            .otherFormat, .truncated, .damaged, .otherEngine, .otherFonts,
        ]
        XCTAssertEqual(codes.count, 13)
    }
}
