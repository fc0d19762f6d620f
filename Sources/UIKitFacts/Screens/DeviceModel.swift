import Foundation

/// One or more models of iPhone or iPad whose screens are equal, in points and in pixels.
package struct DeviceModel: Sendable {
    /// The kind of a device, which determines its size classes and bars.
    package enum Kind: Sendable {
        case phone, pad
    }

    /// The device's name in Interface Builder files; `nil` if this name is unknown.
    package let xcodeName: String?
    /// The names of the models, in plain text.
    package let models: String
    /// The names by which the command line refers to the models. A model without an ``xcodeName`` has no such name: to
    /// lay out a file for a device, the tool writes the device's name in files into a copy of the document.
    package let commandLineNames: [String]
    /// The kind of the device.
    package let kind: Kind
    /// The size of the screen in portrait, in points.
    package let screen: CGSize
    /// The number of pixels per point.
    package let scale: CGFloat
    /// The parts of the screen that the system covers.
    package let edges: ScreenEdges

    init(
        _ xcodeName: String?, _ models: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
        _ edges: ScreenEdges, kind: Kind = .phone, named commandLineNames: String...
    ) {
        (self.xcodeName, self.models, self.commandLineNames) = (xcodeName, models, commandLineNames)
        (self.kind, self.scale, self.edges) = (kind, scale, edges)
        screen = CGSize(width: width, height: height)
    }

    /// Whether the device is an iPad.
    package var isPad: Bool { kind == .pad }

    /// Whether the screen's width is regular in landscape: on iPads, and on phones at least 414 points wide in
    /// portrait.
    package var isWideInLandscape: Bool { isPad || screen.width >= 414 }

    /// The heights of the bars on the device.
    package var bars: BarHeights { isPad ? .ofPads : .ofPhones }

    /// The device with the given name in files, or `nil` if the name is unknown.
    package static func named(_ xcodeName: String) -> DeviceModel? { all.first { $0.xcodeName == xcodeName } }

    /// The name in files of a device whose screen has the given size in portrait, or `nil` if there is no such device.
    /// If there are several such devices, the result is the first name in alphabetical order.
    package static func name(ofScreen size: CGSize) -> String? {
        all.filter { $0.screen == size }.compactMap(\.xcodeName).min()
    }

    /// The widths of the screens of phones in portrait, in points.
    package static let phoneWidths = Set(all.filter { !$0.isPad }.map(\.screen.width))
    /// The height of the shortest screen of a phone in portrait, in points.
    package static let lowestPhone = all.filter { !$0.isPad }.map(\.screen.height).min() ?? 0
    /// The width of the narrowest screen of an iPad, in points.
    package static let narrowestPad = all.filter(\.isPad).map(\.screen.width).min() ?? 0
}
