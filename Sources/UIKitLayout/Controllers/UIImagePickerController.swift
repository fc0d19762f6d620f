import Foundation

/// What lets people choose or take pictures; nothing is shown on Linux.
open class UIImagePickerController: UINavigationController {
    deinit {}

    /// Where pictures come from.
    public nonisolated enum SourceType: Int, Hashable, Sendable {
        case photoLibrary = 0
        case camera, savedPhotosAlbum
    }

    /// What is known of a picture.
    public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The picture as it was taken.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as it was cut.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The kind of medium.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The file of a film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The file of a picture.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Where pictures come from; a stored value.
    open var sourceType = SourceType.photoLibrary
    /// Whether pictures can be cut; a stored value.
    open var allowsEditing = false
    /// The kinds of media; a stored value.
    open var mediaTypes = ["public.image"]

    /// Whether there are pictures: none on Linux.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Who takes what was chosen; never called on Linux.
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
