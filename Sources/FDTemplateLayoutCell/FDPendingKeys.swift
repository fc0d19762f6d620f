/// The keys whose content has changed since a computation of heights in the background began.
final class FDPendingKeys {
    /// The versions for which heights are being computed, by key.
    private let versions: [AnyHashable: Int]
    private var outdated: Set<AnyHashable> = []
    private var isDropped = false

    /// - Parameter versions: the versions for which heights are being computed, by key.
    init(versions: [AnyHashable: Int]) {
        self.versions = versions
    }

    /// Records that the heights of a key were invalidated.
    func invalidate(_ key: some Hashable) {
        outdated.insert(AnyHashable(key))
    }

    /// Records that the height of a version was requested or stored. The height that is being computed for another
    /// version of the key is then outdated.
    func use(_ key: some Hashable, version: Int) {
        let key = AnyHashable(key)
        if let pending = versions[key], pending != version { outdated.insert(key) }
    }

    /// Records that all heights were invalidated.
    func drop() {
        isDropped = true
    }

    /// Whether the height of a key that is being computed still holds.
    func isCurrent(_ key: some Hashable) -> Bool {
        !isDropped && !outdated.contains(AnyHashable(key))
    }
}
