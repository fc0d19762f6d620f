import UIKitLayout

/// The values of rows for the views that fields fill, as one column for each binding.
struct RowValues {
    /// Returns the image with the given name.
    typealias ImageSource = (_ name: String) throws -> UIImage?

    private let bindings: [Binding]
    private let image: ImageSource
    /// The texts, by binding and row; empty for bindings of images.
    private(set) var texts: [[String?]]
    /// The images, by binding and row; empty for bindings of texts.
    private(set) var images: [[UIImage?]]
    /// The number of rows.
    private(set) var count = 0

    /// Creates columns without rows.
    init(bindings: [Binding], image: @escaping ImageSource) {
        (self.bindings, self.image) = (bindings, image)
        texts = Array(repeating: [], count: bindings.count)
        images = Array(repeating: [], count: bindings.count)
    }

    /// Adds a row.
    ///
    /// - Parameter field: returns the value of the row's field with the given name.
    /// - Throws: the errors of the source of images. The row is then not added.
    mutating func append(field: (String) -> JSONRows.Field?) throws {
        for index in bindings.indices where bindings[index].property == .image {
            do {
                let name = field(bindings[index].field)?.text
                images[index].append(try name.flatMap { try image($0) })
            } catch {
                for column in images.indices where images[column].count > count { images[column].removeLast() }
                throw error
            }
        }
        for index in bindings.indices where bindings[index].property != .image {
            texts[index].append(field(bindings[index].field)?.text)
        }
        count += 1
    }
}
