import Foundation

/// An action that a swipe over a row offers, deprecated since iOS 13; never performed on Linux.
open class UITableViewRowAction: NSObject {
    deinit {}

    /// The style of a row action.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case normal
        /// The style of an action that deletes data; the same as `default`.
        public static var destructive: Style { .default }
    }

    /// The style of the action.
    public let style: Style
    /// The title.
    open var title: String?
    /// The background colour.
    open var backgroundColor: UIColor?
    /// The visual effect of the background.
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action. The handler is never called on Linux.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
