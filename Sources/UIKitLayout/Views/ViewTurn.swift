import Foundation

/// What few views have: a transform, an anchor point that is not the middle, a place in depth.
final class ViewTurn {
    let transform: CATransform3D
    let anchorPoint: CGPoint
    let zPosition: CGFloat

    /// `nil` where a geometry has nothing of it.
    init?(_ geometry: LayerGeometry) {
        let middle = CGPoint(x: 0.5, y: 0.5)
        guard geometry.transform != CATransform3D() || geometry.anchorPoint != middle || geometry.zPosition != 0 else {
            return nil
        }
        (transform, anchorPoint, zPosition) = (geometry.transform, geometry.anchorPoint, geometry.zPosition)
    }
}
