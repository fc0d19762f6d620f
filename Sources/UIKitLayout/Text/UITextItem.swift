import Foundation

/// A part of a text that one can act on; on Linux nobody acts on any.
open class UITextItem: NSObject {
    deinit {}

    /// What a part of a text is.
    public enum Content {
        /// A link.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// Text that an attribute names.
        case tag(String)
    }

    /// What the part is.
    public let content: Content
    /// Where the part is in the text.
    public let range: NSRange

    init(content: Content, range: NSRange) {
        (self.content, self.range) = (content, range)
    }

    /// The menu of a part of a text.
    open class MenuConfiguration: NSObject {
        deinit {}

        /// The menu; a stored value.
        public let menu: UIMenu
        /// What is shown with the menu; a stored value.
        public let preview: MenuPreview?

        /// Makes a configuration with a preview of the part, or another one.
        public init(preview: MenuPreview? = .default, menu: UIMenu) {
            (self.preview, self.menu) = (preview, menu)
        }
    }

    /// What is shown with a menu.
    open class MenuPreview: NSObject {
        deinit {}

        /// A view in the place of the part; a stored value.
        public let view: UIView?

        /// Makes a preview of a view.
        public init(view: UIView) {
            self.view = view
        }

        private override init() {
            view = nil
        }

        /// The preview that UIKit makes.
        open class var `default`: MenuPreview { MenuPreview() }
    }
}

/// What somebody does with a link or an attachment.
public nonisolated enum UITextItemInteraction: Int, Hashable, Sendable {
    case invokeDefaultAction = 0
    case presentActions, preview
}
