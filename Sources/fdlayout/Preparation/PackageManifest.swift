import FileSearch
import Foundation

/// The manifest of a Swift package, to which the product UIKit is added.
///
/// The statements that add the product are appended to the manifest, so that the manifest itself can have any form.
struct PackageManifest {
    /// The names of manifests: `Package.swift`, and manifests for a version of Swift such as `Package@swift-5.9.swift`.
    static let patterns = ["Package.swift", "Package@swift-*.swift"]

    /// Whether the folder at the given path contains a package.
    static func exists(in folder: String) -> Bool {
        FileKind(ofFileAt: (folder as NSString).appendingPathComponent("Package.swift")) == .regular
    }

    /// Whether a file with the given path, relative to the folder of a package, is a manifest of the package.
    static func isManifest(_ path: String) -> Bool {
        !path.contains("/") && patterns.contains { fnmatch($0, path, 0) == 0 }
    }

    /// The text of the manifest.
    let text: String
    /// The path of this project's clone, as it is written in the manifest.
    let dependency: String
    /// Whether sources of the package import Combine, which OpenCombine replaces.
    let usesCombine: Bool

    /// The text with the statements that add the dependencies to the package, and their products to every target that
    /// can have dependencies.
    var prepared: String {
        let name = (dependency as NSString).lastPathComponent
        return text + (text.hasSuffix("\n") ? "" : "\n") + """

            // Added by fdlayout prepare-sources.
            package.dependencies.append(.package(path: \(Self.literal(dependency))))
            for target in package.targets where ["regular", "executable", "test"].contains("\\(target.type)") {
                target.dependencies.append(.product(name: "UIKit", package: \(Self.literal(name))))
            }

            """ + (usesCombine && !text.contains("/OpenCombine") ? Self.combine : "")
    }

    /// The statements that add the package OpenCombine.
    private static let combine = """
        package.dependencies.append(.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"))
        for target in package.targets where ["regular", "executable", "test"].contains("\\(target.type)") {
            for product in ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"] {
                target.dependencies.append(.product(name: product, package: "OpenCombine"))
            }
        }

        """

    /// A string literal with the given value.
    private static func literal(_ value: String) -> String {
        let escaped = value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}
