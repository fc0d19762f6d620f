import Foundation

/// The device for which views are laid out; a phone in portrait orientation unless the current traits and screen
/// differ.
public final class UIDevice: NSObject, Sendable {
    /// The device.
    public static let current = UIDevice()
    /// The name of the device.
    public var name: String { model }
    /// The kind of device.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The kind of device in the user's language.
    public var localizedModel: String { model }
    /// The system whose layout is reproduced.
    public var systemName: String { "iOS" }
    /// The version of the system whose layout is reproduced.
    public var systemVersion: String { "18.0" }
    /// The kind of device in the current traits.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    /// The orientation of the device, which follows from the proportions of the screen.
    public var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
    /// The identifier of the device for the app's vendor; always `nil` on Linux.
    public var identifierForVendor: UUID? { nil }

    private override init() {}

    /// Starts the notifications of orientation changes; does nothing on Linux.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Stops the notifications of orientation changes; does nothing on Linux.
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

    /// Portrait.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Landscape, with the top of the device at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Landscape, with the top of the device at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
