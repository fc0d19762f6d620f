internal import CTemplateLayoutCairo
import Foundation

/// A destination of drawing: the pixels of an image, or the page of a document.
///
/// The library cairo computes the pixels. Lengths are in user space, which the current transform maps to pixels. Only
/// one thread at a time may use a context.
public final class CGContext {
    /// cairo's context, owned.
    let cairo: OpaquePointer
    /// The pixels; `nil` if the context draws a document.
    let surface: PixelSurface?
    /// The format and the memory of the pixels; `nil` if the context draws a document.
    let bitmap: ContextBitmap?
    /// The lines of text that have been drawn; `nil` unless the context draws a document whose glyphs are outlines.
    let text: DocumentText?
    /// The size of the destination in pixels or, for documents, in points.
    let pixelSize: CGSize
    /// The number of pixels per point in the initial user space.
    package let scale: CGFloat
    /// Whether the vertical axis of the initial user space points down, as in UIKit, rather than up.
    let isFlipped: Bool
    var state = GraphicsState()
    private var savedStates: [GraphicsState] = []
    /// The open transparency layers, the outermost first: the graphics states with whose opacity, blend mode and shadow
    /// they will be drawn, and the numbers of saved states when they began.
    private var layers: [(state: GraphicsState, depth: Int)] = []
    /// The numbers of saved states and transparency layers that existed before the closure of
    /// ``restoringState(after:)`` that is running, and that the closure cannot restore or end.
    private var kept = (states: 0, layers: 0)

    init(
        cairo: OpaquePointer, surface: PixelSurface?, pixelSize: CGSize, scale: CGFloat, isFlipped: Bool,
        bitmap: ContextBitmap? = nil, text: DocumentText? = nil
    ) {
        (self.cairo, self.surface, self.pixelSize) = (cairo, surface, pixelSize)
        (self.scale, self.isFlipped, self.bitmap, self.text) = (scale, isFlipped, bitmap, text)
        cairo_set_line_width(cairo, 1)
    }

    deinit {
        cairo_destroy(cairo)
    }

    /// Creates a context that draws into pixels, with the origin at the top left; `nil` if a length is not
    /// from 1 to 20 000 pixels or memory is missing.
    ///
    /// - Parameters:
    ///   - pixelWidth: the width in pixels, from 1 to 20 000.
    ///   - pixelHeight: the height in pixels, from 1 to 20 000.
    ///   - scale: the number of pixels per point.
    package convenience init?(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
        guard let surface = PixelSurface(width: pixelWidth, height: pixelHeight),
            let cairo = cairo_create(surface.cairo)
        else { return nil }
        self.init(
            cairo: cairo, surface: surface, pixelSize: CGSize(width: pixelWidth, height: pixelHeight), scale: scale,
            isFlipped: true,
            bitmap: ContextBitmap(.rgba, memory: nil, bytesPerRow: pixelWidth * 4, height: pixelHeight, components: 3))
        cairo_scale(cairo, Double(scale), Double(scale))
    }

    /// The width in pixels.
    public var width: Int { Int(pixelSize.width) }
    /// The height in pixels.
    public var height: Int { Int(pixelSize.height) }

    /// Returns an image of what has been drawn so far; `nil` if the context draws a document or memory is missing.
    public func makeImage() -> CGImage? {
        guard let surface else { return nil }
        if layers.isEmpty { bitmap?.load(into: surface) }
        return surface.copy().map { CGImage($0) }
    }

    /// The pixels that have been drawn so far as a PNG file; `nil` if the context draws a document or memory is
    /// missing.
    package var pngData: Data? { surface?.pngData }

    /// The pixels as a PNG file that is smaller than ``pngData`` but takes longer to compress; `nil` if the context
    /// draws a document or memory is missing.
    package var smallPNGData: Data? { surface?.pngData(level: 6) }

    /// Writes the pixels to the memory of the bitmap after a drawing operation, if a program has access to that memory.
    /// While a transparency layer is open, nothing is written.
    func showPixels() {
        guard let bitmap, bitmap.memory != nil, let surface, layers.isEmpty else { return }
        bitmap.show(surface)
    }

    // MARK: Graphics state

    /// Saves the graphics state.
    public func saveGState() {
        cairo_save(cairo)
        savedStates.append(state)
    }

    /// Restores the graphics state that was saved last; does nothing if no state is saved.
    public func restoreGState() {
        guard savedStates.count > max(kept.states, layers.last?.depth ?? 0), let saved = savedStates.popLast() else {
            return
        }
        cairo_restore(cairo)
        state = saved
    }

    /// Calls a closure that draws, and restores the graphics state afterwards, even if the closure leaves saved states
    /// or open transparency layers. The closure cannot restore states that were saved, or end layers that were begun,
    /// before the call.
    ///
    /// - Returns: whether the closure restored the states that it saved and ended the layers that it began.
    @discardableResult
    package func restoringState(after draw: () -> Void) -> Bool {
        saveGState()
        let outer = kept
        kept = (savedStates.count, layers.count)
        draw()
        let isBalanced = savedStates.count == kept.states && layers.count == kept.layers
        while layers.count > kept.layers { endTransparencyLayer() }
        while savedStates.count > kept.states { restoreGState() }
        kept = outer
        restoreGState()
        return isBalanced
    }

    /// Sets the fill colour.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the fill colour, whose components are from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the fill colour to a grey with a lightness from 0 (black) to 1 (white).
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

    /// Sets the stroke colour.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the stroke colour, whose components are from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the stroke colour to a grey with a lightness from 0 (black) to 1 (white).
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the opacity by which that of all colours and images is multiplied, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

    /// Multiplies the opacity of everything that is drawn by a factor from 0 to 1.
    package func multiplyAlpha(by factor: CGFloat) { setAlpha(state.alpha * factor) }

    /// Sets the formula that combines a drawn colour with the colour that the context already contains.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// The quality of scaled images; with ``CGInterpolationQuality/none``, the nearest pixel is used.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Sets a shadow that is black with an opacity of a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Sets a shadow, or removes it if the colour is `nil`.
    ///
    /// - Parameters:
    ///   - offset: the distance of the shadow from the drawing, in points of the initial user space.
    ///   - blur: twice the standard deviation of the blur, in points of the initial user space.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { GraphicsState.Shadow(offset: offset, deviation: max(0, blur) / 2, color: $0) }
    }

    /// Sets whether edges are antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
        cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Sets whether edges are antialiased, like ``setShouldAntialias(_:)``.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }

    // MARK: Transparency layers

    /// Begins a transparency layer. When the layer ends, its content is drawn into the context as one picture, with the
    /// opacity, blend mode and shadow that the graphics state had when the layer began.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        saveGState()
        layers.append((state, savedStates.count))
        cairo_push_group(cairo)
        (state.alpha, state.blendMode, state.shadow, state.masks) = (1, .normal, nil, [])
    }

    /// Begins a transparency layer that draws only inside a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends the transparency layer that was begun last and draws it; does nothing if no layer is open.
    public func endTransparencyLayer() {
        guard let outer = endLayer() else { return }
        let group = cairo_pop_group(cairo)
        defer { cairo_pattern_destroy(group) }
        state = outer
        composite(in: nil) {
            cairo_set_source(cairo, group)
            cairo_paint_with_alpha(cairo, Double(outer.alpha))
        }
        restoreGState()
    }

    /// Ends the transparency layer that was begun last and draws it with its opacity multiplied by that of a mask.
    ///
    /// - Parameter mask: draws the mask into the context.
    package func endTransparencyLayer(mask: () -> Void) {
        guard let outer = endLayer() else { return }
        let group = cairo_pop_group(cairo)
        defer { cairo_pattern_destroy(group) }
        cairo_push_group(cairo)
        mask()
        let coverage = cairo_pop_group(cairo)
        defer { cairo_pattern_destroy(coverage) }
        state = outer
        composite(in: nil) {
            cairo_set_source(cairo, group)
            cairo_mask(cairo, coverage)
        }
        restoreGState()
    }

    /// Restores the states that were saved in the layer that was begun last, and returns the state with which the layer is
    /// drawn; `nil` if no layer may be ended.
    private func endLayer() -> GraphicsState? {
        guard layers.count > kept.layers, let layer = layers.last else { return nil }
        while savedStates.count > layer.depth { restoreGState() }
        return layers.removeLast().state
    }
}
