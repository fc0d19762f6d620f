import Foundation

/// Accessibility properties, stored for assistive technology.
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

/// The characteristics of an accessibility element.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Creates a set from raw bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 65_536)
    /// The element is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// The label or value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// The value can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// Starts to play media.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    /// Plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// Can be touched directly, without gestures of VoiceOver.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    /// Turns a page when its text has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16_384)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 32_768)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// A summary of the screen.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
}

/// An action that assistive technology offers; never called on Linux.
open class UIAccessibilityCustomAction: NSObject {
    deinit {}

    /// The action's name.
    open var name: String
    private let handler: ((UIAccessibilityCustomAction) -> Bool)?

    /// Creates an action.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
        self.name = name
        handler = actionHandler
    }
}

/// The settings of assistive technology, all off on Linux.
public enum UIAccessibility {
    /// Whether VoiceOver is running; always false on Linux.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether motion is to be reduced; always false on Linux.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether transparency is to be reduced; always false on Linux.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether text is to be bold; always false on Linux.
    public static var isBoldTextEnabled: Bool { false }

    /// The notifications that an app posts to assistive technology.
    public nonisolated struct Notification: RawRepresentable, Hashable, Sendable {
        /// The notification's number.
        public let rawValue: UInt32

        /// Creates a notification from its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A new screen has appeared.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Elements on the screen have moved.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// An announcement is to be spoken.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Posts a notification to assistive technology; does nothing on Linux.
    public static func post(notification: Notification, argument: Any?) {}
}
