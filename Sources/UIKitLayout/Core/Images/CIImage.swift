import Foundation

/// An image of Core Image. No image is of this class, because Core Image's filters are not available.
public final class CIImage: NSObject {
    private override init() {
        super.init()
    }
}

extension UIImage {
    /// The image of Core Image that this image was created from; always `nil`.
    public var ciImage: CIImage? { nil }
}
