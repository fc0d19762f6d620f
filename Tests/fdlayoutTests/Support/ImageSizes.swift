import Foundation
import ImageFiles
import XCTest

/// The size of an image in an asset catalogue, in points, from its file at the greatest scale.
func imageSize(_ name: String, inCatalog path: String) throws -> CGSize {
    let folder = URL(fileURLWithPath: path).appendingPathComponent("\(name).imageset")
    let data = try Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    let contents = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let files = try XCTUnwrap(contents["images"] as? [[String: String]]).compactMap { entry in
        entry["filename"].map { ($0, Double(entry["scale"]?.dropLast() ?? "") ?? 1) }
    }
    let (file, scale) = try XCTUnwrap(files.max { $0.1 < $1.1 })
    let image = try ImageFile(contentsOfFile: folder.appendingPathComponent(file).path)
    return CGSize(width: Double(image.pixelWidth) / scale, height: Double(image.pixelHeight) / scale)
}
