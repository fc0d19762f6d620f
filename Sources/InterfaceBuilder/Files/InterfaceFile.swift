import Foundation
import UIKitLayout

/// A .xib or .storyboard file, read as it is.
public nonisolated struct InterfaceFile: Sendable {
    /// The file.
    public let path: String
    let root: IBElement
    /// The ids of all objects, of those that variations exclude, too.
    let objectIDs: Set<String>
    /// The size of the screen that the file is designed on, where it is drawn on another one.
    let redrawnFrom: CGSize?

    /// Reads a file of Xcode 5 or later for iOS.
    ///
    /// - Throws: ``InterfaceBuilderError`` when it cannot be opened, is not XML or not such a file.
    public init(contentsOfFile path: String) throws(InterfaceBuilderError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InterfaceBuilderError(
                code: .unreadableFile, path: path, line: nil, message: "no such file, or not readable")
        }
        try self.init(data: data, path: path)
    }

    /// Reads a file of Xcode 5 or later for iOS from its bytes.
    ///
    /// - Parameter path: the file's name in errors and warnings.
    /// - Throws: ``InterfaceBuilderError`` when the bytes are not XML or not such a file.
    public init(data: Data, path: String) throws(InterfaceBuilderError) {
        self.path = path
        redrawnFrom = nil
        let document = try IBElementParser.parse(data, path: path)
        objectIDs = Set(document.descendants { $0.id != nil }.compactMap(\.id))
        root = document.resolved(for: IBSizeClasses(of: document))
        try checkDocumentType()
    }

    private func checkDocumentType() throws(InterfaceBuilderError) {
        guard let reason = IBDocumentType(of: root).reasonForRefusal else { return }
        throw InterfaceBuilderError(code: .unsupportedDocument, path: path, line: root.line, message: reason)
    }
}
