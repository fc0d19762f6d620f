import Foundation
import UIKitLayout

/// A source of images that are looked up by name.
public nonisolated protocol ImageSource: Sendable {
    /// The image with the given name, or `nil` if there is none.
    ///
    /// - Throws: an error when the image exists but cannot be read.
    func image(named name: String) throws -> UIImage?
}
