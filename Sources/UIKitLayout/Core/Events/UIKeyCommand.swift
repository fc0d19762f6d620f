import Foundation

/// A menu command that calls a method by its name, which is not possible on Linux.
open class UICommand: UIMenuElement {
    deinit {}

    /// The name of the method.
    public let action: Selector
    /// Data of the command.
    public let propertyList: Any?
    /// The attributes of the command in a menu.
    open var attributes: UIMenuElement.Attributes
    /// The state of the command, such as on or off.
    open var state: UIMenuElement.State

    /// Creates a command.
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

    /// The key.
    open private(set) var input: String?
    /// The modifier keys.
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// Whether the command takes precedence over the system's; stored, with no effect.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command.
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

    /// Creates a command.
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

/// Modifier keys.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key on the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A menu element that provides elements when the menu is opened; its closure is never called on Linux.
open class UIDeferredMenuElement: UIMenuElement {
    deinit {}

    /// The closure that provides the elements.
    public let elementProvider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Creates an element with a closure that provides elements.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.elementProvider = elementProvider
        super.init(title: "", image: nil)
    }
}

extension UIViewController {
    /// Adds a key command; does nothing on Linux.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// Removes a key command; does nothing on Linux.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
