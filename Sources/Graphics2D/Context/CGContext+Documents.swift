internal import CTemplateLayoutCairo
import Foundation

/// The file formats of documents that a context can draw.
package enum DocumentFormat: Sendable {
    case pdf, svg
}

extension CGContext {
    /// Draws a document of one page and returns its bytes.
    ///
    /// Text can be selected and searched. In PDF documents, glyphs have their characters. In SVG documents, glyphs are
    /// outlines, so they look the same whatever fonts the viewer has, and transparent text elements lie over them.
    ///
    /// - Parameters:
    ///   - size: the size of the page, in points.
    ///   - draw: draws the page into the given context, whose origin is at the top left and whose vertical axis points
    ///     down.
    /// - Returns: the bytes of the document; `nil` if cairo reports an error.
    package static func document(_ format: DocumentFormat, size: CGSize, draw: (CGContext) -> Void) -> Data? {
        var data = Data()
        let text = format == .svg ? DocumentText() : nil
        let write: cairo_write_func_t = { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }
        let status = withUnsafeMutablePointer(to: &data) { data in
            let make = format == .pdf ? cairo_pdf_surface_create_for_stream : cairo_svg_surface_create_for_stream
            let surface = make(write, data, Double(size.width), Double(size.height))
            defer { cairo_surface_destroy(surface) }
            // By default the file would contain the time of its creation, and its bytes would differ on each run.
            if format == .pdf { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "") }
            guard let cairo = cairo_create(surface) else { return CAIRO_STATUS_NO_MEMORY }
            let context = CGContext(
                cairo: cairo, surface: nil, pixelSize: size, scale: 1, isFlipped: true, text: text)
            draw(context)
            cairo_surface_finish(surface)
            return cairo_surface_status(surface)
        }
        text?.insert(intoSVG: &data)
        return status == CAIRO_STATUS_SUCCESS ? data : nil
    }
}
