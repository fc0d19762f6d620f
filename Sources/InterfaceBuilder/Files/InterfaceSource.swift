import Foundation

/// A file, by path or from a bundle, and what is needed to make objects from it.
struct InterfaceSource {
    private let result: Result<InterfaceFile, InterfaceBuilderError>
    let images: (any ImageSource)?
    let classes: ClassRegistry

    init(
        contentsOfFile path: String, images: (any ImageSource)?, classes: ClassRegistry
    ) throws(InterfaceBuilderError) {
        (result, self.images, self.classes) = (.success(try InterfaceFile(contentsOfFile: path)), images, classes)
    }

    /// As in UIKit, that there is no such file shows when something is to be made from it.
    init(named name: String, ofType type: String, bundle: Bundle?) {
        (images, classes) = (nil, .shared)
        do throws(InterfaceBuilderError) {
            let path = try (bundle ?? .main).pathOfInterfaceFile(named: name, ofType: type)
            result = .success(try InterfaceFile(contentsOfFile: path))
        } catch {
            result = .failure(error)
        }
    }

    func file() throws(InterfaceBuilderError) -> InterfaceFile {
        try result.get()
    }
}
