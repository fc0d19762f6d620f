import UIKit
import XCTest

/// Links, telephone numbers and provided objects.
nonisolated final class DataDetectorTests: XCTestCase {}

/// The type of links that sources for iOS name. Foundation declares it as deprecated on Linux; a call of a requirement
/// gives no warning.
private protocol LinkType {
    static var links: UInt64 { get }
}

private nonisolated enum FoundationsLinkType: LinkType {
    @available(*, deprecated)
    static var links: UInt64 { NSTextCheckingResult.CheckingType.link.rawValue }
}

private nonisolated let foundationsLinks = (FoundationsLinkType.self as any LinkType.Type).links

extension DataDetectorTests {
    private func detector(_ types: UInt64) throws -> NSDataDetector { try NSDataDetector(types: types) }

    func testLinksAreFoundWithoutThePunctuationAroundThem() throws {
        let text = "See https://example.org/a?b=c, (www.example.com) or a.b@example.net."
        let range = NSRange(location: 0, length: (text as NSString).length)
        let matches = try detector(foundationsLinks).matches(in: text, range: range)
        XCTAssertEqual(
            matches.map { $0.url?.absoluteString },
            ["https://example.org/a?b=c", "http://www.example.com", "mailto:a.b@example.net"])
        XCTAssertEqual(matches.first?.range, NSRange(location: 4, length: 25))
        XCTAssertEqual(matches.map(\.resultType.rawValue), Array(repeating: foundationsLinks, count: 3))
        XCTAssertEqual(
            try detector(foundationsLinks).numberOfMatches(in: "no. links", range: NSRange(location: 0, length: 9)), 0)
    }

    func testTelephoneNumbersAreFoundOnlyIfTheyAreAskedFor() throws {
        let text = "Call +49 30 1234567 by 2024."
        let range = NSRange(location: 0, length: (text as NSString).length)
        XCTAssertEqual(try detector(1 << 11).matches(in: text, range: range).map(\.phoneNumber), ["+49 30 1234567"])
        XCTAssertEqual(try detector(foundationsLinks).numberOfMatches(in: text, range: range), 0)
        XCTAssertThrowsError(try detector(0))
    }

    func testAppsCreateResultsOfTheirOwn() {
        let place = NSRange(location: 2, length: 3)
        let link = NSTextCheckingResult.linkCheckingResult(range: place, url: URL(fileURLWithPath: "/a"))
        XCTAssertEqual(link.url?.path, "/a")
        XCTAssertEqual(link.range, place)
        XCTAssertNil(link.phoneNumber)
    }

    func testAProviderGivesItsObjectInTheTypesOfTheObject() {
        let provider = NSItemProvider(object: "Hi" as NSString)
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
        XCTAssertFalse(provider.hasItemConformingToTypeIdentifier("public.image"))
        XCTAssertFalse(provider.canLoadObject(ofClass: UIImage.self))
        var bytes: Data?
        provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in bytes = data }
        XCTAssertEqual(bytes, Data("Hi".utf8))
        var text: Any?
        provider.loadObject(ofClass: NSString.self) { object, _ in text = object }
        XCTAssertEqual(text as? NSString, "Hi")
    }

    func testThePasteboardNamesTheTypesOfItsContent() {
        let pasteboard = UIPasteboard()
        XCTAssertEqual(pasteboard.types, [])
        pasteboard.string = "Hi"
        XCTAssertTrue(pasteboard.contains(pasteboardTypes: ["public.utf8-plain-text"]))
        XCTAssertEqual(pasteboard.data(forPasteboardType: "public.text"), Data("Hi".utf8))
        XCTAssertEqual(pasteboard.numberOfItems, 1)
    }
}
