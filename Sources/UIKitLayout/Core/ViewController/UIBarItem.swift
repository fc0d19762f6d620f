import Foundation

/// An item in a bar.
open class UIBarItem: UIResponder {
    deinit {}

    /// The title of the item.
    open var title: String?
    /// The image of the item.
    open var image: UIImage?
    /// Whether the item is enabled.
    open var isEnabled = true
    /// A number by which the app identifies the item.
    open var tag = 0
    /// The insets by which the edges of the image are moved inwards, in points.
    open var imageInsets = UIEdgeInsets.zero

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// Creates an empty item; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets the text attributes of the title for a state of the item. Bars use the font and the colour.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }

    /// The text attributes that were set for the title in the given state; `nil` if none were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
}

/// A button in a bar; never pressed on Linux.
open class UIBarButtonItem: UIBarItem {
    deinit {}

    /// The style of a bar button.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case plain = 0
        case done = 2
    }

    /// A kind of button whose title or image the system provides.
    public nonisolated enum SystemItem: Int, Hashable, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    /// The style of the button.
    open var style = Style.plain
    /// The system's button that is shown; `nil` for others.
    final var systemItem: SystemItem?
    /// A view that is shown in place of the button.
    open var customView: UIView?
    /// The width of the button, in points; 0 means its natural width.
    open var width: CGFloat = 0
    /// The colour of the button.
    open var tintColor: UIColor?
    /// The action that the button performs.
    open var primaryAction: UIAction?
    /// The menu that the button shows.
    open var menu: UIMenu?
    /// The object on which ``action`` is called when the button is pressed. It is held weakly; nothing is called on
    /// Linux.
    open weak var target: AnyObject?
    /// The method that is called when the button is pressed; never called on Linux.
    open var action: Selector?

    /// Creates a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target as AnyObject?
    }

    /// Creates a button with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.action) = (image, style, action)
        self.target = target as AnyObject?
    }

    /// Creates a system button.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        self.action = action
        self.target = target as AnyObject?
    }

    /// Creates a system button with an action and a menu.
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
    }

    /// Creates a button with a title, an image, an action and a menu. A missing title or image is taken from the
    /// action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Creates an item that shows a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns an empty item that takes up the space that the other items of the bar leave.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }

    /// Returns an empty item of a fixed width, in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.width = width
        return item
    }

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// Creates an empty item; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A tab in a tab bar.
open class UITabBarItem: UIBarItem {
    deinit {}

    /// The image of the tab while it is selected.
    open var selectedImage: UIImage?
    /// The text of the badge, a label at the tab's corner; `nil` means no badge.
    open var badgeValue: String?
    /// The colour of the badge.
    open var badgeColor: UIColor?

    /// A kind of tab whose title and image the system provides.
    public nonisolated enum SystemItem: Int, Hashable, Sendable {
        case more = 0
        case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }

    /// Creates a tab with a title, an image and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Creates a tab with a title, an image, and another image that is shown while the tab is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// Creates a tab that the system provides. The kind, `systemItem`, is not stored.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
    }
}
