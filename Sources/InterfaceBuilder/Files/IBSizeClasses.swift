import Foundation

/// The size classes of the simulated device, named as in files.
nonisolated struct IBSizeClasses {
    /// The names of the size classes and of the idiom by the names of their traits.
    let classes: [String: String]

    /// How specific a variation such as `heightClass=regular-widthClass=compact` is: the number of its conditions, 0
    /// for `default`; `nil` if one of its conditions does not hold.
    func specificity(of key: String) -> Int? {
        guard key != "default" else { return 0 }
        let conditions = key.split(separator: "-").map { $0.split(separator: "=").map(String.init) }
        return conditions.allSatisfy { $0.count == 2 && classes[$0[0]] == $0[1] } ? conditions.count : nil
    }
}
