import Foundation

/// The differences that are allowed between a picture and its reference.
public nonisolated struct LayoutSnapshotTolerance: Hashable, Sendable {
    /// The largest difference of a colour component, from 0 to 1.
    public var color: Double
    /// The distance, in points, within which the colour of a pixel may be found in the other picture, so that shifted
    /// edges count as equal. The sizes of the pictures may differ by this distance, and frames that have moved by no
    /// more than this distance are not reported.
    public var distance: CGFloat
    /// The share of pixels, from 0 to 1, that may differ by more than ``color`` and ``distance`` allow.
    public var share: Double

    /// Creates a tolerance. Each argument is described at the property of the same name.
    public init(color: Double, distance: CGFloat = 0, share: Double = 0) {
        (self.color, self.distance, self.share) = (color, distance, share)
    }

    /// The default: colour components may differ by 0.02, which is hardly visible and more than the difference between
    /// versions of the drawing library.
    public static let standard = LayoutSnapshotTolerance(color: 0.02)
    /// All pixels must be equal.
    public static let exact = LayoutSnapshotTolerance(color: 0)
}
