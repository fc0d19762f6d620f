import Foundation
import UIKitLayout

/// An object of an Interface Builder file, with the name by which the user recognizes it in Xcode.
package nonisolated struct InterfaceObject: Hashable, Sendable {
    /// The id of the object; empty if the file gives it none.
    package let id: String
    /// The name by which the user recognizes the object in Xcode: its class or kind, with its label, outlet or text.
    package let name: String
    /// The line on which the object's element begins, counted from 1.
    package let line: Int
    /// The frame that the file stores for a view, in the coordinates of its superview; `nil` if the file stores none.
    package let storedFrame: CGRect?
}

/// The objects of a file, which can be found by the views and constraints that were created from them.
package struct InterfaceObjects {
    private let document: CheckedDocument

    /// Prepares a file.
    package init(of file: InterfaceFile) {
        document = CheckedDocument(file, context: CheckContext())
    }

    /// The object from which a view, guide or constraint of a root was created; `nil` if the file contains none.
    package func object(of created: AnyObject, in root: InterfaceRoot) -> InterfaceObject? {
        root.elements[ObjectIdentifier(created)].map { element in
            InterfaceObject(
                id: element.id ?? "", name: document.shortName(of: element), line: element.line,
                storedFrame: element.storedFrame)
        }
    }

    /// The object of a root view. Its name is that of the controller that contains the view or, without a controller,
    /// that of the view. The name contains the reuse identifier, storyboard identifier or title, if there is one.
    package func owner(of root: InterfaceRoot) -> InterfaceObject? {
        guard let element = root.elements[ObjectIdentifier(root.view)] else { return nil }
        let owner = (element["key"] == "view" ? document.parent(of: element) : nil) ?? element
        let identifier = owner["reuseIdentifier"] ?? owner["storyboardIdentifier"] ?? owner["title"]
        let name = identifier.map { "\(owner["customClass"] ?? owner.name) \"\($0)\"" }
        return InterfaceObject(
            id: element.id ?? "", name: name ?? document.shortName(of: owner), line: element.line,
            storedFrame: element.storedFrame)
    }

    /// Whether a root takes the given width at run time, because its width follows that of the screen, and the file is
    /// for devices whose screens can have that width.
    package func follows(_ root: InterfaceRoot, width: CGFloat) -> Bool {
        CheckedWidths(document: document).apply(to: root, width: width)
    }

    /// Whether a root is a table view cell whose height follows its content and whose constraints may determine it.
    package func sizesItself(_ root: InterfaceRoot) -> Bool {
        root.view is UITableViewCell && RowHeight(of: root, in: document).followsContent
            && CellChain(of: root)?.isBroken == false
    }
}
