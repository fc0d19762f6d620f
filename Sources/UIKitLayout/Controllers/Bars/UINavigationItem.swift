import Foundation

/// What a navigation bar shows for a controller; stored values.
open class UINavigationItem: NSObject {
    deinit {}

    /// When titles are large.
    public nonisolated enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        case automatic = 0
        case always, never
    }

    /// The title.
    open var title: String?
    /// A view in place of the title.
    open var titleView: UIView?
    /// A line above the title.
    open var prompt: String?
    /// The button at the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The button at the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The buttons at the left.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons at the right.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The button that goes back.
    open var backBarButtonItem: UIBarButtonItem?
    /// The words of the button that goes back.
    open var backButtonTitle: String?
    /// Whether there is no button that goes back.
    open var hidesBackButton = false
    /// When the title is large; does nothing on Linux: bars are 44 points high.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// How the button that goes back is written.
    public nonisolated enum BackButtonDisplayMode: Int, Hashable, Sendable {
        case `default` = 0
        case generic, minimal
    }

    /// How the content of the bar is arranged.
    public nonisolated enum ItemStyle: Int, Hashable, Sendable {
        case navigator = 0
        case browser, editor
    }

    /// How the button that goes back is written.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// How the content of the bar is arranged.
    open var style = ItemStyle.navigator
    /// What one searches with.
    open var searchController: UISearchController?
    /// Whether the search bar goes when one scrolls.
    open var hidesSearchBarWhenScrolling = true
    /// How the bar looks.
    open var standardAppearance: UINavigationBarAppearance?
    /// How the bar looks at the edge of what is scrolled.
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    /// Makes an item.
    public init(title: String) {
        self.title = title
    }

    /// Sets the button at the right, at once.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the button at the left, at once.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the buttons at the right, at once.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the buttons at the left, at once.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
}
