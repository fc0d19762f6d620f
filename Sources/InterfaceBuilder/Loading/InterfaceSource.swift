import Foundation

/// A file, given by its path or by its name in a bundle, with the images and classes needed to create objects from it.
struct InterfaceSource {
    private let result: Result<InterfaceFile, InterfaceBuilderError>
    private let images: (any ImageSource)?
    private let classes: ClassRegistry

    init(
        contentsOfFile path: String, images: (any ImageSource)?, classes: ClassRegistry
    ) throws(InterfaceBuilderError) {
        (result, self.images, self.classes) = (.success(try InterfaceFile(contentsOfFile: path)), images, classes)
    }

    /// Refers to the bytes of a file. As in UIKit, bytes that are no file are reported only when an object is created.
    init(data: Data) {
        (images, classes) = (nil, .shared)
        do throws(InterfaceBuilderError) {
            result = .success(try InterfaceFile(data: data, path: "data"))
        } catch {
            result = .failure(error)
        }
    }

    /// Refers to a file in a bundle. As in UIKit, a missing file is reported only when an object is created from it.
    init(named name: String, ofType type: String, bundle: Bundle?) {
        (images, classes) = (nil, .shared)
        do throws(InterfaceBuilderError) {
            let path = try (bundle ?? .main).pathOfInterfaceFile(named: name, ofType: type)
            result = .success(try InterfaceFile(contentsOfFile: path))
        } catch {
            result = .failure(error)
        }
    }

    /// The options for creating objects of the file.
    func options(for file: InterfaceFile) -> IBBuildOptions {
        file.options(images: images, classes: classes)
    }

    func file() throws(InterfaceBuilderError) -> InterfaceFile {
        try result.get()
    }
}
