import Foundation
import XCTest

/// Prepares a source with `fdlayout prepare-sources`, and returns the rewritten text, whose lines keep their numbers, and the
/// tool's messages.
///
/// - Parameter added: the number of lines that are added at the end of the source.
func prepare(_ source: String, added: Int = 0) throws -> (text: String, messages: [String]) {
    let tool = try Tool(["prepare-sources", "-"], input: Data(source.utf8))
    XCTAssertEqual(tool.status, 0, tool.errors)
    XCTAssertEqual(
        tool.output.filter(\.isNewline).count, source.filter(\.isNewline).count + added, "lines keep their numbers")
    return (tool.output, tool.errors.split(separator: "\n").map(String.init))
}

/// Prepares a source about which the tool has nothing to say.
func prepareSilently(_ source: String) throws -> String {
    let (text, messages) = try prepare(source)
    XCTAssertEqual(messages, [])
    return text
}
