import Foundation
import UIKitLayout

/// The first cell of a .xib file, to be registered with a table.
public final class UINib: ReusableViewSource {
    private let prototype: CellPrototype

    /// Reads a .xib file.
    ///
    /// - Throws: ``InterfaceBuilderError`` when the file cannot be used or has no cell.
    public init(
        contentsOfFile path: String, images: (any ImageSource)? = nil, classes: ClassRegistry = .shared
    ) throws(InterfaceBuilderError) {
        let file = try InterfaceFile(contentsOfFile: path)
        guard let element = file.root.list("objects").first(where: { $0.name == "tableViewCell" }) else {
            throw InterfaceBuilderError(
                code: .unknownIdentifier, path: path, line: nil, message: "the file has no table view cell")
        }
        prototype = CellPrototype(file: file, element: element, images: images, classes: classes)
    }

    /// Makes a cell.
    public func makeReusableView() throws -> UIView {
        try prototype.makeReusableView()
    }
}
