import Foundation

extension InterfaceFile {
    /// The same file as it is on a pad, where it has variations for regular widths; `nil` where it has none, or is designed
    /// on a pad itself.
    ///
    /// - Parameter data: the file's bytes.
    /// - Throws: ``InterfaceBuilderError`` as reading the file does.
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
