import Foundation
import XCTest

extension XCTestCase {
    /// A folder that is removed after the test.
    func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        return folder
    }

    /// Creates a file in a folder, and the folders in its path.
    func file(_ name: String, in folder: URL, _ data: Data) throws -> String {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        return url.path
    }

    /// The Interface Builder files in some folders and their subfolders, in alphabetical order.
    func interfaceFiles(below folders: [URL]) -> [String] {
        folders.flatMap { folder in
            FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
                .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
                .map { folder.appendingPathComponent($0).path } ?? []
        }.sorted()
    }

    /// The folder of real Interface Builder files beside the project; skips the test if it does not exist.
    func sharedFolder() throws -> URL {
        let folder = repository.deletingLastPathComponent().appendingPathComponent("shared")
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("tools/frame-agreement").path) else {
            throw XCTSkip("needs Interface Builder files at \(folder.path), which are not part of the project")
        }
        return folder
    }
}

/// An Interface Builder file with one view of 300 × 200 points, whose only subview has the given width.
///
/// The subview is on line 4.
func interface(boxWidth: String = "100", more: String = "") -> Data {
    let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="Badge">
        <rect key="frame" x="0" y="0" width="\(boxWidth)" height="10"/>
        <constraints><constraint firstAttribute="width" constant="\(boxWidth)" id="w"/>\(more)
        <constraint firstAttribute="height" constant="10" id="h"/></constraints></view></subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        </constraints></view></objects></document>
        """
    return Data(text.utf8)
}
