import Foundation

/// The menu of editing commands of a view; stored, never shown on Linux.
open class UIEditMenuInteraction: ViewInteraction {
    deinit {}

    /// The delegate that provides the menu; held weakly, never called on Linux.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// Creates an interaction with a delegate.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
    }

    /// Shows the menu. Does nothing on Linux.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    /// Hides the menu. Does nothing on Linux.
    open func dismissMenu() {}
    /// Reads the menu of a shown configuration again. Does nothing on Linux.
    open func reloadVisibleMenu() {}
    /// Reads the position of the menu again. Does nothing on Linux.
    open func updateVisibleMenuPosition(animated: Bool) {}
}

/// The identifier and position of an editing menu.
open class UIEditMenuConfiguration: NSObject {
    deinit {}

    /// The value that identifies the configuration.
    public let identifier: AnyHashable
    /// The position of the menu in the coordinates of the interaction's view, in points.
    public let sourcePoint: CGPoint

    /// Creates a configuration; if no identifier is given, the configuration gets a unique one.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}

/// The delegate of an editing menu; never called on Linux.
public protocol UIEditMenuInteractionDelegate: AnyObject {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    /// Returns `nil` by default. Never called on Linux.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Returns the null rectangle by default. Never called on Linux.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
}

/// The preview of a control's large content; stored, never shown on Linux.
open class UILargeContentViewerInteraction: ViewInteraction {
    deinit {}

    /// The delegate; held weakly, never called on Linux.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

    /// Creates an interaction with a delegate.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
    }

    /// Creates an interaction without a delegate.
    public override convenience init() {
        self.init(delegate: nil)
    }

    /// Whether the user has enabled the viewer; always false on Linux.
    open class var isEnabled: Bool { false }
}

/// The delegate of a large content viewer; never called on Linux.
public protocol UILargeContentViewerInteractionDelegate: AnyObject {}
