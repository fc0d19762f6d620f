import Foundation

/// A command of a menu that names a method; nobody gives one on Linux.
open class UICommand: UIMenuElement {
    deinit {}

    /// The name of the method.
    public let action: Selector
    /// What belongs to the command.
    public let propertyList: Any?
    /// How the command behaves in a menu.
    open var attributes: UIMenuElement.Attributes
    /// Whether the command is on.
    open var state: UIMenuElement.State

    /// Makes a command.
    public init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (self.action, self.propertyList, self.attributes, self.state) = (action, propertyList, attributes, state)
        super.init(title: title, image: image)
    }
}

/// A command that is given by keys; nobody presses them on Linux.
open class UIKeyCommand: UICommand {
    deinit {}

    /// The key.
    open private(set) var input: String?
    /// The keys that are held.
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// Whether the system's own command is passed over; a stored value.
    open var wantsPriorityOverSystemBehavior = false

    /// Makes a command.
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

    /// Makes a command.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// The escape key.
    public static let inputEscape = "UIKeyInputEscape"
    /// The arrow upwards.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow downwards.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public static let inputRightArrow = "UIKeyInputRightArrow"
}

/// Keys that are held.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set from bits.
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
    /// The numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Elements of a menu that are asked for when it is opened; never asked for on Linux.
open class UIDeferredMenuElement: UIMenuElement {
    deinit {}

    /// Hands the elements over.
    public let elementProvider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Makes a place for elements.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.elementProvider = elementProvider
        super.init(title: "", image: nil)
    }
}

extension UIViewController {
    /// Adds a command of keys; does nothing on Linux.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// Takes a command of keys away; does nothing on Linux.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
