import UIKitLayout

/// The pools of one kind of template, by identifier.
final class FDTemplatePools<View: UIView> {
    private var pools: [String: FDTemplatePool<View>] = [:]
    /// The pool that was requested last, with its identifier. Consecutive rows often have the same identifier.
    private var last: (identifier: String, pool: FDTemplatePool<View>)?

    /// The pool of an identifier, created when it is first requested.
    subscript(identifier: String) -> FDTemplatePool<View> {
        if let last, last.identifier == identifier { return last.pool }
        let pool = pools[identifier] ?? FDTemplatePool()
        pools[identifier] = pool
        last = (identifier, pool)
        return pool
    }
}
