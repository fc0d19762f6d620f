import Foundation

/// The content of a navigation bar for one controller; has no effect on Linux.
open class UINavigationItem: NSObject, ObjectStore {
    deinit {}

    package var associatedValues = AssociatedValues()

    /// The display mode of large titles.
    public nonisolated enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        case automatic = 0
        case always, never
    }

    /// The title.
    open var title: String?
    /// A view in place of the title.
    open var titleView: UIView?
    /// The prompt, a line of text above the title.
    open var prompt: String?
    /// The first button on the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first button on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The buttons on the left.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons on the right.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The back button.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the back button.
    open var backButtonTitle: String?
    /// Whether the back button is hidden.
    open var hidesBackButton = false
    /// The display mode of the large title; has no effect on Linux, where bars are 44 points high.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The display mode of a back button.
    public nonisolated enum BackButtonDisplayMode: Int, Hashable, Sendable {
        case `default` = 0
        case generic, minimal
    }

    /// The arrangement of a navigation bar's content.
    public nonisolated enum ItemStyle: Int, Hashable, Sendable {
        case navigator = 0
        case browser, editor
    }

    /// The display mode of the back button.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// The arrangement of the bar's content.
    open var style = ItemStyle.navigator
    /// Whether the search bar hides during scrolling.
    open var hidesSearchBarWhenScrolling = true
    /// The appearance of the bar.
    open var standardAppearance: UINavigationBarAppearance?
    /// The appearance of the bar while the content is scrolled to its edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    /// Creates an item.
    public init(title: String) {
        self.title = title
    }

    /// Sets the button on the right, without animation.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the button on the left, without animation.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the buttons on the right, without animation.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the buttons on the left, without animation.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
}
