import Foundation
import LayoutEngine

/// A view and its counterpart in one tree of the engine.
///
/// Items are owned by their trees. Between items, views and trees references are not counted: every change of content and
/// every measurement goes along them. Each is ended by the one that goes.
final class ViewLayoutItem {
    private var viewReference: Unmanaged<UIView>?
    private let treeReference: Unmanaged<ViewLayoutTree>
    let item: LayoutTree.Item
    /// The view's next item, in another tree.
    fileprivate(set) var next: Unmanaged<ViewLayoutItem>?
    /// What has changed since the engine was brought up to date.
    private(set) var changes: LayoutChanges = []
    /// The next item of which something has changed.
    var nextChanged: Unmanaged<ViewLayoutItem>?
    /// The latest walk through the views that has met this one.
    var walk = 0

    /// The writing direction that the view's constraints are stated in.
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    /// The constraints that the view holds.
    var links: [ConstraintLink] = []
    /// The constraints that come with the kind of view.
    var implicitConstraints: [ImplicitConstraint] = []
    /// Their ids, in the same order.
    var implicitIDs: [LayoutTree.Constraint] = []
    /// What the autoresizing mask says.
    var proportions: [(proportion: AutoresizingProportions.Proportion, id: LayoutTree.Constraint)] = []
    /// The superview's item, where the mask counts.
    var container: LayoutTree.Item?
    /// The view's guides.
    var guides: [(guide: UILayoutGuide, item: LayoutTree.Item)] = []
    /// Where the content of a scroll view begins, by axis.
    var contentEdges: [LayoutTree.Constraint] = []
    /// The guides of implicit constraints; they stay for the next time that they are wanted.
    var implicitGuides: [(guide: UILayoutGuide, item: LayoutTree.Item)] = []

    init(_ view: UIView, item: LayoutTree.Item, tree: ViewLayoutTree) {
        viewReference = .passUnretained(view)
        treeReference = .passUnretained(tree)
        self.item = item
    }

    /// The view; `nil` once it has gone.
    var view: UIView? { viewReference?.takeUnretainedValue() }
    var tree: ViewLayoutTree { treeReference.takeUnretainedValue() }

    /// Whether the view's constraints are stated in its writing direction.
    var isDirectionCurrent: Bool { view.map { $0.effectiveUserInterfaceLayoutDirection == direction } ?? true }

    /// Notes that something has changed.
    func note(_ change: LayoutChanges) {
        treeReference._withUnsafeGuaranteedRef { $0.note(change, of: self, isFirst: changes.isEmpty) }
        changes.formUnion(change)
    }

    /// Returns what has changed, which the caller brings up to date.
    func takeChanges() -> LayoutChanges {
        defer { changes = [] }
        return changes
    }

    /// Called when the view goes.
    func viewGoes() {
        viewReference = nil
        tree.note(.hierarchy, of: self, isFirst: false)
    }

    /// The size and the baselines of the view's content, as the engine asks for them.
    func measureContent(width: Double?) -> LayoutTree.Measurement {
        guard let viewReference else { return .init(width: -1, height: -1, isFixed: true) }
        let measuring = treeReference._withUnsafeGuaranteedRef { $0.contentMeasuring }
        return measuring._withUnsafeGuaranteedRef { measuring in
            viewReference._withUnsafeGuaranteedRef { $0.measureContentForEngine(width: width, in: measuring) }
        }
    }
}

extension UIView {
    /// The size of the content, the design size where there is one, and whether it is the same at every width.
    fileprivate final func measureContentForEngine(
        width: Double?, in measuring: ContentMeasuring
    ) -> LayoutTree.Measurement {
        let isFixed = storedDesignContentSize != nil || !contentHeightDependsOnWidth
        var content = measureContent(width: isFixed ? nil : width.map { CGFloat($0) }, in: measuring)
        if let size = storedDesignContentSize {
            (content.width, content.height) = (Double(size.width), Double(size.height))
        }
        content.isFixed = isFixed
        return content
    }
}

/// The items of a view, one for each tree that knows it.
struct ViewLayoutItems {
    private let first: Unmanaged<ViewLayoutItem>?

    /// No items.
    init() {
        self.init(first: nil)
    }

    private init(first: Unmanaged<ViewLayoutItem>?) {
        self.first = first
    }

    /// The item in a tree, if it knows the view.
    func item(in tree: ViewLayoutTree) -> ViewLayoutItem? {
        var found: ViewLayoutItem?
        visit { if $0.tree === tree { found = $0 } }
        return found
    }

    /// With one more. The items are replaced as a whole, so that no look at them has to be checked for exclusivity at
    /// run time.
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

    /// Notes a change in all trees that know the view.
    func note(_ change: LayoutChanges) {
        visit { $0.note(change) }
    }

    /// Calls a closure with each of them.
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
