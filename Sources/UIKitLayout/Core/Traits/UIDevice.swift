import Foundation

/// The device for which views are laid out. It follows the current traits and the main screen; by default it is a phone
/// in portrait orientation.
public final class UIDevice: NSObject, Sendable {
    /// The device.
    public static let current = UIDevice()
    /// The name of the device: ``model``.
    public var name: String { model }
    /// The kind of device: `iPad` if the current traits are those of a tablet, otherwise `iPhone`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The kind of device in the user's language; the same as ``model``.
    public var localizedModel: String { model }
    /// The system whose layout is reproduced.
    public var systemName: String { "iOS" }
    /// The version of the system whose layout is reproduced.
    public var systemVersion: String { "18.0" }
    /// The kind of device that the current traits specify.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    /// The orientation of the device: landscape left if the main screen is wider than it is tall, otherwise portrait.
    public var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
    /// The identifier of the device for the app's vendor; always `nil` on Linux.
    public var identifierForVendor: UUID? { nil }

    /// Creates an object with the values of ``current``.
    public override init() {
        super.init()
    }

    /// Starts the notifications of orientation changes. Does nothing on Linux.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Stops the notifications of orientation changes. Does nothing on Linux.
    public func endGeneratingDeviceOrientationNotifications() {}
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the orientation is portrait.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether the orientation is portrait.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Portrait, with the top of the device up.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Landscape, with the top of the device at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Landscape, with the top of the device at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Portrait, with the top of the device down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
