import Trapping

extension UIView {
    /// The maximum depth of nested views. Layout, traits and deallocation recurse view by view; the view hierarchies of
    /// screens are a few dozen levels deep.
    static let nestingLimit = 1024

    /// Traps unless a view may become a subview.
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

    /// The number of levels in the hierarchy that starts at the view.
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
