import Foundation
import UIKitLayout

/// The layout of a root view under one condition, with the functions that rules use to examine it.
struct CheckedLayout {
    let document: CheckedDocument
    let root: InterfaceRoot
    let condition: CheckCondition
    let rowHeight: RowHeight
    let layout: ComputedLayout
    /// Whether the root has the height that fits its content instead of the stored one.
    let isFitted: Bool
    /// The views that are ambiguous when the root has its stored size. Empty if ``layout`` already has that size, or if
    /// the condition is not the file as stored.
    let ambiguousInStoredSize: [(view: UIView, parts: ComputedLayout.AmbiguousParts)]

    init(_ root: InterfaceRoot, in document: CheckedDocument, condition: CheckCondition) {
        (self.document, self.root, self.condition) = (document, root, condition)
        rowHeight = RowHeight(of: root, in: document)
        // A self-sizing cell is laid out in its fitting height, which a table gives it at run time; its stored height
        // applies only at design time.
        let fits =
            rowHeight.followsContent && root.view is UITableViewCell && CellChain(of: root)?.isBroken == false
        let fitted = fits ? root.layout(findingAmbiguousParts: condition.isStored, fitsHeight: true) : nil
        isFitted = fitted.map { !$0.isFlat(root) } ?? false
        if isFitted, let fitted {
            layout = fitted
            ambiguousInStoredSize =
                condition.isStored ? root.layout(findingAmbiguousParts: true, fitsHeight: false).ambiguousViews : []
        } else {
            layout = root.layout(findingAmbiguousParts: condition.isStored, fitsHeight: false)
            ambiguousInStoredSize = []
        }
    }

    /// Lays the root out in its current size, even if its content requires another one.
    ///
    /// - Parameter rowHeight: the source of the height; none by default, as for a root that is not a cell.
    init(
        currentSizeOf root: InterfaceRoot, in document: CheckedDocument, condition: CheckCondition = CheckCondition(),
        rowHeight: RowHeight = .none
    ) {
        (self.document, self.root, self.condition, self.rowHeight) = (document, root, condition, rowHeight)
        layout = root.layout(findingAmbiguousParts: condition.isStored, fitsHeight: false)
        (isFitted, ambiguousInStoredSize) = (false, [])
    }

    /// Whether the root also has this height at run time, because it is neither a cell nor a reusable view, because its
    /// rows have a fixed height, or because its rows are as tall as their content.
    var isHeightKnown: Bool { !rowHeight.followsContent || (rowHeight == .automatic && isFitted) }

    /// Returns the layout of the same root in another height, or `nil` if the height at run time is known. A problem
    /// that exists at every height exists in both layouts.
    func atOtherHeight() -> CheckedLayout? {
        guard !isHeightKnown else { return nil }
        let frame = root.view.frame
        if !isFitted { root.view.frame.size.height *= 2 }
        defer { root.view.frame = frame }
        return CheckedLayout(currentSizeOf: root, in: document, condition: condition, rowHeight: rowHeight)
    }

    /// Whether there are conflicts that another size of the root may resolve. The root is then a cell, a reusable view
    /// or a top-level view, whose size code can change, and it is not laid out in the height that fits its content.
    var hasConflictsOfItsSize: Bool {
        !isFitted && !layout.conflicts.isEmpty && (rowHeight != .none || isTopLevelView)
    }

    /// The conflicts that remain if a table view cell may have any height, and a top-level view or a cell or reusable
    /// view of a collection view any size. If the condition states a width, the width is kept.
    var conflictsAtEverySize: [UnsatisfiableConstraints] {
        guard hasConflictsOfItsSize else { return layout.conflicts }
        let fitsWidth = (isTopLevelView || root.view is UICollectionReusableView) && condition.width == nil
        return root.layout(findingAmbiguousParts: false, fitsHeight: true, fitsWidth: fitsWidth).conflicts
    }

    /// Whether the root is a top-level view of a file, which code adds to another view at run time.
    var isTopLevelView: Bool { rowHeight == .none && element(of: root.view)?["key"] != "view" }

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

    /// Whether the file contains a placeholder for the view's intrinsic size, which applies only at design time.
    func hasPlaceholderSize(_ view: UIView) -> Bool {
        let element = element(of: view)
        return element?["placeholderIntrinsicWidth"] != nil || element?["placeholderIntrinsicHeight"] != nil
    }

    /// Whether a view is a label or image view of a cell in a built-in style, which the cell places at run time.
    func isPlacedByItsCell(_ view: UIView) -> Bool {
        guard let cell = element(of: view.superview?.superview), cell["style"] != nil, let id = element(of: view)?.id
        else { return false }
        return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == id }
    }

    /// The root and its descendants that the file contains, in file order.
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

extension InterfaceRoot {
    fileprivate func layout(findingAmbiguousParts: Bool, fitsHeight: Bool, fitsWidth: Bool = false) -> ComputedLayout {
        recordingUnsolvableLayouts {
            view.computeLayout(
                findingAmbiguousParts: findingAmbiguousParts, fitsHeight: fitsHeight, fitsWidth: fitsWidth)
        }
    }
}

extension ComputedLayout {
    /// Whether the root is a cell whose content view has no height. A table gives such a row its default height.
    fileprivate func isFlat(_ root: InterfaceRoot) -> Bool {
        guard let cell = root.view as? UITableViewCell else { return false }
        return (frames[ObjectIdentifier(cell.contentView)]?.height ?? 0) < 1
    }
}

extension UIView {
    /// The index of the view among its superview's subviews; 0 if it has no superview.
    fileprivate var layoutOrder: Int { superview?.subviews.firstIndex { $0 === self } ?? 0 }
}
