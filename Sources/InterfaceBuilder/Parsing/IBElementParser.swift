import Foundation

/// Parses XML into elements, in time linear in the length of the file.
final nonisolated class IBElementParser: XMLEventHandler {
    private nonisolated struct OpenElement {
        let name: String
        let attributes: [String: String]
        let line: Int
        var children: [IBElement] = []
        var text = ""
    }

    /// The maximum depth of nested elements, far above the depth of any real interface. The limit bounds the recursion
    /// of later passes over the elements.
    private static let maximumDepth = 400

    private var open: [OpenElement] = []
    private var root: IBElement?

    /// Parses the contents of a file.
    ///
    /// - Throws: ``InterfaceBuilderError`` with the line of the first fault and the XML parser's message.
    static func parse(_ data: Data, path: String) throws(InterfaceBuilderError) -> IBElement {
        let elements = IBElementParser()
        do throws(XMLFault) {
            try XMLEventParser.parse(data, handler: elements)
        } catch {
            let context = error.concernsNesting ? elements.whatIsOpen : ""
            throw InterfaceBuilderError(
                code: .malformedXML, path: path, line: error.line,
                message: "not well-formed XML: \(error.message)\(context)")
        }
        if let root = elements.root { return root }
        throw InterfaceBuilderError(code: .malformedXML, path: path, line: 1, message: "no element found")
    }

    private var whatIsOpen: String {
        open.last.map { "; the innermost open element is <\($0.name)> on line \($0.line)" } ?? ""
    }

    func didStart(_ name: String, attributes: [String: String], line: Int) throws(XMLFault) {
        guard open.count < Self.maximumDepth else {
            throw XMLFault(line: line, message: "elements are nested more than \(Self.maximumDepth) deep")
        }
        open.append(OpenElement(name: name, attributes: attributes, line: line))
    }

    func didFind(text: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += text
    }

    func didEnd() {
        guard let done = open.popLast() else { return }
        let element = IBElement(
            name: done.name, attributes: done.attributes, line: done.line, children: done.children,
            text: done.text)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}
