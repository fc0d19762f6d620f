internal import FileSearch
import Foundation

nonisolated extension InterfaceFile {
    /// Reads an iOS file of Xcode 5 or later.
    ///
    /// - Throws: ``InterfaceBuilderError`` when the file cannot be opened, is not XML, or is not a document for iOS.
    public init(contentsOfFile path: String) throws(InterfaceBuilderError) {
        guard let data = FileBytes.ofFile(atPath: path) else {
            throw InterfaceBuilderError(
                code: .unreadableFile, path: path, line: nil, message: "no such file, or not readable")
        }
        try self.init(data: data, path: path)
    }

    /// Reads an iOS file of Xcode 5 or later from its bytes.
    ///
    /// - Parameters:
    ///   - data: the bytes of the file.
    ///   - path: the name of the file in errors and warnings.
    /// - Throws: ``InterfaceBuilderError`` when the bytes are not XML or not a document for iOS.
    public init(data: Data, path: String) throws(InterfaceBuilderError) {
        let document = try IBElementParser.parse(data, path: path)
        try self.init(document, path: path, sizeClasses: IBSizeClasses(of: document))
    }
}
