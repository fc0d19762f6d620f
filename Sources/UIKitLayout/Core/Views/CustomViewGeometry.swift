import Foundation

/// A transform, an anchor point and a z position that are not all the default ones. Most views have none of them, so
/// they are stored separately.
final class CustomViewGeometry {
    let transform: CATransform3D
    let anchorPoint: CGPoint
    let zPosition: CGFloat

    /// Returns `nil` if the geometry has the default values of all three.
    init?(_ geometry: LayerGeometry) {
        let middle = CGPoint(x: 0.5, y: 0.5)
        guard geometry.transform != CATransform3D() || geometry.anchorPoint != middle || geometry.zPosition != 0 else {
            return nil
        }
        (transform, anchorPoint, zPosition) = (geometry.transform, geometry.anchorPoint, geometry.zPosition)
    }
}
