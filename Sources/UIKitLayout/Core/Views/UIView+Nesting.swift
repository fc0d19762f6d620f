import Trapping

extension UIView {
    /// The maximum depth of nested views. It bounds the recursion of layout, traits and deallocation, which proceed
    /// from view to view. The view hierarchies of screens are a few dozen levels deep.
    static let nestingLimit = 1024

    /// Traps if a view cannot become a subview of this one: it is this view or one of its superviews, or the views
    /// would be nested too deep.
    func requireNesting(of view: UIView) {
        trap(unless: view !== self, "Can't add self as subview")
        var depth = view.levelCount
        var ancestor: UIView? = self
        while let current = ancestor {
            trap(unless: current !== view, "layer <\(type(of: view))> is a part of cycle in its layer tree")
            depth += 1
            ancestor = current.superview
        }
        trap(
            unless: depth <= Self.nestingLimit,
            "views are nested too deep: \(depth) levels, of which there may be \(Self.nestingLimit)")
    }

    /// The number of levels in the hierarchy below and including this view.
    private var levelCount: Int {
        var level = [self]
        var count = 0
        while !level.isEmpty {
            count += 1
            level = level.flatMap(\.subviews)
        }
        return count
    }
}
