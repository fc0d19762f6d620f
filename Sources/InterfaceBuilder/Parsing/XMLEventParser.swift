internal import CTemplateLayoutExpat
import Foundation

/// A receiver of the events of an ``XMLEventParser``, which are reported in document order.
nonisolated protocol XMLEventHandler: AnyObject {
    /// Called when an element begins.
    ///
    /// - Throws: ``XMLFault`` to end parsing; the parser throws the same error.
    func didStart(_ name: String, attributes: [String: String], line: Int) throws(XMLFault)
    /// Called when the innermost open element ends.
    func didEnd()
    /// Called with text inside the innermost open element. Consecutive text may be reported in several calls.
    func didFind(text: String)
}

/// A fault that makes XML unusable, with its line.
nonisolated struct XMLFault: Error {
    /// The line of the fault, counted from 1.
    let line: Int
    let message: String
    /// Whether the fault is an element that is not closed, or that is closed in the wrong order.
    var concernsNesting = false
}

/// Parses XML with Expat, which reports the line of each fault and takes time linear in the length of the file.
///
/// Documents that declare entities or refer to an external document type are rejected, so that a document cannot expand
/// beyond its size or make the program read other files.
final nonisolated class XMLEventParser {
    private let parser: XML_Parser
    private unowned let handler: any XMLEventHandler
    /// The first fault found in a callback. It is stored here because Expat itself only reports that a callback stopped
    /// the parser.
    private var fault: XMLFault?

    private init?(handler: any XMLEventHandler) {
        guard let parser = XML_ParserCreate(nil) else { return nil }
        (self.parser, self.handler) = (parser, handler)
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        setContentHandlers()
        setDeclarationHandlers()
    }

    deinit {
        XML_ParserFree(parser)
    }

    /// Parses a whole document.
    ///
    /// Of a UTF-8 document with an invalid byte, only the bytes before it are passed to Expat.
    ///
    /// - Throws: the first fault in document order.
    static func parse(_ data: Data, handler: any XMLEventHandler) throws(XMLFault) {
        guard let parser = XMLEventParser(handler: handler) else {
            throw XMLFault(line: 1, message: "not enough memory to read the file")
        }
        let encodingFault = UTF8Fault(in: data)
        let valid = encodingFault.map { data.prefix($0.offset) } ?? data
        try parser.parse(valid, isFinal: encodingFault == nil)
        if let encodingFault {
            throw XMLFault(line: parser.line(after: encodingFault.offset, in: data), message: encodingFault.message)
        }
    }

    private func parse(_ data: Data, isFinal: Bool) throws(XMLFault) {
        // The document is passed in pieces because Expat's lengths have 32 bits.
        var rest = data[...]
        repeat {
            let piece = rest.prefix(1 << 20)
            rest = rest.dropFirst(piece.count)
            let isLast: Int32 = isFinal && rest.isEmpty ? 1 : 0
            let status = piece.withUnsafeBytes { bytes in
                XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), isLast)
            }
            if status != XML_STATUS_OK { throw fault ?? ownFault }
        } while !rest.isEmpty
    }

    /// The fault that Expat reports after an error of its own, with Expat's message.
    private var ownFault: XMLFault {
        let code = XML_GetErrorCode(parser)
        let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "unknown error"
        return XMLFault(
            line: line, message: reason,
            concernsNesting: code == XML_ERROR_TAG_MISMATCH || code == XML_ERROR_NO_ELEMENTS)
    }

    /// The line that Expat is parsing, counted from 1.
    private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

    private func line(after offset: Int, in data: Data) -> Int {
        1 + data.prefix(offset).count { $0 == UInt8(ascii: "\n") }
    }

    private func stop(with fault: XMLFault) {
        guard self.fault == nil else { return }
        self.fault = fault
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }

    // MARK: Expat's callbacks

    private static func parser(_ userData: UnsafeMutableRawPointer?) -> XMLEventParser? {
        userData.map { Unmanaged<XMLEventParser>.fromOpaque($0).takeUnretainedValue() }
    }

    private func setContentHandlers() {
        XML_SetElementHandler(
            parser,
            { userData, name, attributes in
                guard let name else { return }
                XMLEventParser.parser(userData)?.start(String(cString: name), attributes)
            },
            { userData, _ in
                guard let parser = XMLEventParser.parser(userData), parser.fault == nil else { return }
                parser.handler.didEnd()
            })
        XML_SetCharacterDataHandler(parser) { userData, bytes, count in
            guard let parser = XMLEventParser.parser(userData), parser.fault == nil, let bytes else { return }
            let text = UnsafeRawBufferPointer(start: bytes, count: Int(count))
            parser.handler.didFind(text: String(decoding: text, as: UTF8.self))
        }
    }

    private func start(_ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        guard fault == nil else { return }
        do throws(XMLFault) {
            try handler.didStart(name, attributes: Self.dictionary(attributes), line: line)
        } catch {
            stop(with: error)
        }
    }

    /// Converts Expat's list of attributes to a dictionary. The list alternates names and values and ends with a null
    /// pointer.
    private static func dictionary(_ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> [String: String] {
        guard var next = list else { return [:] }
        var attributes: [String: String] = [:]
        while let name = next[0], let value = next[1] {
            attributes[String(cString: name)] = String(cString: value)
            next += 2
        }
        return attributes
    }

    private func setDeclarationHandlers() {
        XML_SetEntityDeclHandler(parser) { userData, name, _, _, _, _, _, _, _ in
            let name = name.map { String(cString: $0) } ?? ""
            XMLEventParser.parser(userData)?
                .reject("declares the entity \"\(name)\"; Interface Builder files declare none")
        }
        XML_SetStartDoctypeDeclHandler(parser) { userData, _, systemID, _, _ in
            guard let systemID else { return }
            let name = String(cString: systemID)
            XMLEventParser.parser(userData)?
                .reject("refers to the external document type \"\(name)\"; Interface Builder files refer to none")
        }
    }

    private func reject(_ message: String) {
        stop(with: XMLFault(line: line, message: message))
    }
}
