import Foundation

@testable import InterfaceBuilder
@testable import UIKitLayout

/// Images and image sets: an image of a finite size above zero, or an error of the file.
///
/// An input that begins with `{` is the Contents.json of an image set up to the first zero byte, and the image after it.
/// Any other input is the image of a set without scales.
@_cdecl("fuzz_image_catalog")
public func fuzzImageCatalog(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
    let data = FuzzInput.data(bytes, length)
    var contents = Data(#"{"images": [{"filename": "image"}]}"#.utf8)
    var image = data
    if data.first == UInt8(ascii: "{") {
        let end = data.firstIndex(of: 0) ?? data.endIndex
        (contents, image) = (data[..<end], data[end...].dropFirst())
    }
    let catalog = FuzzInput.folder + "/Images.xcassets"
    let folder = catalog + "/star.imageset"
    do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try contents.write(to: URL(fileURLWithPath: folder + "/Contents.json"))
        try image.write(to: URL(fileURLWithPath: folder + "/image"))
    } catch {
        fatalError("cannot write the image: \(error)")
    }
    do {
        let images = try AssetCatalog(contentsOfDirectory: catalog)
        FuzzInput.expect(images.names == ["star"], "\(images.names)")
        guard let image = try images.image(named: "star") else { fatalError("no image") }
        let size = image.size
        FuzzInput.expect(size.width.isFinite && size.height.isFinite, "\(size)")
        FuzzInput.expect(size.width > 0 && size.height > 0, "\(size)")
    } catch let error as InterfaceBuilderError {
        FuzzInput.expect(error.path.hasPrefix(folder), error.description)
    } catch {
        fatalError("not an error of a file: \(error)")
    }
    return 0
}
