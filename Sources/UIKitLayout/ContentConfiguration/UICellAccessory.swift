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

    private static func make(
        isLeading: Bool = false, _ displayed: DisplayedState, _ type: UITableViewCell.AccessoryType, _ options: Options
    ) -> UICellAccessory {
        let standard = UITableView.ContentWidthRule.standard.accessoryWidths[type] ?? 0
        return UICellAccessory(isLeading: isLeading, displayed, width: options.width(standard: standard))
    }

    /// An arrow to the right.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory {
        make(displayed, .disclosureIndicator, options)
    }
    /// A tick.
    public static func checkmark(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory {
        make(displayed, .checkmark, options)
    }
    /// A button for details.
    public static func detail(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        make(displayed, .detailButton, options)
    }
    /// An arrow that shows and hides what belongs to the item.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        make(displayed, .disclosureIndicator, options.common)
    }
    /// A button that deletes the item.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        make(isLeading: true, displayed, .checkmark, options)
    }
    /// A button that inserts an item.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        make(isLeading: true, displayed, .checkmark, options)
    }
    /// A handle to move the item by.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory {
        make(displayed, .checkmark, options)
    }
    /// A circle that is ticked while the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory {
        make(isLeading: true, displayed, .checkmark, options)
    }
    /// A text in the font of the content, unless the options have another one.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        let label = UILabel()
        label.text = text
        if let font = options.font { label.font = font }
        let standard = label.intrinsicContentSize.width + viewMargin
        return UICellAccessory(displayed, width: options.common.width(standard: standard))
    }
    /// A view of one's own, as wide as it is unless the configuration reserves a width.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let width = configuration.options.width(standard: configuration.customView.frame.width + viewMargin)
        switch configuration.placement {
        case .leading(let displayed): return UICellAccessory(isLeading: true, displayed, width: width)
        case .trailing(let displayed): return UICellAccessory(displayed, width: width)
        }
    }

    private static var viewMargin: CGFloat { UITableView.ContentWidthRule.standard.accessoryViewMargin }

    /// What width is kept for an accessory.
    public nonisolated enum LayoutDimension: Hashable, Sendable {
        case actual, standard
        case custom(CGFloat)
    }

    /// How an accessory looks, and what room it takes.
    public struct Options {
        /// Whether it is hidden; it takes no room then.
        public var isHidden: Bool?
        /// What width is kept for it; its own unless there is one of one's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; a stored value.
        public var tintColor: UIColor?

        /// Makes options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }

        func width(standard: CGFloat) -> CGFloat {
            if isHidden == true { return 0 }
            if case .custom(let width) = reservedLayoutWidth { return width }
            return standard
        }
    }

    /// How an arrow to the right looks.
    public typealias DisclosureIndicatorOptions = Options
    /// How a tick looks.
    public typealias CheckmarkOptions = Options
    /// How a button for details looks.
    public typealias DetailOptions = Options
    /// How a button that deletes looks.
    public typealias DeleteOptions = Options
    /// How a button that inserts looks.
    public typealias InsertOptions = Options
    /// How a handle looks.
    public typealias ReorderOptions = Options
    /// How a circle that is ticked looks.
    public typealias MultiselectOptions = Options

    /// How the arrow of an outline looks, and what turns it.
    public struct OutlineDisclosureOptions {
        /// What turns the arrow.
        public nonisolated enum Style: Int, Hashable, Sendable {
            case automatic = 0
            case header, cell
        }

        /// What turns the arrow; a stored value.
        public var style: Style
        let common: Options

        /// Makes options.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// How a text beside the content looks.
    public struct LabelOptions {
        /// The font; the content's unless there is one.
        public var font: UIFont?
        /// Whether the font follows the text size; a stored value.
        public var adjustsFontForContentSizeCategory: Bool
        let common: Options

        /// Makes options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
            common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// A view of one's own, and where it stands.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Where it stands.
        public let placement: Placement

        /// How it looks, and what room it takes.
        let options: Options

        /// Makes an accessory of a view.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
