import Foundation
import FoundationXML

/// Turns XML into elements, in time linear in the length of the file.
///
/// Foundation's parser switches libxml2's own bounds off, so depth is bounded here, and a file that
/// declares entities, as no Interface Builder file does, is refused.
final class IBElementParser: NSObject, XMLParserDelegate {
    private struct OpenElement {
        let name: String
        let attributes: [String: String]
        let line: Int
        var children: [IBElement] = []
        var text = ""
    }

    /// Far deeper than any interface is nested; what is built from the elements recurses.
    private static let maximumDepth = 400

    private var open: [OpenElement] = []
    private var root: IBElement?
    private var refusal: String?

    /// Parses a file's contents.
    ///
    /// - Throws: ``InterfaceBuilderError`` with the line where the XML breaks off.
    static func parse(_ data: Data, path: String) throws(InterfaceBuilderError) -> IBElement {
        let delegate = IBElementParser()
        // As a stream: libxml2 refuses to look further than ten million bytes back in one piece of input.
        let parser = XMLParser(stream: InputStream(data: data))
        parser.delegate = delegate
        if parser.parse(), let root = delegate.root { return root }
        throw InterfaceBuilderError(
            code: .malformedXML, path: path, line: max(1, parser.lineNumber),
            message: delegate.refusal ?? "not well-formed XML\(delegate.whatWasOpen)")
    }

    private func refuse(_ parser: XMLParser, _ message: String) {
        refusal = refusal ?? message
        parser.abortParsing()
    }

    func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {
        refuse(parser, "declares the entity \"\(name)\"; Interface Builder files declare none")
    }

    private var whatWasOpen: String {
        open.last.map { ": <\($0.name)> opened on line \($0.line) is not closed" } ?? ""
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        guard open.count < Self.maximumDepth else {
            return refuse(parser, "elements are nested more than \(Self.maximumDepth) deep")
        }
        open.append(OpenElement(name: name, attributes: attributes, line: parser.lineNumber))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += text
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard let done = open.popLast() else { return }
        let element = IBElement(
            name: done.name, attributes: done.attributes, line: done.line, children: done.children,
            text: done.text)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}
