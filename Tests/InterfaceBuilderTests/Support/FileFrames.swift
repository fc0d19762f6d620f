import Foundation
import InterfaceBuilder
import XCTest

extension XCTestCase {
    /// The frames of the views in a file with the given contents, by id.
    ///
    /// - Parameter device: the name of the device, or `nil` for a file that names none.
    func frames(
        _ content: String, tools: Int = 14_460, device: String? = "retina4_7", orientation: String = "portrait",
        isStoryboard: Bool = false, intrinsicSizes: IntrinsicSizes = .design, images: String = ""
    ) throws -> [String: CGRect] {
        let type = isStoryboard ? "Storyboard.XIB" : "XIB"
        let container = isStoryboard ? "scenes" : "objects"
        let device = device.map { #"<device id="\#($0)" orientation="\#(orientation)"/>"# } ?? ""
        let path = try temporaryFile(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="\(tools)">
            \(device)
            <\(container)>\(content)</\(container)>
            <resources>\(images)</resources>
            </document>
            """)
        let roots = try InterfaceFile(contentsOfFile: path).makeRoots(intrinsicSizes: intrinsicSizes)
        return roots.reduce(into: [:]) { $0.merge($1.frames()) { first, _ in first } }
    }
}
