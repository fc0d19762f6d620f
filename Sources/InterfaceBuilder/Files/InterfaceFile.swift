import Foundation
import UIKitLayout

/// The parsed contents of a .xib or .storyboard file.
public nonisolated struct InterfaceFile: Sendable {
    /// The path of the file.
    public let path: String
    let root: IBElement
    /// The ids of all objects, including those that variations exclude.
    let objectIDs: Set<String>
    /// The size of the screen on which the file was designed, in points, if the file was read for another device with
    /// ``init(data:path:onScreen:)``; otherwise `nil`.
    let redrawnFrom: CGSize?

    /// Creates a file from a parsed document, with the variations for the given size classes applied.
    ///
    /// - Throws: ``InterfaceBuilderError`` when the document is not one for iOS.
    init(_ document: IBElement, path: String, sizeClasses: IBSizeClasses) throws(InterfaceBuilderError) {
        self.path = path
        redrawnFrom = nil
        objectIDs = Set(document.descendants { $0.id != nil }.compactMap(\.id))
        root = document.resolved(for: sizeClasses)
        try checkDocumentType()
    }

    private func checkDocumentType() throws(InterfaceBuilderError) {
        guard let reason = IBDocumentType(of: root).rejectionReason else { return }
        throw InterfaceBuilderError(code: .unsupportedDocument, path: path, line: root.line, message: reason)
    }
}
