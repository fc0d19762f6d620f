internal import CTemplateLayoutCairo
import Foundation

extension CGContext {
    /// Limits drawing to a rectangle, and multiplies the opacity of everything that is drawn by that of an image in the
    /// rectangle. If all pixels of the image are opaque, their lightness is used: nothing is drawn where the image is
    /// black. The image is placed as by ``draw(_:in:byTiling:)``; an image without pixels has no effect.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        let area = CGRect(origin: .zero, size: pixelSize)
        let outer = state
        state = GraphicsState()
        state.interpolationQuality = outer.interpolationQuality
        var opacities: PixelSurface?
        if let image = mask.withOpacityFromLightness() {
            opacities = coverage(of: { draw(image, in: rect) }, in: area)
        }
        state = outer
        if let opacities { state.masks.append(opacities) }
    }

    /// Performs a drawing operation with its opacity multiplied by that of the masks of the graphics state.
    func drawThroughMasks(_ operation: () -> Void) {
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        operation()
        var group = cairo_pop_group(cairo)
        for mask in state.masks.dropLast() {
            cairo_push_group(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            paint(group, through: mask)
            cairo_pattern_destroy(group)
            group = cairo_pop_group(cairo)
        }
        if let mask = state.masks.last { paint(group, through: mask) }
        cairo_pattern_destroy(group)
    }

    private func paint(_ group: OpaquePointer?, through mask: PixelSurface) {
        cairo_save(cairo)
        cairo_set_source(cairo, group)
        cairo_identity_matrix(cairo)
        cairo_mask_surface(cairo, mask.cairo, 0, 0)
        cairo_restore(cairo)
    }
}

extension CGImage {
    /// Returns the image itself if a pixel is not opaque, otherwise an image with the lightness of each pixel as its
    /// opacity; `nil` if the image has no pixels or memory is missing.
    fileprivate func withOpacityFromLightness() -> CGImage? {
        guard let copy = withSurface({ $0?.copy() }) else { return nil }
        return copy.replaceOpaquePixelsByLightness() ? CGImage(copy) : self
    }
}

extension PixelSurface {
    /// Replaces each pixel by a black one with its lightness as the opacity, if all pixels are opaque.
    ///
    /// - Returns: whether all pixels were opaque.
    fileprivate func replaceOpaquePixelsByLightness() -> Bool {
        withBytes { bytes in
            let pixels = (0..<height).flatMap { y in
                stride(from: y * bytesPerRow, to: y * bytesPerRow + width * 4, by: 4)
            }
            guard pixels.allSatisfy({ bytes[$0 + 3] == 255 }) else { return false }
            for pixel in pixels {
                // The weights of blue, green and red in the relative luminance of sRGB, in parts of 256.
                let light = Int(bytes[pixel]) * 19 + Int(bytes[pixel + 1]) * 183 + Int(bytes[pixel + 2]) * 54
                (bytes[pixel], bytes[pixel + 1], bytes[pixel + 2]) = (0, 0, 0)
                bytes[pixel + 3] = UInt8(light / 256)
            }
            return true
        }
    }
}
