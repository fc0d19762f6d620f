import Foundation

/// What a content view shows, and how. A value; the view that shows it is made from it.
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration as it is in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
public protocol UIContentView: AnyObject {
    /// What the view shows. Setting it changes the view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration; those of the type that it shows unless it says otherwise.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether a configuration is of the type that the view shows.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The key of a state of one's own.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes a key of a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// What a configuration may depend on.
public protocol UIConfigurationState {
    /// Makes the state of a view that nothing is going on with.
    init(traitCollection: UITraitCollection)
    /// The traits.
    var traitCollection: UITraitCollection { get set }
    /// A state of one's own; `nil` where there is none under the key.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the view can be acted on.
    public var isDisabled = false
    /// Whether the view is highlighted.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is focused; never on Linux unless somebody says so.
    public var isFocused = false
    /// Whether the view is pinned; never on Linux unless somebody says so.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a view that nothing is going on with.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A state of one's own; `nil` where there is none under the key.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// How a cell is dragged.
    public nonisolated enum DragState: Int, Hashable, Sendable {
        case none = 0
        case lifting, dragging
    }

    /// How a cell is dropped on.
    public nonisolated enum DropState: Int, Hashable, Sendable {
        case none = 0
        case notTargeted, targeted
    }

    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the cell can be acted on.
    public var isDisabled = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is focused; never on Linux unless somebody says so.
    public var isFocused = false
    /// Whether the cell is pinned; never on Linux unless somebody says so.
    public var isPinned = false
    /// Whether the cell is edited; never on Linux unless somebody says so.
    public var isEditing = false
    /// Whether what belongs to the cell is shown; never on Linux unless somebody says so.
    public var isExpanded = false
    /// Whether actions beside the cell are shown; never on Linux unless somebody says so.
    public var isSwiped = false
    /// Whether the cell is being moved; never on Linux unless somebody says so.
    public var isReordering = false
    /// How the cell is dragged; not at all on Linux unless somebody says so.
    public var cellDragState = DragState.none
    /// How the cell is dropped on; not at all on Linux unless somebody says so.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a cell that nothing is going on with.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A state of one's own; `nil` where there is none under the key.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
