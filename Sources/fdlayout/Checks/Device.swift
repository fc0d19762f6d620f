import Foundation

/// A device with the size of its screen in portrait, in points (Apple, Human Interface Guidelines, Layout).
struct Device {
    let name: String
    let width: CGFloat
    let height: CGFloat

    static let all: [Device] = [
        Device(name: "iPhone SE 1", width: 320, height: 568), Device(name: "iPhone SE", width: 375, height: 667),
        Device(name: "iPhone 8", width: 375, height: 667), Device(name: "iPhone 8 Plus", width: 414, height: 736),
        Device(name: "iPhone 11", width: 414, height: 896), Device(name: "iPhone 13 mini", width: 375, height: 812),
        Device(name: "iPhone 14", width: 390, height: 844), Device(name: "iPhone 14 Plus", width: 428, height: 926),
        Device(name: "iPhone 15", width: 393, height: 852), Device(name: "iPhone 15 Pro Max", width: 430, height: 932),
        Device(name: "iPhone 16 Pro", width: 402, height: 874),
        Device(name: "iPhone 16 Pro Max", width: 440, height: 956),
        Device(name: "iPad 9.7", width: 768, height: 1024), Device(name: "iPad mini", width: 744, height: 1133),
        Device(name: "iPad", width: 810, height: 1080),
        Device(name: "iPad Pro 11", width: 834, height: 1194), Device(name: "iPad Pro 12.9", width: 1024, height: 1366),
    ]

    /// The height of the shortest screen with a width, in portrait or else in landscape, or `nil` if no device has that
    /// width.
    static func height(ofWidth width: CGFloat) -> CGFloat? {
        all.filter { $0.width == width }.map(\.height).min() ?? all.filter { $0.height == width }.map(\.width).min()
    }

    /// The device with a name, ignoring case.
    ///
    /// - Throws: ``ToolFailure`` with the nearest known name.
    static func named(_ name: String) throws(ToolFailure) -> Device {
        if let device = all.first(where: { $0.name.lowercased() == name.lowercased() }) { return device }
        throw .usage("unknown device '\(name)'. " + NearestWord.suggestion(for: name, among: all.map(\.name)))
    }
}
