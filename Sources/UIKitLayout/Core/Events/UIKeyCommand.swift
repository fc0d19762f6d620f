import Foundation

/// A menu command that calls a method by its name, which is not possible on Linux.
open class UICommand: UIMenuElement {
    deinit {}

    /// The name of the method.
    public let action: Selector
    /// Data that distinguishes the command from others with the same action.
    public let propertyList: Any?
    /// The attributes of the command in a menu.
    open var attributes: UIMenuElement.Attributes
    /// The state of the command, such as on or off.
    open var state: UIMenuElement.State

    /// Creates a command that calls the method `action`. The discoverability title is ignored.
    public init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (self.action, self.propertyList, self.attributes, self.state) = (action, propertyList, attributes, state)
        super.init(title: title, image: image)
    }
}

/// A command with a keyboard shortcut, which is never triggered on Linux.
open class UIKeyCommand: UICommand {
    deinit {}

    /// The key that triggers the command: the character that it types, or one of the constants below.
    open private(set) var input: String?
    /// The modifier keys that must be held down.
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// Whether the command takes precedence over a command of the system with the same keys. Stored; has no effect on
    /// Linux.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command that the given key triggers together with the given modifier keys.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        (self.input, self.modifierFlags) = (input, modifierFlags)
    }

    /// Creates a command without a title, which the given key triggers together with the given modifier keys.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// The Escape key.
    public static let inputEscape = "UIKeyInputEscape"
    /// The Up Arrow key.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The Down Arrow key.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The Left Arrow key.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The Right Arrow key.
    public static let inputRightArrow = "UIKeyInputRightArrow"
}

/// A set of modifier keys of a keyboard.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The Caps Lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A placeholder in a menu, whose elements a closure provides when the menu is opened. The closure is never called on
/// Linux.
open class UIDeferredMenuElement: UIMenuElement {
    deinit {}

    /// The closure that provides the elements. It passes them to the closure that is its argument.
    public let elementProvider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Creates a placeholder with the closure that provides its elements.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.elementProvider = elementProvider
        super.init(title: "", image: nil)
    }

    /// Returns a placeholder whose closure provides the elements anew each time the menu is opened. The closure is never
    /// called on Linux.
    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider)
    }
}

extension UIViewController {
    /// Adds a key command. Does nothing on Linux.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// Removes a key command. Does nothing on Linux.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
