import Foundation

/// The device that is laid out for; a phone that is held upright, unless the present traits say otherwise.
public final class UIDevice: NSObject, Sendable {
    /// The device.
    public static let current = UIDevice()
    /// The name of the device.
    public var name: String { model }
    /// The kind of device.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The kind of device in the user's language.
    public var localizedModel: String { model }
    /// The system whose layout this is.
    public var systemName: String { "iOS" }
    /// The version of the system whose layout this is.
    public var systemVersion: String { "18.0" }
    /// The kind of device of the present traits.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    /// How the device is held.
    public var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
    /// A number of the device for its vendor: none on Linux.
    public var identifierForVendor: UUID? { nil }

    private override init() {}

    /// Asks for messages when the device is turned; does nothing on Linux.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Ends the messages; does nothing on Linux.
    public func endGeneratingDeviceOrientationNotifications() {}
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether it is held upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is held sideways.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether it is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is sideways.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways in which an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// With the top at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// With the top at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// Sideways.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All ways.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All ways but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
