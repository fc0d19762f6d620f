/// A list of items in the order in which they were added, linked by `nextChanged`.
///
/// The list does not retain its items. An item is in at most one list, once.
struct ChangedItems {
    private var first: Unmanaged<ViewLayoutItem>?
    private var last: Unmanaged<ViewLayoutItem>?

    /// Adds an item, which must not be in the list yet, at the end.
    mutating func append(_ item: ViewLayoutItem) {
        let reference = Unmanaged.passUnretained(item)
        if let last {
            last._withUnsafeGuaranteedRef { $0.nextChanged = reference }
        } else {
            first = reference
        }
        last = reference
    }

    /// Calls a closure with each item after the item was removed from the list. The closure must not add items to the
    /// list.
    consuming func removeEach(_ body: (ViewLayoutItem) -> Void) {
        var next = first
        while let item = next {
            next = item._withUnsafeGuaranteedRef { item in
                let next = item.nextChanged
                item.nextChanged = nil
                body(item)
                return next
            }
        }
    }
}
