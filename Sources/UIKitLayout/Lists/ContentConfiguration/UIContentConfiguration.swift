import Foundation

/// The content of a content view: a value from which such a view is created.
public protocol UIContentConfiguration {
    /// Creates a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration, adapted to the given state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
public protocol UIContentView: AnyObject {
    /// The configuration that the view shows. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show the given configuration. By default it can if the configuration has the type of the
    /// current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether the given configuration has the type of the current one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The key of a custom state.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key from its name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state on which a configuration may depend.
public protocol UIConfigurationState {
    /// Creates a state with default values.
    init(traitCollection: UITraitCollection)
    /// The traits.
    var traitCollection: UITraitCollection { get set }
    /// The custom state that is stored under the given key; `nil` if there is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is highlighted.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is focused; `false` on Linux unless the app sets it.
    public var isFocused = false
    /// Whether the view is pinned; `false` on Linux unless the app sets it.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with default values.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The custom state that is stored under the given key; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The phase of dragging a cell.
    public nonisolated enum DragState: Int, Hashable, Sendable {
        case none = 0
        case lifting, dragging
    }

    /// The phase of a drop onto a cell.
    public nonisolated enum DropState: Int, Hashable, Sendable {
        case none = 0
        case notTargeted, targeted
    }

    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is focused; `false` on Linux unless the app sets it.
    public var isFocused = false
    /// Whether the cell is pinned; `false` on Linux unless the app sets it.
    public var isPinned = false
    /// Whether the cell is being edited; table cells set it, collection view cells do not.
    public var isEditing = false
    /// Whether the cell's outline item is expanded; `false` on Linux unless the app sets it.
    public var isExpanded = false
    /// Whether swipe actions of the cell are shown; `false` on Linux unless the app sets it.
    public var isSwiped = false
    /// Whether the cell is being reordered; `false` on Linux unless the app sets it.
    public var isReordering = false
    /// The phase of dragging the cell; `none` on Linux unless the app sets it.
    public var cellDragState = DragState.none
    /// The phase of a drop onto the cell; `none` on Linux unless the app sets it.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with default values.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The custom state that is stored under the given key; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
