import UIKit
import XCTest

/// Images that Xcode's declarations name.
nonisolated final class ImageResourceTests: XCTestCase {}

extension ImageResourceTests {
    func testTheImageOfAResourceIsThatOfItsNameInItsBundle() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { _ in }
        try XCTUnwrap(drawn.pngData()).write(to: folder.appendingPathComponent("dot.png"))
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        XCTAssertEqual(UIImage(resource: ImageResource(name: "dot", bundle: bundle)).size, CGSize(width: 3, height: 2))
        XCTAssertEqual(UIImage(resource: ImageResource(name: "none", bundle: bundle)).size, .zero)
        XCTAssertNotEqual(ImageResource(name: "dot", bundle: bundle), ImageResource(name: "none", bundle: bundle))
    }
}
