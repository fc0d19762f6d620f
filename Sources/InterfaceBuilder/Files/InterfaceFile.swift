import Foundation
import UIKitLayout

/// The parsed contents of a .xib or .storyboard file.
public nonisolated struct InterfaceFile: Sendable {
    /// The path of the file.
    public let path: String
    let root: IBElement
    /// The ids of all objects, including those that variations exclude.
    let objectIDs: Set<String>
    /// The size of the screen that the file was designed on, if it is redrawn on another one.
    let redrawnFrom: CGSize?

    /// Reads an iOS file of Xcode 5 or later.
    ///
    /// - Throws: ``InterfaceBuilderError`` when the file cannot be opened, is not XML, or is not a document for iOS.
    public init(contentsOfFile path: String) throws(InterfaceBuilderError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InterfaceBuilderError(
                code: .unreadableFile, path: path, line: nil, message: "no such file, or not readable")
        }
        try self.init(data: data, path: path)
    }

    /// Reads an iOS file of Xcode 5 or later from its bytes.
    ///
    /// - Parameter path: the name of the file in errors and warnings.
    /// - Throws: ``InterfaceBuilderError`` when the bytes are not XML or not a document for iOS.
    public init(data: Data, path: String) throws(InterfaceBuilderError) {
        self.path = path
        redrawnFrom = nil
        let document = try IBElementParser.parse(data, path: path)
        objectIDs = Set(document.descendants { $0.id != nil }.compactMap(\.id))
        root = document.resolved(for: IBSizeClasses(of: document))
        try checkDocumentType()
    }

    private func checkDocumentType() throws(InterfaceBuilderError) {
        guard let reason = IBDocumentType(of: root).rejectionReason else { return }
        throw InterfaceBuilderError(code: .unsupportedDocument, path: path, line: root.line, message: reason)
    }
}
