import Foundation

/// The content of a navigation bar for one controller.
open class UINavigationItem: NSObject, ObjectStore {
    deinit {}

    package var associatedValues = AssociatedValues()

    /// The conditions under which a navigation bar shows a large title.
    public nonisolated enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        case automatic = 0
        case always, never
    }

    /// The title that the bar shows in its centre.
    open var title: String?
    /// A view that is shown in place of the title.
    open var titleView: UIView?
    /// The prompt, a line of text above the title.
    open var prompt: String?
    /// The first button on the left side of the bar. Setting it replaces all buttons on the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first button on the right side of the bar. Setting it replaces all buttons on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The buttons on the left side of the bar.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons on the right side of the bar.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The button that leads back to this item's controller; it is shown while another controller is on top.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the button that leads back to this item's controller.
    open var backButtonTitle: String?
    /// Whether the back button is hidden while this item's controller is on top.
    open var hidesBackButton = false
    /// The conditions under which a bar that prefers large titles shows a large title. A change takes effect at the next
    /// layout of the navigation controller's view.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The kinds of title that a back button shows.
    public nonisolated enum BackButtonDisplayMode: Int, Hashable, Sendable {
        case `default` = 0
        case generic, minimal
    }

    /// The arrangement of a navigation bar's content.
    public nonisolated enum ItemStyle: Int, Hashable, Sendable {
        case navigator = 0
        case browser, editor
    }

    /// The kind of title that the back button shows.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// The arrangement of the bar's content.
    open var style = ItemStyle.navigator
    /// Whether the search bar hides during scrolling.
    open var hidesSearchBarWhenScrolling = true
    /// The appearance of the bar.
    open var standardAppearance: UINavigationBarAppearance?
    /// The appearance of the bar while the content is scrolled to its edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
    }

    /// Creates an item without a title.
    public override init() {}

    /// Sets the button on the right, without animation.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the button on the left, without animation.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the buttons on the right, without animation.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the buttons on the left, without animation.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
}
