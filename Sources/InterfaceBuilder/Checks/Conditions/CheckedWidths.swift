import Foundation
import UIKitFacts
import UIKitLayout

/// Decides at which widths a root view is laid out. Only roots that are as wide as a screen or table are laid out at
/// other widths than the stored one.
struct CheckedWidths {
    let document: CheckedDocument

    private static let widestPhone: CGFloat = 500

    /// Whether the given root is laid out at the given width: its width follows that of the screen, and the document is
    /// for devices whose screens can have the given width.
    func apply(to root: InterfaceRoot, width: CGFloat) -> Bool {
        guard let element = root.elements[ObjectIdentifier(root.view)] else { return false }
        if isForPad, width <= Self.widestPhone { return false }
        if root.view is UICollectionViewCell || ownWidth(element) || isEmbedded(element) { return false }
        if isWiderThanScreen(element), !(root.view is UITableViewCell) { return false }
        if element["key"] == "view" || root.view is UITableViewCell {
            return !hasFreeformSize(element) && !isInNarrowTable(element)
        }
        return DeviceModel.phoneWidths.contains(root.view.bounds.width)
            || (isForPad && root.view.bounds.width >= DeviceModel.narrowestPad)
    }

    /// Whether the given root is the view of a scene and is at least as tall as a screen.
    func isScreen(_ root: InterfaceRoot) -> Bool {
        root.elements[ObjectIdentifier(root.view)]?["key"] == "view"
            && root.view.bounds.height >= DeviceModel.lowestPhone
    }

    private var isForPad: Bool {
        document.root.child("device")?["id"]?.hasPrefix("ipad") == true
            || document.root["targetRuntime"] == "iOS.CocoaTouch.iPad"
    }

    private func ownWidth(_ element: IBElement) -> Bool {
        element.list("constraints").contains {
            $0["firstAttribute"] == "width" && $0["firstItem"].map { $0 == element.id } ?? true
                && $0["secondItem"] == nil
        }
    }

    /// Whether the root is a controller's view that another scene embeds or presents in a popover.
    private func isEmbedded(_ element: IBElement) -> Bool {
        guard let controller = document.parent(of: element)?.id else { return false }
        return document.elements.contains {
            $0.name == "segue" && $0["destination"] == controller
                && ["embed", "popoverPresentation", "popover"].contains($0["kind"])
        }
    }

    /// Whether the stored width of a root is greater than that of the screen of the document's device. If so, the width
    /// of the root does not follow that of the screen.
    private func isWiderThanScreen(_ element: IBElement) -> Bool {
        guard let width = element.storedWidth, let screenWidth = document.screenWidth else { return false }
        return width > screenWidth + 1
    }

    private func hasFreeformSize(_ element: IBElement) -> Bool {
        let places = [element, document.parent(of: element)].compactMap(\.self)
        return places.contains { place in
            place.children.contains { $0["key"] == "freeformSize" || $0.name == "freeformSimulatedSizeMetrics" }
        }
    }

    /// Whether the given cell belongs to a table that is narrower than the screen.
    private func isInNarrowTable(_ element: IBElement) -> Bool {
        let outer = document.ancestors(of: element).filter { $0.hasStoredFrame }
        guard let table = outer.first(where: { $0.name == "tableView" }), let screen = outer.last else { return false }
        let widths = [table, screen].compactMap(\.storedWidth)
        return widths.count == 2 && widths[0] < widths[1] - 1
    }
}
