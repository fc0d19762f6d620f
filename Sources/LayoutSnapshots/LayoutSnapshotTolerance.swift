import Foundation

/// How far a picture may differ from its reference.
public nonisolated struct LayoutSnapshotTolerance: Hashable, Sendable {
    /// The largest difference of a colour component, from 0 to 1.
    public var color: Double
    /// The distance, in points, within which the colour of a pixel may lie in the other picture, as after a shift. The
    /// sizes of the pictures may differ by as much, and frames that have moved by no more are not reported.
    public var distance: CGFloat
    /// The share of pixels that may differ by more, from 0 to 1.
    public var share: Double

    /// Creates a tolerance. Each argument is described at the property of the same name.
    public init(color: Double, distance: CGFloat = 0, share: Double = 0) {
        (self.color, self.distance, self.share) = (color, distance, share)
    }

    /// The default: colours may differ by two hundredths, which is less than the eye sees and more than versions of the
    /// drawing library differ.
    public static let standard = LayoutSnapshotTolerance(color: 0.02)
    /// All pixels must be equal.
    public static let exact = LayoutSnapshotTolerance(color: 0)
}
