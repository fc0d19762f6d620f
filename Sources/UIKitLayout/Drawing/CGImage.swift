import Foundation

/// The dimensions of an image in pixels; the pixels are not stored. Immutable.
public nonisolated final class CGImage: Sendable {
    /// The number of pixels per row.
    public let width: Int
    /// The number of rows.
    public let height: Int

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }
}
