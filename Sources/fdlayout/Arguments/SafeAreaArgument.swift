import ArgumentParser
import Foundation
import UIKitLayout

/// The safe area insets on the command line: four lengths in points, separated by commas, for top, left, bottom and
/// right.
struct SafeAreaArgument: ExpressibleByArgument {
    let insets: UIEdgeInsets

    init?(argument: String) {
        let lengths = argument.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        let allowed = lengths.compactMap { $0 }.filter { $0 >= 0 && $0 <= Bounds.largestLength }
        guard lengths.count == 4, allowed.count == 4 else { return nil }
        insets = UIEdgeInsets(top: allowed[0], left: allowed[1], bottom: allowed[2], right: allowed[3])
    }
}
