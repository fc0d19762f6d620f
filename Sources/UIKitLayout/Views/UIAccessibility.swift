import Foundation

/// Properties for assistive technology; stored values.
struct AccessibilityValues {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits: UIAccessibilityTraits = .none
    var elementsHidden = false
    var elements: [Any]?
    var isModal = false
    var groupsChildren = false
    var customActions: [UIAccessibilityCustomAction]?
}

/// What kinds of object assistive technology distinguishes.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Makes a set from bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No kind.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 65_536)
    /// Not to be acted on.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// Changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// A value that can be raised and lowered.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// Begins to play something.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    /// Plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// Can be touched directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    /// Turns a page.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16_384)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 32_768)
    /// A field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// A summary of the screen.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
}

/// An action that assistive technology offers; never called on Linux.
open class UIAccessibilityCustomAction: NSObject {
    deinit {}

    /// What the action is called.
    open var name: String
    private let handler: ((UIAccessibilityCustomAction) -> Bool)?

    /// Makes an action.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
        self.name = name
        handler = actionHandler
    }
}

/// Settings of assistive technology, all of them off on Linux.
public enum UIAccessibility {
    /// Whether the screen is read out: not on Linux.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether there is to be less motion: not on Linux.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether there is to be less transparency: not on Linux.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether text is to be bolder: not on Linux.
    public static var isBoldTextEnabled: Bool { false }

    /// The notifications for assistive technology.
    public nonisolated struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32

        /// Makes a notification from its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// There is another screen.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something on the screen has moved.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is to be said.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Notifies assistive technology; does nothing on Linux.
    public static func post(notification: Notification, argument: Any?) {}
}
