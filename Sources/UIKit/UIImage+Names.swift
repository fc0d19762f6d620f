import Foundation
internal import Locking
internal import Trapping
import UIKitLayout

#if InterfaceFiles
    import InterfaceBuilder
#endif

nonisolated extension UIImage {
    /// Creates the image with the given name in the main bundle, from an asset catalogue or, if no catalogue contains
    /// it, from a file; `nil` if there is no such image.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the image with the given name in the main bundle. Traps if there is no such image, as image literals do.
    public convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else { trap("There is no image with the name \(name)") }
        self.init(copying: image)
    }

    /// Creates the image with the given name in a bundle, from an asset catalogue or, if no catalogue contains it, from
    /// a file; `nil` if there is no such image.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// Creates the image with the given name in a bundle, from an asset catalogue or, if no catalogue contains it, from
    /// a file; `nil` if there is no such image.
    ///
    /// The catalogues are the .xcassets folders among the bundle's resources, which are used without being compiled.
    /// The bundle is searched for catalogues only once.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let bundle = bundle ?? .main
        let scale = (traitCollection ?? .current).displayScale
        #if InterfaceFiles
            if let found = BundleCatalogs.image(named: name, in: bundle, scale: scale) {
                self.init(size: found.size, scale: found.scale, path: found.path)
                return
            }
        #endif
        if let file = bundle.imageFile(named: name, scale: scale) {
            self.init(contentsOfFile: file)
        } else {
            return nil
        }
    }
}

#if InterfaceFiles
    /// The asset catalogues of bundles. Those of a bundle are searched for on first use.
    private nonisolated enum BundleCatalogs {
        private struct Key: Hashable {
            let path: String
            let scale: CGFloat
        }

        private static let known = Locked<[Key: [AssetCatalog]]>([:])

        static func image(named name: String, in bundle: Bundle, scale: CGFloat) -> UIImage? {
            for catalog in catalogs(of: bundle, scale: scale) {
                if let image = try? catalog.image(named: name) { return image }
            }
            return nil
        }

        private static func catalogs(of bundle: Bundle, scale: CGFloat) -> [AssetCatalog] {
            guard let folder = bundle.resourcePath else { return [] }
            let key = Key(path: folder, scale: scale)
            return known.withLock { known in
                if let catalogs = known[key] { return catalogs }
                let catalogs = bundle.assetCatalogPaths.compactMap {
                    try? AssetCatalog(contentsOfDirectory: $0, scale: scale)
                }
                known[key] = catalogs
                return catalogs
            }
        }
    }
#endif

nonisolated extension Bundle {
    /// The path of the file for an image that is in no catalogue, preferably for the given scale; `nil` if there is no
    /// such file.
    fileprivate func imageFile(named name: String, scale: CGFloat) -> String? {
        let wanted = NSString(string: name)
        let kinds = wanted.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [wanted.pathExtension]
        let scales = ["@\(Int(limiting: scale))x", "", "@2x", "@3x"]
        for scale in scales {
            for kind in kinds {
                let base = wanted.deletingPathExtension + scale
                if let path = path(forResource: base, ofType: kind) { return path }
            }
        }
        return nil
    }
}
