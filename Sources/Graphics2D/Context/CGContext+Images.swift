internal import CTemplateLayoutCairo
import Foundation

extension CGContext {
    /// Draws an image into a rectangle. The top of the image is at the rectangle's greatest y, as in Core Graphics, so
    /// the image is upside down if the vertical axis points down.
    ///
    /// - Parameter byTiling: whether the image is repeated over the clipped region, with `rect` as one of the tiles.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        concatenate(CGAffineTransform(scaleX: 1, y: -1))
        byTiling ? tile(image, from: rect.origin, cellSize: rect.size) : drawUpright(image, in: rect)
        restoreGState()
    }

    /// Draws an image into a rectangle, with the top of the image at the rectangle's least y. An image without pixels
    /// is drawn as a grey box with a cross.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        drawUpright(image, from: CGRect(x: 0, y: 0, width: image.width, height: image.height), in: rect)
    }

    /// Draws a part of an image into a rectangle, with the top of the image at the rectangle's least y.
    ///
    /// - Parameter part: the part of the image, in pixels.
    package func drawUpright(_ image: CGImage, from part: CGRect, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0, part.width > 0, part.height > 0 else { return }
        image.withSurface { surface in
            guard let surface else { return drawPlaceholder(in: rect) }
            paint(surface, from: part, in: rect)
        }
    }

    private func paint(_ surface: PixelSurface, from part: CGRect, in rect: CGRect) {
        let pattern = cairo_pattern_create_for_surface(surface.cairo)
        defer { cairo_pattern_destroy(pattern) }
        let (sx, sy) = (part.width / rect.width, part.height / rect.height)
        var matrix = cairo_matrix_t(
            CGAffineTransform(
                a: sx, b: 0, c: 0, d: sy, tx: part.minX - rect.minX * sx, ty: part.minY - rect.minY * sy))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(
            pattern, state.interpolationQuality == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        fill(rect, with: pattern)
    }

    /// Fills the clipped region with repetitions of an image; draws nothing if the image has no pixels.
    ///
    /// - Parameters:
    ///   - origin: the corner with the least x and y of one of the repetitions.
    ///   - cellSize: the size of each repetition.
    package func tile(_ image: CGImage, from origin: CGPoint, cellSize: CGSize) {
        guard cellSize.width > 0, cellSize.height > 0 else { return }
        image.withSurface { surface in
            guard let surface else { return }
            let pattern = cairo_pattern_create_for_surface(surface.cairo)
            defer { cairo_pattern_destroy(pattern) }
            let (sx, sy) = (CGFloat(image.width) / cellSize.width, CGFloat(image.height) / cellSize.height)
            var matrix = cairo_matrix_t(
                CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: -origin.x * sx, ty: -origin.y * sy))
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
            composite(in: nil) {
                cairo_set_source(cairo, pattern)
                cairo_paint_with_alpha(cairo, Double(state.alpha))
            }
        }
    }

    private func fill(_ rect: CGRect, with pattern: OpaquePointer?) {
        let extents = state.shadow == nil ? nil : rect.applying(pixelTransform)
        composite(in: extents) {
            cairo_save(cairo)
            cairo_new_path(cairo)
            cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
            cairo_clip(cairo)
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, Double(state.alpha))
            cairo_restore(cairo)
        }
    }

    /// Draws a grey box with a cross, which marks missing content.
    package func drawPlaceholder(in rect: CGRect) {
        saveGState()
        clip(to: rect)
        setFillColor(CGColor(gray: 0.5, alpha: 0.15))
        fill(rect)
        setStrokeColor(CGColor(gray: 0.5, alpha: 0.6))
        setLineWidth(1)
        addRect(rect.insetBy(dx: 0.5, dy: 0.5))
        addLines(between: [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)])
        addLines(between: [CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY)])
        strokePath()
        restoreGState()
    }
}
