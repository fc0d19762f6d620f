import InterfaceBuilder
import XCTest

/// Elements of a file are nested at most 400 deep, so that passes over the elements do not exhaust the stack.
nonisolated final class NestingTests: XCTestCase {}

extension NestingTests {
    /// Reads a document whose innermost elements are at the given depth, the document itself included.
    private func read(depth: Int) throws -> InterfaceFile {
        let document = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">"#
        let openings = String(repeating: "<point>\n", count: depth - 1)
        let closings = String(repeating: "</point>", count: depth - 1)
        return try InterfaceFile(contentsOfFile: temporaryFile(document + openings + closings + "</document>"))
    }

    func testElementsMayBeNestedFourHundredDeep() throws {
        XCTAssertNoThrow(try read(depth: 400))
    }

    func testElementsThatAreNestedDeeperAreAnErrorWithALine() {
        XCTAssertThrowsError(try read(depth: 401)) { error in
            let error = error as? InterfaceBuilderError
            XCTAssertEqual(error?.line, 400)
            XCTAssertEqual(error?.message, "not well-formed XML: elements are nested more than 400 deep")
        }
    }
}
