import Foundation
import UIKitFacts

nonisolated extension InterfaceFile {
    /// The number of the Xcode build that wrote the file, without its fraction. For a file that requires a newer Xcode
    /// than exists (32700), the number of Interface Builder's plug-in, which is nearly the same.
    var toolsVersion: Int {
        let version = Self.number(root["toolsVersion"])
        guard version >= XcodeVersion.unknown else { return version }
        return Self.number(root.list("dependencies").first { $0.name == "plugIn" }?["version"])
    }

    private static func number(_ text: String?) -> Int { Int((text ?? "").prefix { $0 != "." }) ?? 0 }
}
