import Foundation

/// The geometry that few views have: a transform, an anchor point other than the centre, a z position.
final class ViewTurn {
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
