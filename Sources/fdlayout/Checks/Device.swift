import Foundation
import UIKitFacts

/// A device with a name on the command line, and the size of its screen in portrait, in points.
struct Device {
    let name: String
    let width: CGFloat
    let height: CGFloat

    /// The devices that have names on the command line, in the order of the table of all models.
    static let all: [Device] = DeviceModel.all.flatMap { model in
        model.commandLineNames.map { Device(name: $0, width: model.screen.width, height: model.screen.height) }
    }

    /// The height of the shortest screen with the given width, in points, or `nil` if no device has that width. Screens
    /// in landscape count only if no screen in portrait has the width.
    static func height(ofWidth width: CGFloat) -> CGFloat? {
        all.filter { $0.width == width }.map(\.height).min() ?? all.filter { $0.height == width }.map(\.width).min()
    }

    /// The device with the given name, ignoring case.
    ///
    /// - Throws: ``ToolFailure`` with the nearest known name, if no device has the given name.
    static func named(_ name: String) throws(ToolFailure) -> Device {
        if let device = all.first(where: { $0.name.lowercased() == name.lowercased() }) { return device }
        let nearest = nearestModel(to: name).map { "Did you mean '\($0)'?" }
        throw .usage(
            "unknown device '\(name)'. " + (nearest ?? NearestWord.suggestion(for: name, among: all.map(\.name))))
    }

    /// The device whose name differs only in its number, with the number nearest to that of a name.
    private static func nearestModel(to name: String) -> String? {
        guard let wanted = Model(name) else { return nil }
        let models = all.compactMap { device in Model(device.name).map { (device.name, $0) } }
        return models.filter { $0.1.family == wanted.family }
            .min { ($0.1.number - wanted.number).magnitude < ($1.1.number - wanted.number).magnitude }?.0
    }

    /// The name of a device without its number, and the number.
    private struct Model {
        let family: String
        let number: Int

        init?(_ name: String) {
            let words = name.lowercased().split(separator: " ")
            guard let index = words.firstIndex(where: { Int($0) != nil }), let number = Int(words[index]) else {
                return nil
            }
            self.number = number
            family = (words[..<index] + ["#"] + words[(index + 1)...]).joined(separator: " ")
        }
    }
}
