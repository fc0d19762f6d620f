import Foundation

/// What stands beside the content of a list's cell.
///
/// On Linux accessories take their room and nothing is drawn: those of table cells have the widths that table views give
/// them. Those that are shown only while a list is edited take none.
public struct UICellAccessory {
    /// When an accessory is shown.
    public nonisolated enum DisplayedState: Int, Hashable, Sendable {
        case always = 0
        case whenEditing, whenNotEditing
    }

    /// Where a view stands.
    public nonisolated enum Placement: Hashable, Sendable {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    let isLeading: Bool
    let displayed: DisplayedState
    let width: CGFloat

    private init(isLeading: Bool = false, _ displayed: DisplayedState, width: CGFloat) {
        (self.isLeading, self.displayed, self.width) = (isLeading, displayed, width)
    }

    private static func width(_ type: UITableViewCell.AccessoryType) -> CGFloat {
        UITableView.ContentWidthRule.standard.accessoryWidths[type] ?? 0
    }

    /// An arrow to the right.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(displayed, width: width(.disclosureIndicator))
    }
    /// A tick.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(displayed, width: width(.checkmark))
    }
    /// A button for details.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(displayed, width: width(.detailButton))
    }
    /// An arrow that shows and hides what belongs to the item.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(displayed, width: width(.disclosureIndicator))
    }
    /// A button that deletes the item.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(isLeading: true, displayed, width: width(.checkmark))
    }
    /// A button that inserts an item.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(isLeading: true, displayed, width: width(.checkmark))
    }
    /// A handle to move the item by.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(displayed, width: width(.checkmark))
    }
    /// A circle that is ticked while the item is selected.
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(isLeading: true, displayed, width: width(.checkmark))
    }
    /// A text in the font of the content.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        let label = UILabel()
        label.text = text
        return UICellAccessory(displayed, width: label.intrinsicContentSize.width + viewMargin)
    }
    /// A view of one's own, as wide as it is.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let width = configuration.customView.frame.width + viewMargin
        switch configuration.placement {
        case .leading(let displayed): return UICellAccessory(isLeading: true, displayed, width: width)
        case .trailing(let displayed): return UICellAccessory(displayed, width: width)
        }
    }

    private static var viewMargin: CGFloat { UITableView.ContentWidthRule.standard.accessoryViewMargin }

    /// A view of one's own, and where it stands.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Where it stands.
        public let placement: Placement

        /// Makes an accessory of a view.
        public init(customView: UIView, placement: Placement) {
            (self.customView, self.placement) = (customView, placement)
        }
    }
}
