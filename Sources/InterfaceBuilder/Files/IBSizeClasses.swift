import Foundation

/// The size classes of the simulated device, named as in files.
nonisolated struct IBSizeClasses {
    /// The size classes and the idiom, as named in files, by trait: `widthClass`, `heightClass` and
    /// `userInterfaceIdiom`.
    let classes: [String: String]

    /// The number of conditions in the key of a variation, such as 2 for `heightClass=regular-widthClass=compact` and 0
    /// for `default`, or `nil` if one of the conditions does not hold. A variation with more conditions takes
    /// precedence.
    func specificity(of key: String) -> Int? {
        guard key != "default" else { return 0 }
        let conditions = key.split(separator: "-").map { $0.split(separator: "=").map(String.init) }
        return conditions.allSatisfy { $0.count == 2 && classes[$0[0]] == $0[1] } ? conditions.count : nil
    }
}
