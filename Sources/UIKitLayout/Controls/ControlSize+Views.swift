import Foundation
import UIKitFacts

nonisolated extension ControlSize {
    /// The value of `UIView.noIntrinsicMetric`, which this extension cannot use if views are isolated to the main
    /// actor.
    private static let noIntrinsicMetric: CGFloat = -1

    /// The intrinsic size of a control whose frame has this size: the frame less the given alignment insets. If the
    /// width follows from the content, it is `UIView.noIntrinsicMetric`.
    func intrinsicSize(inside insets: EdgeDistances? = nil) -> CGSize {
        CGSize(
            width: width.map { $0 - (insets.map { $0.left + $0.right } ?? 0) } ?? Self.noIntrinsicMetric,
            height: height - (insets.map { $0.top + $0.bottom } ?? 0))
    }
}

nonisolated extension UIEdgeInsets {
    /// Creates insets from distances in the tables of `UIKitFacts`.
    package init(_ distances: EdgeDistances) {
        self.init(top: distances.top, left: distances.left, bottom: distances.bottom, right: distances.right)
    }
}
