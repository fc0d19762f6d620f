import Foundation
import UIKitFacts

nonisolated extension InterfaceFile {
    /// The build number of the Xcode that wrote the file, without its fraction; 0 if the file states none.
    ///
    /// Some files state the number 32700, which no version of Xcode has. For these files, the value is the version of
    /// Interface Builder's plug-in, which is nearly the same as the build number.
    var toolsVersion: Int {
        let version = Self.number(root["toolsVersion"])
        guard version >= XcodeVersion.unknown else { return version }
        return Self.number(root.list("dependencies").first { $0.name == "plugIn" }?["version"])
    }

    private static func number(_ text: String?) -> Int { Int((text ?? "").prefix { $0 != "." }) ?? 0 }
}
