import Foundation
import UIKitLayout

extension Bundle {
    /// Creates all objects of the .xib file with the given name in the bundle, connects the outlets of its owner, and
    /// returns its top-level objects. Traps on failure, as UIKit does.
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }

    /// The path of the .xib or .storyboard file with the given name in the bundle's resources or, if it is not there,
    /// in the resources of the base localization.
    func pathOfInterfaceFile(named name: String, ofType type: String) throws(InterfaceBuilderError) -> String {
        let base =
            path(forResource: name, ofType: type) ?? path(forResource: name, ofType: type, inDirectory: "Base.lproj")
        guard let base else {
            throw InterfaceBuilderError(
                code: .unreadableFile, path: "\(name).\(type)", line: nil,
                message: "not in the bundle at \(bundlePath)")
        }
        return base
    }
}
