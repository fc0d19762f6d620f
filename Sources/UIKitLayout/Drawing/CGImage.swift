import Foundation

/// The pixels of an image, as far as their number goes; nothing on Linux makes any.
public final nonisolated class CGImage: Sendable {
    /// How many pixels are in a row.
    public let width: Int
    /// How many rows there are.
    public let height: Int

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }
}
