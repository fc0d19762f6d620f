import Foundation

/// A part of a text that the user can interact with; on Linux there is no interaction.
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

    /// The menu for a part of a text.
    open class MenuConfiguration: NSObject {
        deinit {}

        /// The menu; stored, with no effect.
        public let menu: UIMenu
        /// The preview that is shown with the menu; stored, with no effect.
        public let preview: MenuPreview?

        /// Creates a configuration with a menu and a preview, by default of the part itself.
        public init(preview: MenuPreview? = .default, menu: UIMenu) {
            (self.preview, self.menu) = (preview, menu)
        }
    }

    /// The preview that is shown with a menu.
    open class MenuPreview: NSObject {
        deinit {}

        /// A view that replaces the part; stored, with no effect.
        public let view: UIView?

        /// Creates a preview with a view.
        public init(view: UIView) {
            self.view = view
        }

        private override init() {
            view = nil
        }

        /// UIKit's default preview.
        open class var `default`: MenuPreview { MenuPreview() }
    }
}

/// An interaction of the user with a link or an attachment.
public nonisolated enum UITextItemInteraction: Int, Hashable, Sendable {
    case invokeDefaultAction = 0
    case presentActions, preview
}
