import Foundation
import UIKitLayout

/// A root laid out under one condition, prepared for the rules.
struct CheckedLayout {
    let document: CheckedDocument
    let root: InterfaceRoot
    let condition: CheckCondition
    let rowHeight: RowHeight
    let layout: ComputedLayout
    /// The views with open parts in the stored size, for a root that is laid out in another size.
    let ambiguousInStoredSize: [(view: UIView, parts: ComputedLayout.AmbiguousParts)]

    init(_ root: InterfaceRoot, in document: CheckedDocument, condition: CheckCondition) {
        (self.document, self.root, self.condition) = (document, root, condition)
        let rowHeight = RowHeight(of: root, in: document)
        self.rowHeight = rowHeight
        // A table gives a self-sizing cell its fitting height; the stored height exists only at design time.
        let fits =
            rowHeight.followsContent && root.view is UITableViewCell && CellChain(of: root)?.isBroken == false
        (layout, ambiguousInStoredSize) = root.recordingUnsolvableLayouts {
            (
                root.view.computeLayout(findingAmbiguousParts: condition.isStored, fitsHeight: fits),
                fits && condition.isStored ? root.view.computeLayout(findingAmbiguousParts: true).ambiguousViews : []
            )
        }
    }

    /// Lays the root out in its stored size, even if its content requires another one.
    init(storedSizeOf root: InterfaceRoot, in document: CheckedDocument) {
        (self.document, self.root, condition, rowHeight) = (document, root, CheckCondition(), .none)
        layout = root.recordingUnsolvableLayouts { root.view.computeLayout(findingAmbiguousParts: true) }
        ambiguousInStoredSize = []
    }

    /// The element of a view, guide or constraint.
    func element(of object: AnyObject?) -> IBElement? {
        object.flatMap { root.elements[ObjectIdentifier($0)] }
    }

    /// The name of a view in terms of what Xcode shows.
    func name(of object: AnyObject?) -> String { document.name(of: element(of: object)) }

    /// The computed frame, in the superview's coordinates.
    func frame(of view: UIView) -> CGRect? { layout.frames[ObjectIdentifier(view)] }

    /// The computed frame, in the root's coordinates.
    func frameInRoot(of view: UIView) -> CGRect? {
        guard view !== root.view else { return view.bounds }
        guard let superview = view.superview, let frame = frame(of: view), let outer = frameInRoot(of: superview)
        else { return nil }
        return frame.offsetBy(dx: outer.minX, dy: outer.minY)
    }

    /// The frame stored in the file, in the superview's coordinates.
    func storedFrame(of view: UIView) -> CGRect? { element(of: view)?.storedFrame }

    /// Whether a view or one of its superviews is hidden or transparent.
    func isHidden(_ view: UIView) -> Bool {
        if view.isHidden || element(of: view)?["alpha"].flatMap(Double.init) == 0 { return true }
        return view.superview.map(isHidden) ?? false
    }

    /// The views of the root that are in the file, in file order.
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
    /// Whether the height may follow from the content's constraints.
    var followsContent: Bool { self == .automatic || self == .unknown }
}

extension UIView {
    /// The index among the superview's subviews.
    fileprivate var layoutOrder: Int { superview?.subviews.firstIndex { $0 === self } ?? 0 }
}
