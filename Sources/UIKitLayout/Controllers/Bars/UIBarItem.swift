import Foundation

/// Something in a bar; it is not shown.
open class UIBarItem: UIResponder {
    deinit {}

    /// The words of the item.
    open var title: String?
    /// The image of the item.
    open var image: UIImage?
    /// Whether the item can be acted on.
    open var isEnabled = true
    /// A number to find the item by.
    open var tag = 0
    /// Moves the image.
    open var imageInsets = UIEdgeInsets.zero

    /// Makes an empty item.
    public required override init() {
        super.init()
    }

    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets how the words look in a state; stored.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }

    /// How the words look in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
}

/// A button in a bar; it is not shown, and nobody presses it on Linux.
open class UIBarButtonItem: UIBarItem {
    deinit {}

    /// How a button looks.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case plain = 0
        case done = 2
    }

    /// A button that the system knows.
    public nonisolated enum SystemItem: Int, Hashable, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    /// How the button looks.
    open var style = Style.plain
    /// A view in place of the button.
    open var customView: UIView?
    /// The width of the button, in points; 0 for its own.
    open var width: CGFloat = 0
    /// The colour of the button.
    open var tintColor: UIColor?
    /// What the button does.
    open var primaryAction: UIAction?
    /// The menu of the button.
    open var menu: UIMenu?
    /// The target of the button's action; never called on Linux.
    open weak var target: AnyObject?
    /// The name of the target's method; never called on Linux.
    open var action: Selector?

    /// Makes a button of words.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target as AnyObject?
    }

    /// Makes a button of an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.action) = (image, style, action)
        self.target = target as AnyObject?
    }

    /// Makes a button that the system knows.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.action = action
        self.target = target as AnyObject?
    }

    /// Makes a button that the system knows, with what it does.
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Makes a button with what it does.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Makes an item with a view of its own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Makes a space that grows.
    public class func flexibleSpace() -> Self { self.init() }

    /// Makes a space of a width, in points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = self.init()
        item.width = width
        return item
    }

    /// Makes an empty item.
    public required init() {
        super.init()
    }
}

/// A tab; it is not shown.
open class UITabBarItem: UIBarItem {
    deinit {}

    /// The image of the chosen tab.
    open var selectedImage: UIImage?
    /// What is shown in the corner.
    open var badgeValue: String?
    /// The colour of the corner.
    open var badgeColor: UIColor?

    /// A tab that the system knows.
    public nonisolated enum SystemItem: Int, Hashable, Sendable {
        case more = 0
        case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }

    /// Makes a tab.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Makes a tab.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// Makes a tab that the system knows.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
    }
}
