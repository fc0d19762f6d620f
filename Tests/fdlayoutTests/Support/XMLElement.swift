import Foundation
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a document, as parsed by libxml2, which rejects documents that are not well-formed.
final class XMLElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [XMLElement] = []

    fileprivate init(_ name: String, _ attributes: [String: String]) {
        (self.name, self.attributes) = (name, attributes)
    }

    /// The root of a document; fails the test if the document is not well-formed.
    static func document(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws -> XMLElement {
        let reader = XMLTreeReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        XCTAssertTrue(parser.parse(), "line \(parser.lineNumber) of \(text)", file: file, line: line)
        return try XCTUnwrap(reader.root, file: file, line: line)
    }

    /// This element and its descendants.
    var all: [XMLElement] { [self] + children.flatMap(\.all) }
}

/// Builds the tree of a document's elements.
private final class XMLTreeReader: NSObject, XMLParserDelegate {
    private(set) var root: XMLElement?
    private var open: [XMLElement] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = XMLElement(name, attributes)
        open.last?.children.append(element)
        if open.isEmpty { root = element }
        open.append(element)
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        open.removeLast()
    }
}
