import Foundation

/// The part of a button that concerns its menu and its look while it is pressed. Its values are stored, with no effect.
///
/// This is the superclass of ``UIButton`` only. It is a class of its own so that subclasses of buttons can override its
/// members.
open class ButtonInteraction: UIControl {
    deinit {}

    /// Whether the configuration follows the state; has no effect on Linux.
    open var automaticallyUpdatesConfiguration = true
    /// The menu of the button; has no effect on Linux.
    open var menu: UIMenu?
    /// Whether the button shows the menu's current choice; has no effect on Linux.
    open var changesSelectionAsPrimaryAction = false
    /// Whether the image is dimmed while the button is disabled; has no effect on Linux.
    open var adjustsImageWhenDisabled = true
    /// Whether the image is dimmed while the button is pressed; has no effect on Linux.
    open var adjustsImageWhenHighlighted = true
    /// Whether the button glows while it is pressed; has no effect on Linux.
    open var showsTouchWhenHighlighted = false
    /// The role of the button in a form; has no effect on Linux.
    open var role = UIButton.Role.normal
}
