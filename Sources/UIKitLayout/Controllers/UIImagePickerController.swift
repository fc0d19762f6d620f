import Foundation

/// A controller for choosing or taking pictures and films; nothing is shown on Linux.
open class UIImagePickerController: UINavigationController {
    deinit {}

    /// The source of media.
    public nonisolated enum SourceType: Int, Hashable, Sendable {
        case photoLibrary = 0
        case camera, savedPhotosAlbum
    }

    /// A key in the information about a chosen medium.
    public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The original image.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The edited image.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The media type.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The URL of a film's file.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The URL of an image's file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// The source of media. Stored; has no effect on Linux.
    open var sourceType = SourceType.photoLibrary
    /// Whether chosen media can be edited. Stored; has no effect on Linux.
    open var allowsEditing = false
    /// The media types. Stored; has no effect on Linux.
    open var mediaTypes = ["public.image"]

    /// Whether the given source of media is available: always `false` on Linux.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// The delegate that receives chosen media; never called on Linux.
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing by default. Never called on Linux.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Does nothing by default. Never called on Linux.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
