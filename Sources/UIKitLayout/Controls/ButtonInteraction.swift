import Foundation

/// The part of a button that concerns its menu and its appearance while it is pressed.
///
/// Only ``UIButton`` inherits from this class. The members are declared in a class because members of extensions cannot
/// be overridden.
open class ButtonInteraction: UIControl {
    deinit {}

    /// Whether the configuration is updated when the button's state changes. Stored; has no effect on Linux.
    open var automaticallyUpdatesConfiguration = true
    /// The menu of the button. Stored; has no effect on Linux.
    open var menu: UIMenu?
    /// Whether the button shows the menu's current choice. Stored; has no effect on Linux.
    open var changesSelectionAsPrimaryAction = false
    /// Whether the image is drawn dimmed while the button is disabled, unless there is an image for that state.
    open var adjustsImageWhenDisabled = true
    /// Whether the image is drawn dimmed while the button is pressed, unless there is an image for that state.
    open var adjustsImageWhenHighlighted = true
    /// Whether the button glows while it is pressed. Stored; has no effect on Linux.
    open var showsTouchWhenHighlighted = false
    /// The role of the button in a form. Stored; has no effect on Linux.
    open var role = UIButton.Role.normal
}
