import Foundation
import LayoutEngine
import TextLayout
import Trapping

/// The counterpart of a view in one tree of the engine.
///
/// Trees own their items. References between items, views and trees are not counted, because every content change and
/// every measurement follows them. An object that is deallocated clears all references to itself.
final class ViewLayoutItem {
    private var viewReference: Unmanaged<UIView>?
    private let treeReference: Unmanaged<ViewLayoutTree>
    let item: LayoutTree.Item
    /// The next item of the same view, which belongs to another tree.
    fileprivate(set) var next: Unmanaged<ViewLayoutItem>?
    /// The changes of the view that have not yet been passed to the engine.
    private(set) var changes: LayoutChanges = []
    /// The text that the item measures itself; `nil` if the view measures its content. It is an owned reference, because
    /// an ordinary one would be retained for each measurement.
    private var text: Unmanaged<TextContent>?
    /// The next item in the tree's list of changed items.
    var nextChanged: Unmanaged<ViewLayoutItem>?
    /// The number of the tree's last traversal that reached the view.
    var traversal = 0

    /// The layout direction in which the view's constraints were added to the engine.
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    /// The links of the constraints that the view holds.
    var links: [ConstraintLink] = []
    /// The constraints that the view's class implies.
    var implicitConstraints = ImplicitConstraints()
    /// The `orderVersion` of a stack view whose order the engine has; negative if it has none.
    var orderVersion = -1
    /// The last differences between the lists of implicit constraints.
    var implicitDifferences = RecentDifferences()
    /// The engine's ids of the implicit constraints, in the same order.
    var implicitIDs: [LayoutTree.Constraint] = []
    /// The equations that the autoresizing mask implies, with their ids in the engine.
    var proportions: [(proportion: AutoresizingProportions.Proportion, id: LayoutTree.Constraint)] = []
    /// The superview's item in the equations of the autoresizing mask; `nil` if the mask does not apply.
    var container: LayoutTree.Item?
    /// The view's layout guides, with their items in the engine.
    var guides: [(guide: UILayoutGuide, item: LayoutTree.Item)] = []
    /// The constraints that place the left and top edges of a scroll view's content; empty for other views.
    var contentEdges: [LayoutTree.Constraint] = []
    /// The constraints that place the keyboard's guide, in the order left, top, right, bottom; empty without the guide.
    var keyboardEdges: [LayoutTree.Constraint] = []
    /// The guides of implicit constraints, with their items in the engine. They are kept for reuse.
    var implicitGuides: [(guide: UILayoutGuide, item: LayoutTree.Item)] = []

    init(_ view: UIView, item: LayoutTree.Item, tree: ViewLayoutTree) {
        viewReference = .passUnretained(view)
        treeReference = .passUnretained(tree)
        self.item = item
    }

    deinit {
        endingInViewIsolation { text?.release() }
    }

    /// The view; `nil` after it was deallocated.
    var view: UIView? { viewReference?.takeUnretainedValue() }
    var tree: ViewLayoutTree { treeReference.takeUnretainedValue() }

    /// Whether `tree` owns the item.
    func belongs(to tree: ViewLayoutTree) -> Bool {
        treeReference.toOpaque() == Unmanaged.passUnretained(tree).toOpaque()
    }

    /// Whether the view's constraints were added in its current layout direction.
    var isDirectionCurrent: Bool { view.map { $0.effectiveUserInterfaceLayoutDirection == direction } ?? true }

    /// Records a change in the item and in the tree's list of changed items.
    func record(_ change: LayoutChanges) {
        treeReference._withUnsafeGuaranteedRef { $0.record(change, of: self, isFirst: changes.isEmpty) }
        changes.formUnion(change)
    }

    /// Returns the recorded changes and clears them. The caller passes them to the engine.
    func takeChanges() -> LayoutChanges {
        defer { changes = [] }
        return changes
    }

    /// Called when the view is deallocated.
    func viewWillDeallocate() {
        viewReference = nil
        tree.record(.hierarchy, of: self, isFirst: false)
    }

    /// Called when the view's content has changed, before the engine measures it.
    func contentDidChange() {
        let current = viewReference?._withUnsafeGuaranteedRef { $0.measurableText }
        if text?.toOpaque() != current?.toOpaque() {
            text?.release()
            text = current?.retain()
        }
        treeReference._withUnsafeGuaranteedRef { $0.engine.invalidateContent(of: item) }
    }

    /// Measures the view's content for the engine: its size and baselines at `width`, or without a width limit if that
    /// is `nil`.
    func measure(width: Double?) -> LayoutTree.Measurement {
        guard let viewReference else { return .init(width: -1, height: -1, isFixed: true) }
        let measuring = treeReference._withUnsafeGuaranteedRef { $0.contentMeasuring }
        return measuring._withUnsafeGuaranteedRef { measuring in
            if let measurement = text?._withUnsafeGuaranteedRef({ measuring.measure($0, width: width) }) {
                return measurement
            }
            return viewReference._withUnsafeGuaranteedRef { $0.contentMeasurement(width: width, in: measuring) }
        }
    }
}

extension UIView {
    /// The size and baselines of the content, and whether that size is independent of the width. A design-time size
    /// replaces the measured one.
    fileprivate final func contentMeasurement(
        width: Double?, in measuring: ContentMeasuring
    ) -> LayoutTree.Measurement {
        let designSize = design?.contentSize
        let isFixed = designSize != nil || !contentHeightDependsOnWidth
        var content = measureContent(width: isFixed ? nil : width.map { CGFloat($0) }, in: measuring)
        if let designSize {
            (content.width, content.height) = (Double(designSize.width), Double(designSize.height))
        }
        content.isFixed = isFixed
        checkFinite(content.width, "width")
        checkFinite(content.height, "height")
        return content
    }

    /// Traps with UIKit's message if an intrinsic length is not finite. UIKit creates a constraint with the length as
    /// its constant, which must be finite.
    private func checkFinite(_ length: Double, _ attribute: String) {
        guard !length.isFinite else { return }
        trap(
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(length) "
                + "firstAnchor:<NSLayoutDimension \"\(self).\(attribute)\"> secondAnchor:(null)")
    }
}

/// The items of a view, one for each tree that contains it.
struct ViewLayoutItems {
    private let first: Unmanaged<ViewLayoutItem>?

    /// Creates an empty list.
    init() {
        self.init(first: nil)
    }

    private init(first: Unmanaged<ViewLayoutItem>?) {
        self.first = first
    }

    /// The item in the given tree; `nil` if the tree does not contain the view.
    func item(in tree: ViewLayoutTree) -> ViewLayoutItem? {
        var item = first
        while let current = item {
            if current._withUnsafeGuaranteedRef({ $0.belongs(to: tree) }) { return current.takeUnretainedValue() }
            item = current._withUnsafeGuaranteedRef { $0.next }
        }
        return nil
    }

    /// The items with one added. The caller assigns the whole value instead of mutating the stored one, so that access
    /// to it needs no exclusivity check at run time.
    func adding(_ item: ViewLayoutItem) -> ViewLayoutItems {
        item.next = first
        return ViewLayoutItems(first: .passUnretained(item))
    }

    func removing(_ item: ViewLayoutItem) -> ViewLayoutItems {
        let isFirst = first?.takeUnretainedValue() === item
        visit { if $0.next?.takeUnretainedValue() === item { $0.next = item.next } }
        defer { item.next = nil }
        return ViewLayoutItems(first: isFirst ? item.next : first)
    }

    /// Records a change in all trees that contain the view.
    func record(_ change: LayoutChanges) {
        visit { $0.record(change) }
    }

    /// Calls a closure with each item.
    func visit(_ body: (ViewLayoutItem) -> Void) {
        var item = first
        while let current = item {
            item = current._withUnsafeGuaranteedRef { item in
                let next = item.next
                body(item)
                return next
            }
        }
    }
}
