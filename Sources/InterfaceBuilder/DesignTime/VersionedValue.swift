import UIKitFacts

/// A value that applies to a range of Xcode builds.
nonisolated struct VersionedValue<Value: Sendable>: Sendable {
    let versions: Range<Int>
    let value: Value

    /// Creates a value for the builds from `first` up to, but not including, `end`.
    init(_ value: Value, from first: Int = 0, before end: Int = .max) {
        versions = first..<end
        self.value = value
    }
}

nonisolated extension Array {
    /// The value for a build, or `nil` if no row applies to it.
    func value<Value>(for version: Int) -> Value? where Element == VersionedValue<Value> {
        first { $0.versions.contains(version) }?.value
    }
}
