import Foundation

/// The accessibility properties of a responder. They are only stored, because Linux has no assistive technology that
/// reads them.
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
    var userInputLabels: [String]?
    var language: String?
    var ignoresInvertColors = false
}

/// The characteristics of an accessibility element.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Creates a set from raw bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The empty set: the element has no traits.
    public static let none: UIAccessibilityTraits = []
    /// The element is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// The element is a link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// The element is an image.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// The element is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// The element is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 65_536)
    /// The element is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// The element's label or value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// The element's value can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// The element starts to play media when it is activated.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    /// The element plays a sound of its own when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// The element receives touches directly; VoiceOver does not interpret them as gestures.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    /// The page is turned when the element's text has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16_384)
    /// The element is a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 32_768)
    /// The element is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// The element summarises the screen.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
}

/// The direction in which assistive technology scrolls.
public nonisolated enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
    case right = 1
    case left, up, down, next, previous
}

/// An action that assistive technology offers; never called on Linux.
open class UIAccessibilityCustomAction: NSObject {
    deinit {}

    /// The action's name.
    open var name: String
    /// The action's image.
    open var image: UIImage?
    /// The closure that performs the action and returns whether it succeeded.
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

    /// Creates an action with a name, an image and a closure that performs it and returns whether it succeeded.
    public init(
        name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
    ) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
}

/// The user's settings of assistive technology. All of them are off on Linux.
public enum UIAccessibility {
    /// Whether VoiceOver is running; always false on Linux.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether the user prefers animations with less motion; always false on Linux.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether the user prefers less transparency; always false on Linux.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the user prefers bold text; always false on Linux.
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
        /// The content has been scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An announcement is to be spoken.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Posts a notification to assistive technology. Does nothing on Linux.
    public static func post(notification: Notification, argument: Any?) {}
}
