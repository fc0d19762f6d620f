import Foundation
import UIKitLayout

extension IBViewReader {
    /// The image of a view, a state or a configuration, given by its name or by a reference, which stores a symbol's
    /// scale.
    func image(of element: IBElement, key: String = "image") throws -> UIImage? {
        let reference = element.child("imageReference", key: key)
        return try image(element[key] ?? reference?["image"], element, reference: reference)
    }

    /// An image by name: from the image source, or else an empty one of the size stored among the file's resources.
    func image(_ name: String?, _ element: IBElement, reference: IBElement? = nil) throws -> UIImage? {
        guard let name, !name.isEmpty else { return nil }
        if let found = try builder.images?.image(named: name) { return found }
        let resource = builder.file.root.list("resources").first { $0.name == "image" && $0["name"] == name }
        guard let width = IBNumber.length(resource?["width"]), let height = IBNumber.length(resource?["height"]) else {
            builder.warn(element, "image \"\(name)\" was not found")
            return nil
        }
        let size = CGSize(width: width, height: height)
        let isSymbol = (resource?["catalog"] ?? element["catalog"]) == "system" && FrameRule.symbolSizes.isOn
        guard isSymbol else { return UIImage(size: size) }
        return IBSymbolSize(builder: builder).image(name, of: element, reference: reference, shape: size)
    }
}
