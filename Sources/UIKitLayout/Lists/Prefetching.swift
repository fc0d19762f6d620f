import Foundation

/// The rows or items that a data source has been asked to prefetch.
///
/// After scrolling, elements are prefetched that are not visible and that scrolling by another length of the view in the
/// same direction shows.
struct Prefetching {
    private var formerOffset: CGPoint?
    /// The elements that have been requested and have not become visible since.
    private var requested: Set<IndexPath> = []

    /// Forgets the requests, because the index paths of elements have changed.
    mutating func forget() { requested = [] }

    /// Determines the part of the content to prefetch after a layout; `nil` if the content has not been scrolled since
    /// the last call.
    mutating func area(besides bounds: CGRect) -> CGRect? {
        defer { formerOffset = bounds.origin }
        guard let formerOffset, formerOffset != bounds.origin else { return nil }
        let (x, y) = (bounds.minX - formerOffset.x, bounds.minY - formerOffset.y)
        if abs(x) > abs(y) { return bounds.offsetBy(dx: x > 0 ? bounds.width : -bounds.width, dy: 0) }
        return bounds.offsetBy(dx: 0, dy: y > 0 ? bounds.height : -bounds.height)
    }

    /// Records the elements that are close to the visible ones.
    ///
    /// - Returns: the elements to request, and those of former requests that are no longer needed, each in order.
    mutating func update(close: [IndexPath], visible: Set<IndexPath>) -> (new: [IndexPath], cancelled: [IndexPath]) {
        requested.subtract(visible)
        let needed = Set(close).subtracting(visible)
        let (new, cancelled) = (needed.subtracting(requested), requested.subtracting(needed))
        requested = needed
        return (new.sorted(), cancelled.sorted())
    }
}
