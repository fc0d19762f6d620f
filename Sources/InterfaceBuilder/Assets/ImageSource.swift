import Foundation
import UIKitLayout

/// A source of images by name.
public nonisolated protocol ImageSource: Sendable {
    /// The image of a name, `nil` if there is none.
    ///
    /// - Throws: when there is one that cannot be read.
    func image(named name: String) throws -> UIImage?
}
