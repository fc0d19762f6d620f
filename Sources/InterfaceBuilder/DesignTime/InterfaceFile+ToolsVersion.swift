import Foundation
import UIKitFacts

nonisolated extension InterfaceFile {
    /// The build number of the Xcode that wrote the file, without its fraction; 0 if the file has none. Some files name
    /// a version of Xcode that does not exist (32700); for them, this is the version of Interface Builder's plug-in,
    /// which is nearly the same number.
    var toolsVersion: Int {
        let version = Self.number(root["toolsVersion"])
        guard version >= XcodeVersion.unknown else { return version }
        return Self.number(root.list("dependencies").first { $0.name == "plugIn" }?["version"])
    }

    private static func number(_ text: String?) -> Int { Int((text ?? "").prefix { $0 != "." }) ?? 0 }
}
