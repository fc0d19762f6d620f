import Foundation

/// An element of a menu, such as an action, a command or a submenu.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIMenuElement: NSObject {
    deinit {}

    /// The state of an action in a menu.
    public nonisolated enum State: Int, Hashable, Sendable {
        case off = 0
        case on, mixed
    }

    /// The attributes of an element of a menu.
    public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The element's action is destructive.
        public static let destructive = Attributes(rawValue: 2)
        /// The element is hidden.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// The title that the menu or the control shows.
    open internal(set) var title: String
    /// The image that is shown beside the title.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        (self.title, self.image) = (title, image)
    }
}

/// An action that a control or a menu performs.
open class UIAction: UIMenuElement {
    deinit {}

    /// The identifier of an action.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String

        /// Creates an identifier from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The action's identifier; unique by default.
    public let identifier: Identifier
    /// The attributes of the action in a menu.
    open var attributes: Attributes
    /// The state of the action in a menu.
    open var state: State
    /// The control that triggered the action, while the action's closure runs; otherwise `nil`.
    open private(set) var sender: Any?
    private let handler: (UIAction) -> Void

    /// Creates an action that calls `handler`, with the action as its argument, whenever the action is triggered. The
    /// discoverability title is ignored.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        super.init(title: title, image: image)
    }

    func run(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// A menu of actions and submenus. The user can choose none of them on Linux.
open class UIMenu: UIMenuElement {
    deinit {}

    /// The options of a menu.
    public nonisolated struct Options: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The menu's elements are shown among the elements of the menu that contains this one.
        public static let displayInline = Options(rawValue: 1)
        /// The menu's actions are destructive.
        public static let destructive = Options(rawValue: 2)
        /// At most one of the menu's actions is on.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The size of a menu's elements.
    public nonisolated enum ElementSize: Int, Hashable, Sendable {
        case small = 0
        case medium, large
        case automatic = -1
    }

    /// The size of the elements. Menus are not opened, so it has no effect on Linux.
    open var preferredElementSize = ElementSize.automatic

    /// The actions and menus in the menu.
    open private(set) var children: [UIMenuElement]
    /// The options of the menu.
    public let options: Options

    /// Creates a menu. The identifier is ignored.
    public init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        (self.options, self.children) = (options, children)
        super.init(title: title, image: image)
    }
}
