import Foundation
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A file in `Resources` with the frames that it stores.
nonisolated struct StoredFile {
    let name: String
    let path: String
    /// The frames of the views that are subviews of others, by object id, in points. The frames of roots, cells and
    /// content views are given, not computed.
    let frames: [String: CGRect]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Resources")

    /// All files, by name.
    static func all() throws -> [StoredFile] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
            .map(StoredFile.init(named:))
    }

    init(named name: String) throws {
        self.name = name
        let url = Self.folder.appendingPathComponent(name)
        path = url.path
        let reader = StoredFrameReader()
        let parser = XMLParser(data: try Data(contentsOf: url))
        parser.delegate = reader
        XCTAssertTrue(parser.parse(), "\(name) is well-formed")
        frames = reader.frames
    }
}

/// Collects the stored frames of subviews.
private nonisolated final class StoredFrameReader: NSObject, XMLParserDelegate {
    private(set) var frames: [String: CGRect] = [:]
    private var open: [(name: String, id: String?)] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "rect", attributes["key"] == "frame", open.dropLast().last?.name == "subviews",
            let id = open.last?.id
        {
            let numbers = ["x", "y", "width", "height"].map { attributes[$0].flatMap(Double.init) ?? .nan }
            frames[id] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        open.append((name, attributes["id"]))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}
