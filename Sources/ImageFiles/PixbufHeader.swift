internal import CTemplateLayoutPixbuf
import Foundation

/// The size of an image in a format that gdk-pixbuf supports, read from the beginning of the image's data.
///
/// The loader is used directly, because `gdk_pixbuf_get_file_info`, which also uses it, logs a critical message for
/// images that declare no size, such as some drawings in SVG.
struct PixbufHeader {
    private(set) var width: Int32 = 0
    private(set) var height: Int32 = 0
    /// Whether the image is a drawing that can be decoded in any size.
    private(set) var isScalable = false

    /// The number of bytes that are passed to the loader at once. The loader determines the format from the first of
    /// these pieces.
    private static let pieceLength = 4096

    /// Reads data until the size is known.
    ///
    /// - Returns: `nil` if the data is not an image or declares no size above 0.
    init?(_ data: Data) {
        guard let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(loader) }
        let sizePrepared: @convention(c) (OpaquePointer, Int32, Int32, gpointer) -> Void = {
            loader, width, height, header in
            let header = header.assumingMemoryBound(to: PixbufHeader.self)
            (header.pointee.width, header.pointee.height) = (width, height)
            // With a size of 0, the loader does not decode pixels.
            gdk_pixbuf_loader_set_size(UnsafeMutablePointer(loader), 0, 0)
        }
        withUnsafeMutablePointer(to: &self) { header in
            g_signal_connect_data(
                loader, "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self), header, nil, GConnectFlags(0))
            Self.feed(data, to: loader, until: { header.pointee.width != 0 })
        }
        guard width > 0, height > 0 else { return nil }
        isScalable = gdk_pixbuf_loader_get_format(loader).map { gdk_pixbuf_format_is_scalable($0) != 0 } ?? false
    }

    private static func feed(
        _ data: Data, to loader: UnsafeMutablePointer<GdkPixbufLoader>, until isDone: () -> Bool
    ) {
        data.withUnsafeBytes { bytes in
            var rest = bytes.bindMemory(to: UInt8.self)[...]
            while !rest.isEmpty, !isDone() {
                let piece = UnsafeBufferPointer(rebasing: rest.prefix(pieceLength))
                guard gdk_pixbuf_loader_write(loader, piece.baseAddress, gsize(piece.count), nil) != 0 else { break }
                rest = rest.dropFirst(piece.count)
            }
        }
        gdk_pixbuf_loader_close(loader, nil)
    }
}
