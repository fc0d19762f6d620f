import Foundation

// Drawing of a layer with its sublayers.
extension CALayer {
    /// Draws the layer and its sublayers in the layer's own coordinates, with its opacity, mask and shadow.
    func renderContent(in context: CGContext) {
        guard !isHidden, opacity > 0, isDoubleSided || facesViewer else { return }
        displayIfNeeded()
        context.saveGState()
        defer { context.restoreGState() }
        if let shadow = visibleShadow, let shadowPath {
            context.drawShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color) {
                context.beginPath()
                context.addPath(shadowPath)
                context.fillOpaquely()
            }
        }
        guard needsGroup else {
            context.multiplyAlpha(by: CGFloat(opacity))
            return renderParts(in: context)
        }
        if let shadow = visibleShadow, shadowPath == nil {
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        context.multiplyAlpha(by: CGFloat(opacity))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        renderParts(in: context)
        guard let mask else { return context.endTransparencyLayer() }
        context.endTransparencyLayer { mask.renderInSuperlayer(of: context) }
    }

    /// Draws the layer and its sublayers into a context whose user space is the coordinates of the superlayer.
    func renderInSuperlayer(of context: CGContext) {
        context.saveGState()
        context.concatenate(transformToSuperlayer)
        renderContent(in: context)
        context.restoreGState()
    }

    /// Whether the transforms of the layer and its superlayers leave its front towards the viewer: an even number of
    /// them reverse the order of its corners.
    private var facesViewer: Bool {
        var isFront = true
        var next: CALayer? = self
        while let layer = next {
            let transform = layer.affineTransform()
            if transform.a * transform.d < transform.b * transform.c { isFront.toggle() }
            next = layer.superlayer
        }
        return isFront
    }

    /// Whether the layer and its sublayers are drawn as one picture, which is then combined with what the context
    /// contains.
    private var needsGroup: Bool {
        opacity < 1 && allowsGroupOpacity || mask != nil || visibleShadow != nil && shadowPath == nil
    }

    /// The shadow, or `nil` if it is transparent or if the layer clips it away. The blur is twice ``shadowRadius``,
    /// which is the standard deviation.
    private var visibleShadow: (offset: CGSize, blur: CGFloat, color: CGColor)? {
        guard shadowOpacity > 0, !masksToBounds, let shadowColor,
            let color = shadowColor.copy(alpha: shadowColor.alpha * CGFloat(shadowOpacity))
        else { return nil }
        return (shadowOffset, 2 * shadowRadius, color)
    }

    private func renderParts(in context: CGContext) {
        if let backgroundColor, backgroundColor.alpha > 0 {
            context.setFillColor(backgroundColor)
            context.beginPath()
            context.addPath(outline(inset: 0))
            context.fillPath()
        }
        context.saveGState()
        if masksToBounds {
            context.beginPath()
            context.addPath(outline(inset: 0))
            context.clip()
        }
        if contentsAreFlipped() {
            context.saveGState()
            context.concatenate(flip)
            drawOwnContent(in: context)
            context.restoreGState()
        } else {
            drawOwnContent(in: context)
        }
        for layer in layersInDrawingOrder { layer.renderInSuperlayer(of: context) }
        owner?.drawLayerOverlay(in: context)
        context.restoreGState()
        drawBorder(in: context)
    }

    private func drawBorder(in context: CGContext) {
        guard borderWidth > 0 else { return }
        context.setFillColor(borderColor ?? .black)
        context.beginPath()
        context.addPath(outline(inset: 0))
        if borderWidth * 2 < min(bounds.width, bounds.height) { context.addPath(outline(inset: borderWidth)) }
        context.fillPath(using: .evenOdd)
    }

    /// Returns the bounds, inset on all sides, as a path with the layer's rounded corners.
    private func outline(inset: CGFloat) -> CGPath {
        let rect = bounds.insetBy(dx: inset, dy: inset)
        if let radii = owner?.layerCornerRadii {
            return CGPath(
                elements: PathElement.rectangle(rect) { corner in
                    let radius = max(0, radii[UIRectCorner(rawValue: corner.rawValue)] - inset)
                    return radius > 0 ? CGSize(width: radius, height: radius) : nil
                })
        }
        let radius = max(0, cornerRadius - inset)
        guard cornerRadius > 0 else { return CGPath(rect: rect, transform: nil) }
        let corners = RectCorners(rawValue: maskedCorners.rawValue)
        if cornerCurve == .continuous {
            return CGPath(elements: PathElement.continuousRectangle(rect, rounding: corners, radius: radius))
        }
        return CGPath(
            elements: PathElement.rectangle(
                rect, rounding: corners, radii: CGSize(width: radius, height: radius)))
    }

    /// The sublayers and the layers of subviews, from back to front; those with a greater z position are in front.
    private var layersInDrawingOrder: [CALayer] {
        let views = owner?.subviewLayers ?? []
        var layers: [CALayer] = []
        var next = 0
        for layer in sublayers ?? [] {
            let below = min(max(next, layer.values.viewsBelow), views.count)
            layers += views[next..<below] + [layer]
            next = below
        }
        layers += views[next...]
        guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
        return layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    /// Draws the image in ``contents``, if there is one.
    func drawContents(in context: CGContext) {
        guard let image = contents as? CGImage else { return }
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let part = CGRect(
            x: contentsRect.minX * whole.width, y: contentsRect.minY * whole.height,
            width: contentsRect.width * whole.width, height: contentsRect.height * whole.height)
        let size = CGSize(width: part.width / contentsScale, height: part.height / contentsScale)
        context.drawUpright(image, from: part, in: contentsGravity.frame(of: size, in: bounds))
    }
}

extension CGContext {
    /// Fills the path in black.
    fileprivate func fillOpaquely() {
        setFillColor(CGColor(gray: 0, alpha: 1))
        fillPath()
    }
}

nonisolated extension CALayerContentsGravity {
    /// Returns the frame of content of the given size in the given bounds, whose vertical axis points down.
    func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let (horizontal, vertical) = (bounds.width / size.width, bounds.height / size.height)
        let factor: CGFloat
        switch self {
        case .resize: return bounds
        case .resizeAspect: factor = min(horizontal, vertical)
        case .resizeAspectFill: factor = max(horizontal, vertical)
        default: factor = 1
        }
        let (width, height) = (size.width * factor, size.height * factor)
        let share = self.share
        return CGRect(
            x: bounds.minX + (bounds.width - width) * share.x, y: bounds.minY + (bounds.height - height) * share.y,
            width: width, height: height)
    }

    /// The fraction of the free width that is to the left of the content, and of the free height that is above it. The
    /// names of gravities refer to a vertical axis that points up, so the gravity `top` places content at the bottom of
    /// a view.
    private var share: (x: CGFloat, y: CGFloat) {
        switch self {
        case .top: (0.5, 1)
        case .bottom: (0.5, 0)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 1)
        case .topRight: (1, 1)
        case .bottomLeft: (0, 0)
        case .bottomRight: (1, 0)
        default: (0.5, 0.5)
        }
    }
}
