/// The kind of a document, determined by the name and the type of its root element.
nonisolated enum IBDocumentType {
    /// Written by Xcode 5 or later for iOS.
    case iOS
    /// Written by Xcode 5 or later for another system.
    case other(system: String)
    /// Written by Xcode 3 or 4 as a serialised object graph.
    case archive
    /// Any other document. The associated values are the name and the type of its root element.
    case unknown(root: String, type: String?)

    /// The prefixes of document types, with the system that each prefix denotes. The first prefix that matches is used.
    private static let systems: [(prefix: String, system: String)] = [
        ("com.apple.InterfaceBuilder.AppleTV", "tvOS"), ("com.apple.InterfaceBuilder.WatchKit", "watchOS"),
        ("com.apple.InterfaceBuilder3.Cocoa.", "macOS"),
    ]

    init(of root: IBElement) {
        let type = root["type"] ?? ""
        if root.name == "archive" {
            self = .archive
        } else if root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch") {
            self = .iOS
        } else if let known = Self.systems.first(where: { type.hasPrefix($0.prefix) }) {
            self = .other(system: known.system)
        } else {
            self = .unknown(root: root.name, type: root["type"])
        }
    }

    /// The reason why a document of this kind is not read, in plain text, or `nil` if it is supported.
    var rejectionReason: String? {
        switch self {
        case .iOS: nil
        case .other(let system): "an interface for \(system), not for iOS"
        case .archive: "an archive of Xcode 3 or 4; open it in Xcode 5 or later and save it"
        case .unknown(let root, let type):
            "not an Interface Builder document: expected "
                + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch…\">, found <\(root)>"
                + (type.map { " of type \"\($0)\"" } ?? "")
        }
    }
}
