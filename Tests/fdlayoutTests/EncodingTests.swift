import Foundation
import XCTest

/// Invalid XML is rejected with the line of the fault; the expected lines were counted by hand.
final class EncodingTests: XCTestCase {
    /// The error message for a file with these bytes after two valid lines.
    private func error(_ bytes: Data, declared encoding: String = "UTF-8") throws -> String {
        let head = """
            <?xml version="1.0" encoding="\(encoding)"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460">\n
            """
        let tool = try Tool(["frames", "-"], input: Data(head.utf8) + bytes)
        XCTAssertEqual(tool.status, 65, tool.errors)
        XCTAssertEqual(tool.errors.split(separator: "\n").count, 1, tool.errors)
        return tool.errors
    }

    // Invalid UTF-8 used to terminate the process inside the XML parser.
    func testBytesThatAreNotUTF8AreRefusedWhereverTheyStand() throws {
        let latin1 = Data([0xE9])
        for (before, after) in [
            ("<!-- caf", " -->"), ("<caf", "/>"), ("<a b=\"caf", "\"/>"), ("<a>caf", "</a>"), ("<?caf", "?>"),
        ] {
            let message = try error(Data("<objects/>\n\(before)".utf8) + latin1 + Data("\(after)\n</document>".utf8))
            XCTAssertTrue(
                message.hasPrefix("fdlayout: <stdin>:4: not well-formed XML: the byte 0xE9 is not valid UTF-8"), message
            )
        }
    }

    func testTheFirstFaultOfAFileIsTheOneThatIsNamed() throws {
        let message = try error(Data("<a>\n</b>\n".utf8) + Data([0xFF]))
        XCTAssertTrue(message.hasPrefix("fdlayout: <stdin>:4: not well-formed XML: mismatched tag"), message)
    }

    func testFaultsHaveTheirLine() throws {
        for (text, line, words) in [
            ("<objects>\n<view></objects>\n</document>\n\n", 4, "mismatched tag"),
            ("<objects>\n\n\n", 6, "no element found"),
            ("<a b=1/>\n</document>", 3, "not well-formed"), ("\n\n<a &nbsp;/></document>", 5, "not well-formed"),
            ("<a b=\"1\" b=\"2\"/></document>", 3, "duplicate attribute"), ("</document>\n<more/>", 4, "junk"),
            ("<a>&undeclared;</a></document>", 3, "undefined entity"),
        ] {
            let message = try error(Data(text.utf8))
            XCTAssertTrue(message.hasPrefix("fdlayout: <stdin>:\(line): "), "\(text): \(message)")
            XCTAssertTrue(message.contains(words), message)
        }
    }

    func testEntitiesAndExternalDocumentsAreRefused() throws {
        for text in [
            "<!DOCTYPE d [<!ENTITY a \"b\">]><d>&a;</d>", "<!DOCTYPE d SYSTEM \"/etc/passwd\"><d/>",
            "<!DOCTYPE d [<!ENTITY a SYSTEM \"/etc/passwd\">]><d>&a;</d>",
        ] {
            let tool = try Tool(["frames", "-"], input: Data(text.utf8))
            XCTAssertEqual(tool.status, 65)
            XCTAssertTrue(tool.errors.hasPrefix("fdlayout: <stdin>:1: not well-formed XML: "), tool.errors)
        }
    }

    func testOtherEncodingsAreRead() throws {
        let text = String(decoding: interface(), as: UTF8.self)
        let utf16 = try XCTUnwrap(
            text.replacingOccurrences(of: "UTF-8", with: "UTF-16").data(using: .utf16))
        let latin1 = try XCTUnwrap(
            text.replacingOccurrences(of: "UTF-8", with: "ISO-8859-1").replacingOccurrences(of: "Badge", with: "Café")
                .data(using: .isoLatin1))
        for data in [utf16, latin1, Data([0xEF, 0xBB, 0xBF]) + interface()] {
            XCTAssertEqual(try Tool(["frames", "-"], input: data).lines.first, "<stdin> box 0 0 100 10")
        }
    }

    func testDocumentsOfOtherSystemsAreRefusedByTheirName() throws {
        for (type, name) in [
            ("com.apple.InterfaceBuilder3.Cocoa.XIB", "macOS"),
            ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "tvOS"),
            ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS"), ("something.else", "something.else"),
        ] {
            let tool = try Tool(["frames", "-"], input: Data("<document type=\"\(type)\"/>".utf8))
            XCTAssertEqual(tool.status, 65)
            XCTAssertTrue(tool.errors.contains(name), tool.errors)
        }
        let archive = try Tool(["check", "-"], input: Data("<archive type=\"com.apple.InterfaceBuilder3\"/>".utf8))
        XCTAssertTrue(archive.errors.contains("Xcode 3 or 4"), archive.errors)
    }
}
