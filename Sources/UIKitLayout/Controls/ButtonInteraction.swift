import Foundation

/// The part of a button that concerns its menu and its appearance while it is pressed.
///
/// Only ``UIButton`` inherits from this class. The members are declared in a class because members of extensions cannot
/// be overridden.
open class ButtonInteraction: UIControl {
    deinit {}

    /// Whether the colours of the configuration follow the button's state; true by default. If not, they are those of the
    /// normal state.
    open var automaticallyUpdatesConfiguration = true
    /// The menu of the button, which is never opened on Linux.
    open var menu: UIMenu? {
        didSet { menuDidChange() }
    }
    /// The order of the menu's elements on the screen. Stored; has no effect on Linux.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether a button that shows its menu as its primary action has the title and the image of the menu's selected
    /// action: the first one whose state is `on` or, without one, the first one.
    open var changesSelectionAsPrimaryAction = false {
        didSet { menuDidChange() }
    }
    /// Whether the image is drawn dimmed while the button is disabled, unless there is an image for that state.
    open var adjustsImageWhenDisabled = true
    /// Whether the image is drawn dimmed while the button is pressed, unless there is an image for that state.
    open var adjustsImageWhenHighlighted = true
    /// Whether the button glows while it is pressed. Stored; has no effect on Linux.
    open var showsTouchWhenHighlighted = false
    /// The role of the button. A button with a configuration and the role `destructive` is red, unless the configuration
    /// has colours of its own.
    open var role = UIButton.Role.normal
}
