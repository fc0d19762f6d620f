import Foundation

extension UIView {
    /// The intrinsic length on an axis on which a view has no intrinsic size.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The target with which `systemLayoutSizeFitting(_:)` returns the smallest size that satisfies the constraints.
    public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// The target with which `systemLayoutSizeFitting(_:)` returns the largest size that satisfies the constraints.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
