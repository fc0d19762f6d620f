import Foundation
import UIKitFacts

nonisolated extension InterfaceFile {
    /// The number of pixels per point of the device that the file names, or `nil` if the device cannot be determined.
    /// An unknown device is identified by the size of a controller's view in the file: the first device in alphabetical
    /// order with a screen of that size is used.
    ///
    /// Evidence: of the files whose stored frames have fractions, all 34 for devices with three pixels per point (25
    /// projects) store thirds of points, and all 325 others store halves.
    public var displayScale: CGFloat? { SimulatedScreen(of: self).device?.scale }

    /// Reads a file as if it had been designed on another device, in portrait. Variations are those for the given
    /// device, and root views that fill the screen get its size and safe area.
    ///
    /// - Parameters:
    ///   - data: the bytes of the file.
    ///   - path: the name of the file in errors and warnings.
    ///   - screen: the size of the device's screen in portrait, in points, which must be that of a known device.
    /// - Throws: ``InterfaceBuilderError`` when the bytes are not an Interface Builder document for iOS, or when no
    ///   known device has that screen.
    public init(data: Data, path: String, onScreen screen: CGSize) throws(InterfaceBuilderError) {
        guard let name = DeviceModel.name(ofScreen: screen) else {
            throw InterfaceBuilderError(
                code: .invalidValue, path: path, line: nil,
                message: "no device is known with a screen of \(screen.width) × \(screen.height) points")
        }
        let document = try IBElementParser.parse(data, path: path)
        let file = try InterfaceFile(document, path: path, sizeClasses: IBSizeClasses(of: document))
        self.path = path
        objectIDs = file.objectIDs
        let redrawn = document.replacingDevice(by: name)
        root = redrawn.resolved(for: IBSizeClasses(of: redrawn))
        redrawnFrom = SimulatedScreen(of: file).size
    }
}

nonisolated extension IBElement {
    /// Returns a copy of the document that names the given device, in portrait, in place of its own.
    func replacingDevice(by id: String) -> IBElement {
        let device = IBElement(
            name: "device", attributes: ["id": id, "orientation": "portrait"], line: line, children: [], text: "")
        return IBElement(
            name: name, attributes: attributes, line: line,
            children: [device] + children.filter { $0.name != "device" }, text: text)
    }
}
