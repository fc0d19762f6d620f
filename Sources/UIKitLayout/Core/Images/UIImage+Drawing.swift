import Foundation

nonisolated extension UIImage {
    /// Draws the image into a rectangle of the current context, scaled to fill the rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image into the current context in its own size, with its top left corner at the given point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image into the current context in its own size, in the given blend mode and with the given opacity.
    ///
    /// - Parameters:
    ///   - point: the top left corner of the image.
    ///   - blendMode: how the image's colours are combined with those below it.
    ///   - alpha: the opacity, from 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into a rectangle of the current context, in the given blend mode and with the given opacity.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = CurrentContext.last else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        draw(in: rect, of: context, tint: .black, isTemplateByDefault: isSymbol)
        context.restoreGState()
    }

    /// Fills a rectangle of the current context with repetitions of the image in its own size.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = CurrentContext.last, let cgImage else { return }
        context.saveGState()
        context.clip(to: rect)
        context.tile(cgImage, from: rect.origin, cellSize: size)
        context.restoreGState()
    }

    /// Draws the image like ``draw(in:of:tint:isTemplateByDefault:)``, and mirrors it if it flips in the given layout
    /// direction.
    func draw(
        in rect: CGRect, of context: CGContext, tint: UIColor, isTemplateByDefault: Bool,
        direction: UIUserInterfaceLayoutDirection
    ) {
        guard direction == .rightToLeft, flipsForRightToLeftLayoutDirection else {
            return draw(in: rect, of: context, tint: tint, isTemplateByDefault: isTemplateByDefault)
        }
        context.saveGState()
        context.translateBy(x: rect.minX + rect.maxX, y: 0)
        context.scaleBy(x: -1, y: 1)
        draw(in: rect, of: context, tint: tint, isTemplateByDefault: isTemplateByDefault)
        context.restoreGState()
    }

    /// Draws the image into a rectangle of the given context, as a template or in its own colours.
    ///
    /// - Parameters:
    ///   - tint: the colour in which a template is drawn.
    ///   - isTemplateByDefault: whether the image is a template in automatic rendering mode.
    func draw(in rect: CGRect, of context: CGContext, tint: UIColor, isTemplateByDefault: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        guard let color = templateColor(tint, isTemplateByDefault) else { return drawOriginal(in: rect, of: context) }
        if let symbolName {
            let area = rect.insetBy(
                dx: symbolMargins.width * rect.width / max(size.width, 1),
                dy: symbolMargins.height * rect.height / max(size.height, 1))
            return SymbolShape(named: symbolName).draw(in: area, of: context, color: color.cgColor)
        }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        drawOriginal(in: rect, of: context)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color.cgColor)
        context.fill(rect)
        context.endTransparencyLayer()
    }

    private var isSymbol: Bool { symbolName != nil }

    /// The empty space around the drawing of a symbol, in points.
    private var symbolMargins: CGSize {
        content.symbolMargins ?? CGSize(width: size.width * 0.08, height: size.height * 0.06)
    }

    /// The colour in which the image is drawn as a template; `nil` if the image is drawn in its own colours.
    private func templateColor(_ tint: UIColor, _ isTemplateByDefault: Bool) -> UIColor? {
        switch renderingMode {
        case .alwaysTemplate: tint
        case .alwaysOriginal: content.tintColor ?? (isSymbol ? .black : nil)
        case .automatic: content.tintColor ?? (isTemplateByDefault || isSymbol ? tint : nil)
        }
    }

    private func drawOriginal(in rect: CGRect, of context: CGContext) {
        guard let cgImage else { return context.drawPlaceholder(in: rect) }
        if let insets = content.capInsets {
            return ResizableImage(image: cgImage, size: size, insets: insets, mode: content.resizingMode)
                .draw(in: rect, of: context)
        }
        guard imageOrientation != .up else { return context.drawUpright(cgImage, in: rect) }
        context.saveGState()
        context.concatenate(imageOrientation.transform(to: rect))
        context.drawUpright(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
    }
}

nonisolated extension UIImage.Orientation {
    /// The transform that maps the unit square, which contains the stored pixels, to the given rectangle such that the
    /// image is upright.
    fileprivate func transform(to rect: CGRect) -> CGAffineTransform {
        let turn =
            switch self {
            case .up: CGAffineTransform.identity
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
            case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
            case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
            case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
            }
        return turn.concatenating(
            CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    }
}

nonisolated extension UIImage {
    /// Returns the image drawn into the given size, in points.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let context = CGContext(size: size, scale: scale, isOpaque: false) else { return nil }
        CurrentContext.with(context) { draw(in: CGRect(origin: .zero, size: size)) }
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// Calls a closure with the image drawn into the given size, in points. On Linux the closure is called at once.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// Returns the image itself, which is decoded when it is drawn.
    public func preparingForDisplay() -> UIImage? { self }
}
