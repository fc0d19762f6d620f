import Foundation
import UIKitLayout

/// A root as rules look at it: laid out under one condition.
struct CheckedLayout {
    let document: CheckedDocument
    let root: InterfaceRoot
    let condition: CheckCondition
    let rowHeight: RowHeight
    let layout: ComputedLayout
    /// What is open in the stored size of a root that is laid out in another one.
    let designOpen: [(view: UIView, parts: ComputedLayout.OpenParts)]

    init(_ root: InterfaceRoot, in document: CheckedDocument, condition: CheckCondition) {
        (self.document, self.root, self.condition) = (document, root, condition)
        let rowHeight = RowHeight(of: root, in: document)
        self.rowHeight = rowHeight
        // A table gives a cell that sizes itself the height that it wants; the stored one is only the designer's.
        let fits =
            rowHeight.followsContent && root.view is UITableViewCell && CellChain(of: root)?.isBroken == false
        (layout, designOpen) = root.recordingUnsolvableLayouts {
            (
                root.view.computeLayout(findingOpenParts: condition.isStored, fitsHeight: fits),
                fits && condition.isStored ? root.view.computeLayout(findingOpenParts: true).open : []
            )
        }
    }

    /// The root as it is stored, whatever its content wants.
    init(storedSizeOf root: InterfaceRoot, in document: CheckedDocument) {
        (self.document, self.root, condition, rowHeight) = (document, root, CheckCondition(), .none)
        layout = root.recordingUnsolvableLayouts { root.view.computeLayout(findingOpenParts: true) }
        designOpen = []
    }

    /// The element of a view, guide or constraint.
    func element(of object: AnyObject?) -> IBElement? {
        object.flatMap { root.elements[ObjectIdentifier($0)] }
    }

    /// A view as somebody knows it who has seen the file.
    func name(of object: AnyObject?) -> String { document.name(of: element(of: object)) }

    /// The frame in the superview's coordinates, as laid out.
    func frame(of view: UIView) -> CGRect? { layout.frames[ObjectIdentifier(view)] }

    /// The frame in the root's coordinates, as laid out.
    func frameInRoot(of view: UIView) -> CGRect? {
        guard view !== root.view else { return view.bounds }
        guard let superview = view.superview, let frame = frame(of: view), let outer = frameInRoot(of: superview)
        else { return nil }
        return frame.offsetBy(dx: outer.minX, dy: outer.minY)
    }

    /// The frame in the superview's coordinates that the file stores.
    func storedFrame(of view: UIView) -> CGRect? { element(of: view)?.storedFrame }

    /// Whether a view is not seen, or lies in one that is not.
    func isHidden(_ view: UIView) -> Bool {
        if view.isHidden || element(of: view)?["alpha"].flatMap(Double.init) == 0 { return true }
        return view.superview.map(isHidden) ?? false
    }

    /// The views of the root that stand in the file, in the order of the file.
    var views: [UIView] {
        root.views.values.sorted {
            (element(of: $0)?.line ?? 0, $0.layoutOrder) < (element(of: $1)?.line ?? 0, $1.layoutOrder)
        }
    }

    /// A finding about a view or a constraint.
    func finding(
        _ rule: CheckRule, _ object: AnyObject, _ message: String, level: CheckRule.Level? = nil,
        details: [String] = [],
        related: [String] = []
    ) -> InterfaceFinding {
        let element = element(of: object) ?? element(of: root.view) ?? document.root
        return document.finding(rule, element, message, level: level, details: details, related: related)
    }
}

extension RowHeight {
    /// Whether the height is that of the content, if the content says one.
    var followsContent: Bool { self == .automatic || self == .unknown }
}

extension UIView {
    /// The place among the superview's subviews.
    fileprivate var layoutOrder: Int { superview?.subviews.firstIndex { $0 === self } ?? 0 }
}

extension IBElement {
    /// The frame that the file stores for a view.
    var storedFrame: CGRect? {
        guard let rect = child("rect", key: "frame") else { return nil }
        let numbers = ["x", "y", "width", "height"].compactMap { IBNumber.length(rect[$0]) }
        return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
}
