import Trapping

extension UIView {
    /// How deep views may be nested. Layout, traits and deallocation go down view by view, each on the stack of the one
    /// above; screens nest a few dozen.
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

    /// How many levels the view has with those below it.
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
