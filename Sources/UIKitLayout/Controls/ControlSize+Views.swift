import Foundation
import UIKitFacts

nonisolated extension ControlSize {
    /// `UIView.noIntrinsicMetric`, which may be bound to the main actor.
    private static let noIntrinsicMetric: CGFloat = -1

    /// The intrinsic size of a control whose frame has this size. A width that follows from the content is
    /// `UIView.noIntrinsicMetric`.
    func intrinsicSize(inside insets: EdgeDistances? = nil) -> CGSize {
        CGSize(
            width: width.map { $0 - (insets.map { $0.left + $0.right } ?? 0) } ?? Self.noIntrinsicMetric,
            height: height - (insets.map { $0.top + $0.bottom } ?? 0))
    }
}

nonisolated extension UIEdgeInsets {
    /// The insets of a table of facts.
    package init(_ distances: EdgeDistances) {
        self.init(top: distances.top, left: distances.left, bottom: distances.bottom, right: distances.right)
    }
}
