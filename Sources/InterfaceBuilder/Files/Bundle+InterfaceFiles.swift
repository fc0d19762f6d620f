import Foundation
import UIKitLayout

extension Bundle {
    /// Makes everything in a .xib file of the bundle, its owner's outlets connected; traps, as UIKit does, when that
    /// cannot be done.
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }

    /// The path of a .xib or .storyboard file in the bundle's resources, in those of a language if need be.
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
