import Foundation

extension InterfaceFile {
    /// Reads a file as if it named an iPad, with the variations for regular size classes. The result is `nil` if the
    /// file names no device, already names an iPad, or has no variations for regular widths.
    ///
    /// - Parameter data: the file's bytes.
    /// - Throws: ``InterfaceBuilderError`` when the file cannot be read.
    init?(padVariantOf file: InterfaceFile, data: Data) throws(InterfaceBuilderError) {
        let document = try IBElementParser.parse(data, path: file.path)
        let device = document.child("device")
        let isVaried = document.descendants { element in
            element.name == "variation" && element["key"]?.contains("widthClass=regular") == true
        }
        guard let device, device["id"]?.hasPrefix("ipad") != true, !isVaried.isEmpty else { return nil }
        let pad = document.replacingDevice(by: "ipad9_7")
        (path, objectIDs, redrawnFrom) = (file.path, file.objectIDs, nil)
        root = pad.resolved(for: IBSizeClasses(of: pad))
    }
}
