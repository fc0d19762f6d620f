import Foundation

extension UIView {
    private static let cornersKey = AssociatedKey<UICornerConfiguration>()

    /// The radii of the view's corners, which replace the corner radius of the layer. By default the corners are square,
    /// and the layer's corner radius determines what is drawn.
    public var cornerConfiguration: UICornerConfiguration {
        get { associatedValue(for: Self.cornersKey) ?? .square }
        set {
            setAssociatedValue(newValue, for: Self.cornersKey)
            setNeedsDisplay()
        }
    }

    /// The radius of a corner, in points, that ``cornerConfiguration`` yields for the view's bounds and its position in
    /// its container; the greatest radius if the argument contains several corners.
    ///
    /// A radius is never greater than half of the view's shorter side.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        guard let radii = layerCornerRadii else { return 0 }
        return CornerValues<CGFloat>.corners.filter(corner.contains).map { radii[$0] }.max() ?? 0
    }

    /// The radii of the view's corners, in points; `nil` if the view has no corner configuration.
    var layerCornerRadii: CornerValues<CGFloat>? {
        guard let configuration = associatedValue(for: Self.cornersKey) else { return nil }
        let limit = max(0, min(bounds.width, bounds.height) / 2)
        switch configuration.shape {
        case .capsule(let maximum): return CornerValues(repeating: min(limit, max(0, maximum)))
        case .corners(let rules, let groups):
            var radii = CornerValues<CGFloat>(repeating: 0)
            for corner in CornerValues<CGFloat>.corners {
                radii[corner] = min(limit, max(0, rules[corner].map { radius(by: $0.rule, at: corner) } ?? 0))
            }
            for group in groups {
                let corners = CornerValues<CGFloat>.corners.filter(group.contains)
                let greatest = corners.map { radii[$0] }.max() ?? 0
                for corner in corners { radii[corner] = greatest }
            }
            return radii
        }
    }

    private func radius(by rule: UICornerRadius.Rule, at corner: UIRectCorner) -> CGFloat {
        switch rule {
        case .fixed(let radius): radius
        case .concentric(let minimum): max(minimum, concentricRadius(at: corner) ?? 0)
        }
    }

    /// The radius of the container's corner minus the distance between the corners; `nil` if there is no container.
    private func concentricRadius(at corner: UIRectCorner) -> CGFloat? {
        let containers = sequence(first: self) { $0.superview }.dropFirst()
        guard let container = containers.first(where: { $0.associatedValue(for: Self.cornersKey) != nil }),
            let radius = container.layerCornerRadii?[corner]
        else { return nil }
        let (inner, outer) = (convert(bounds, to: container), container.bounds)
        let isLeft = corner == .topLeft || corner == .bottomLeft
        let isTop = corner == .topLeft || corner == .topRight
        let across = isLeft ? inner.minX - outer.minX : outer.maxX - inner.maxX
        let down = isTop ? inner.minY - outer.minY : outer.maxY - inner.maxY
        return radius - max(across, down)
    }
}
