import Foundation
import UIKitLayout

/// The layout of a root view under one condition, with the functions that rules use to examine it.
struct CheckedLayout {
    let document: CheckedDocument
    let root: InterfaceRoot
    let condition: CheckCondition
    let rowHeight: RowHeight
    let layout: ComputedLayout
    /// The views that are ambiguous when the root has its stored size. Empty if ``layout`` already has that size, or if
    /// the condition is not the file as stored.
    let ambiguousInStoredSize: [(view: UIView, parts: ComputedLayout.AmbiguousParts)]

    init(_ root: InterfaceRoot, in document: CheckedDocument, condition: CheckCondition) {
        (self.document, self.root, self.condition) = (document, root, condition)
        let rowHeight = RowHeight(of: root, in: document)
        self.rowHeight = rowHeight
        // A self-sizing cell is laid out in its fitting height, which a table gives it at run time; its stored height
        // applies only at design time.
        let fits =
            rowHeight.followsContent && root.view is UITableViewCell && CellChain(of: root)?.isBroken == false
        (layout, ambiguousInStoredSize) = root.recordingUnsolvableLayouts {
            (
                root.view.computeLayout(findingAmbiguousParts: condition.isStored, fitsHeight: fits),
                fits && condition.isStored ? root.view.computeLayout(findingAmbiguousParts: true).ambiguousViews : []
            )
        }
    }

    /// Lays out the root in its stored size, even if its content requires another size.
    init(storedSizeOf root: InterfaceRoot, in document: CheckedDocument) {
        (self.document, self.root, condition, rowHeight) = (document, root, CheckCondition(), .none)
        layout = root.recordingUnsolvableLayouts { root.view.computeLayout(findingAmbiguousParts: true) }
        ambiguousInStoredSize = []
    }

    /// The element from which the given view, guide or constraint was created, or `nil` if the file contains none.
    func element(of object: AnyObject?) -> IBElement? {
        object.flatMap { root.elements[ObjectIdentifier($0)] }
    }

    /// A name by which the user recognizes the given view or guide in Xcode.
    func name(of object: AnyObject?) -> String { document.name(of: element(of: object)) }

    /// The computed frame of the given view, in its superview's coordinates.
    func frame(of view: UIView) -> CGRect? { layout.frames[ObjectIdentifier(view)] }

    /// The computed frame of the given view, in the root's coordinates.
    func frameInRoot(of view: UIView) -> CGRect? {
        guard view !== root.view else { return view.bounds }
        guard let superview = view.superview, let frame = frame(of: view), let outer = frameInRoot(of: superview)
        else { return nil }
        return frame.offsetBy(dx: outer.minX, dy: outer.minY)
    }

    /// The frame that the file stores for the given view, in its superview's coordinates.
    func storedFrame(of view: UIView) -> CGRect? { element(of: view)?.storedFrame }

    /// Whether the view or one of its ancestors is hidden or has an alpha of 0.
    func isHidden(_ view: UIView) -> Bool {
        if view.isHidden || element(of: view)?["alpha"].flatMap(Double.init) == 0 { return true }
        return view.superview.map(isHidden) ?? false
    }

    /// The views that the file contains for the root, in file order.
    var views: [UIView] {
        root.views.values.sorted {
            (element(of: $0)?.line ?? 0, $0.layoutOrder) < (element(of: $1)?.line ?? 0, $1.layoutOrder)
        }
    }

    /// Creates a finding about the given view or constraint. An object that is not in the file is reported as the root.
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
    /// Whether the constraints of the content may determine the height.
    var followsContent: Bool { self == .automatic || self == .unknown }
}

extension UIView {
    /// The index of the view among its superview's subviews; 0 if it has no superview.
    fileprivate var layoutOrder: Int { superview?.subviews.firstIndex { $0 === self } ?? 0 }
}
