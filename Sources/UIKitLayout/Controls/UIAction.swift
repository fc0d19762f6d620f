import Foundation

/// Something in a menu, or a menu itself.
open class UIMenuElement: NSObject {
    deinit {}

    /// Whether a choice is on.
    public nonisolated enum State: Int, Hashable, Sendable {
        case off = 0
        case on, mixed
    }

    /// How an element of a menu behaves.
    public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// It is out of sight.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// The words.
    open internal(set) var title: String
    /// The image.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        (self.title, self.image) = (title, image)
    }
}

/// Something that can be done.
open class UIAction: UIMenuElement {
    deinit {}

    /// A name of an action.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The action's name; one of its own unless it is given one.
    public let identifier: Identifier
    /// How the action behaves in a menu.
    open var attributes: Attributes
    /// Whether the action is on.
    open var state: State
    /// The control that the action was last run for.
    open private(set) var sender: Any?
    private let handler: (UIAction) -> Void

    /// Makes an action.
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

/// Actions to choose from; nothing is chosen on Linux.
open class UIMenu: UIMenuElement {
    deinit {}

    /// How a menu is shown.
    public nonisolated struct Options: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Inside of the menu around it.
        public static let displayInline = Options(rawValue: 1)
        /// It destroys something.
        public static let destructive = Options(rawValue: 2)
        /// One of its actions is on.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The actions and menus inside.
    open private(set) var children: [UIMenuElement]
    /// How the menu is shown.
    public let options: Options

    /// Makes a menu.
    public init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        (self.options, self.children) = (options, children)
        super.init(title: title, image: image)
    }
}
