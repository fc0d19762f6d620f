import Foundation

/// A part of text with which the user can interact. On Linux there is no interaction.
open class UITextItem: NSObject {
    deinit {}

    /// The content of the part.
    public enum Content {
        /// A link.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// Text with a tag attribute.
        case tag(String)
    }

    /// The content of the part.
    public let content: Content
    /// The range of the part in the text.
    public let range: NSRange

    init(content: Content, range: NSRange) {
        (self.content, self.range) = (content, range)
    }

    /// The menu for a text item.
    open class MenuConfiguration: NSObject {
        deinit {}

        /// The menu. Stored; has no effect on Linux.
        public let menu: UIMenu
        /// The preview that is shown with the menu. Stored; has no effect on Linux.
        public let preview: MenuPreview?

        /// Creates a configuration with the given menu and preview. The default preview shows the text item itself.
        public init(preview: MenuPreview? = .default, menu: UIMenu) {
            (self.preview, self.menu) = (preview, menu)
        }
    }

    /// The preview that is shown with a menu.
    open class MenuPreview: NSObject {
        deinit {}

        /// The view that the preview shows in place of the text item; `nil` in the default preview. Stored; has no
        /// effect on Linux.
        public let view: UIView?

        /// Creates a preview with a view.
        public init(view: UIView) {
            self.view = view
        }

        private override init() {
            view = nil
        }

        /// The default preview, which shows the text item itself.
        open class var `default`: MenuPreview { MenuPreview() }
    }
}

/// An interaction of the user with a link or an attachment.
public nonisolated enum UITextItemInteraction: Int, Hashable, Sendable {
    case invokeDefaultAction = 0
    case presentActions, preview
}
