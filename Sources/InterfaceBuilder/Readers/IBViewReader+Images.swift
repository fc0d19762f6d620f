import Foundation
import UIKitLayout

extension IBViewReader {
    /// The image of a view, a button's state or a button configuration. The element either names the image or contains
    /// a reference to it, which also stores the scale of a symbol.
    func image(of element: IBElement, key: String = "image") throws -> UIImage? {
        let reference = element.child("imageReference", key: key)
        return try image(element[key] ?? reference?["image"], element, reference: reference)
    }

    /// The image with the given name: the one in the image source or, failing that, an empty image in the size that the
    /// file's resources store. An image that is in neither is `nil` and causes a warning.
    func image(_ name: String?, _ element: IBElement, reference: IBElement? = nil) throws -> UIImage? {
        guard let name, !name.isEmpty else { return nil }
        if let found = try builder.options.images?.image(named: name) { return found }
        let resource = builder.file.root.list("resources").first { $0.name == "image" && $0["name"] == name }
        guard let resource, let size = resource.size else {
            builder.warn(element, "image \"\(name)\" was not found")
            return nil
        }
        guard (resource["catalog"] ?? element["catalog"]) == "system" else { return UIImage(size: size) }
        let configuration = element.child("preferredSymbolConfiguration")
        let symbol = IBSymbol(
            name: name, shape: size, pointSize: pointSize(configuration), scale: scale(reference, configuration))
        return builder.options.conventions.image(of: symbol) ?? UIImage(size: size)
    }

    /// The scale in the reference to the image or, if there is none, the view's preferred scale. Evidence: the stored
    /// frame of a view that prefers small symbols but refers to an image in medium scale (NetNewsWire,
    /// `Main.storyboard`).
    private func scale(_ reference: IBElement?, _ configuration: IBElement?) -> UIImage.SymbolScale {
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
        let own = reference?["symbolScale"].flatMap { scales[$0] }
        return own ?? configuration?["scale"].flatMap { scales[$0] } ?? .default
    }

    private func pointSize(_ configuration: IBElement?) -> CGFloat {
        if let size = IBNumber.fontSize(configuration?["pointSize"]) { return size }
        let font = configuration?.child("fontDescription")
        return font.map { IBFontReader(builder: builder).read($0).pointSize } ?? UIFont.labelFontSize
    }
}
