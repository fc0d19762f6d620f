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

    /// The reuse identifiers of the cells in the file, in order of appearance.
    public var cellIdentifiers: [String] {
        cellElements.compactMap { $0["reuseIdentifier"] }
    }

    fileprivate var cellElements: [IBElement] {
        root.descendants { $0.name == "tableViewCell" }
    }

    private func checkDocumentType() throws(InterfaceBuilderError) {
        guard let reason = IBDocumentType(of: root).reasonForRefusal else { return }
        throw InterfaceBuilderError(code: .unsupportedDocument, path: path, line: root.line, message: reason)
    }
}

extension InterfaceFile {
    /// The prototype of a cell, to be registered with a table.
    ///
    /// - Parameter images: where image views find images by name.
    /// - Throws: ``InterfaceBuilderError`` when no cell has the identifier, naming the identifiers there are.
    public func cellPrototype(
        withIdentifier identifier: String, images: (any ImageSource)? = nil, classes: ClassRegistry = .shared
    ) throws(InterfaceBuilderError) -> CellPrototype {
        guard let element = cellElements.first(where: { $0["reuseIdentifier"] == identifier }) else {
            let known = cellIdentifiers.isEmpty ? "none" : cellIdentifiers.joined(separator: ", ")
            throw InterfaceBuilderError(
                code: .unknownIdentifier, path: path, line: nil,
                message: "no cell with reuse identifier \"\(identifier)\"; the file has: \(known)")
        }
        return CellPrototype(file: self, element: element, images: images, classes: classes)
    }
}

/// A cell of an Interface Builder file, from which a table makes cells.
public struct CellPrototype: ReusableViewSource, Sendable {
    let file: InterfaceFile
    let element: IBElement
    let images: (any ImageSource)?
    let classes: ClassRegistry

    /// What the table that the prototype belongs to draws between rows; a single line where there is none.
    public var separatorStyle: UITableViewCell.SeparatorStyle {
        let tables = file.root.descendants { $0.name == "tableView" }
        let own = tables.last { table in !table.descendants { $0 === element }.isEmpty }
        return own?["separatorStyle"] == "none" ? .none : .singleLine
    }

    /// Makes a cell, its outlets connected and `awakeFromNib` called.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is not what it should be.
    public func makeReusableView() throws -> UIView {
        try makeCell().cell
    }

    /// Makes a cell and reports what was left out of the file.
    public func makeCell() throws -> (cell: UITableViewCell, warnings: [InterfaceBuilderWarning]) {
        let builder = IBObjectBuilder(file: file, images: images, classes: classes)
        builder.place = file.place(of: element)
        guard let cell = try builder.build(element) as? UITableViewCell else {
            throw InterfaceBuilderError(
                code: .invalidValue, path: file.path, line: element.line,
                message: "class \(element["customClass"] ?? "") is not a UITableViewCell")
        }
        return (cell, builder.warnings)
    }
}
