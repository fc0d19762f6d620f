import Foundation
import UIKitLayout

/// The name of an image in an asset catalogue, and the bundle that contains it. Xcode declares one for each image of a
/// catalogue; on other systems, sources declare their own.
public nonisolated struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates a resource from the name of an image and the bundle that contains it.
    public init(name: String, bundle: Bundle) {
        (self.name, self.bundle) = (name, bundle)
    }
}

nonisolated extension UIImage {
    /// Creates the image of a resource; an empty image if the bundle does not contain it.
    public convenience init(resource: ImageResource) {
        self.init(copying: UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? UIImage())
    }
}
