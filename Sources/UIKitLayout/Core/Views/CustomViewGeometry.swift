import Foundation

/// The transform, the anchor point and the z position of a view, at least one of which differs from its default value.
/// Most views have only default values, so the three are stored in a separate object.
final class CustomViewGeometry {
    let transform: CATransform3D
    let anchorPoint: CGPoint
    let zPosition: CGFloat

    /// Returns `nil` if the geometry's transform, anchor point and z position all have their default values.
    init?(_ geometry: LayerGeometry) {
        let middle = CGPoint(x: 0.5, y: 0.5)
        guard geometry.transform != CATransform3DIdentity || geometry.anchorPoint != middle || geometry.zPosition != 0
        else {
            return nil
        }
        (transform, anchorPoint, zPosition) = (geometry.transform, geometry.anchorPoint, geometry.zPosition)
    }
}
