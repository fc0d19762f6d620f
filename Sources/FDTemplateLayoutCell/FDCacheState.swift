/// What a height that is being computed for a cache depends on besides the row: the context, and the changes of the
/// cache so far.
///
/// A configuration may update the list, invalidate heights, or change the list's width or traits. A height that was
/// computed meanwhile may belong to another row or context by then, so it is cached only if the state is the same
/// before and after.
struct FDCacheState: Equatable {
    let context: FDHeightContext?
    /// The number of updates and invalidations of the cache.
    let changes: Int
}
