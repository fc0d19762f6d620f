import Foundation

/// An accessory beside the content of a list cell.
///
/// Kinds of accessories that table cells also have are as wide as in table views. Accessories that are shown only during
/// editing take no space.
public struct UICellAccessory {
    /// The condition under which an accessory is shown.
    public nonisolated enum DisplayedState: Int, Hashable, Sendable {
        case always = 0
        case whenEditing, whenNotEditing
    }

    /// The edge at which an accessory view is placed.
    public nonisolated enum Placement: Hashable, Sendable {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    let isLeading: Bool
    let displayed: DisplayedState
    let width: CGFloat
    let face: Face
    /// The colour; `nil` means the standard colour of the kind.
    let tintColor: UIColor?

    private init(
        isLeading: Bool = false, _ displayed: DisplayedState, width: CGFloat, _ face: Face, tintColor: UIColor?
    ) {
        (self.isLeading, self.displayed, self.width) = (isLeading, displayed, width)
        (self.face, self.tintColor) = (face, tintColor)
    }

    private static func make(
        isLeading: Bool = false, _ displayed: DisplayedState, _ type: UITableViewCell.AccessoryType,
        _ symbol: String, _ color: UIColor?, _ options: Options
    ) -> UICellAccessory {
        let standard = UITableView.ContentWidthRule.standard.accessoryWidths[type] ?? 0
        let size =
            type == .disclosureIndicator ? CGSize(width: 7.5, height: 12.5) : CGSize(width: 20, height: 20)
        return UICellAccessory(
            isLeading: isLeading, displayed, width: options.width(standard: standard), .symbol(symbol, size, color),
            tintColor: options.tintColor)
    }

    /// Returns a disclosure indicator.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory {
        make(displayed, .disclosureIndicator, "chevron.right", .tertiaryLabel, options)
    }
    /// Returns a checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory {
        make(displayed, .checkmark, "checkmark", nil, options)
    }
    /// Returns a detail button; the action handler is never called on Linux.
    public static func detail(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        make(displayed, .detailButton, "info.circle", nil, options)
    }
    /// Returns an indicator that expands and collapses an outline item; the action handler is never called on Linux.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        make(displayed, .disclosureIndicator, "chevron.right", nil, options.common)
    }
    /// Returns a delete button; the action handler is never called on Linux.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        make(isLeading: true, displayed, .checkmark, "minus.circle.fill", .systemRed, options)
    }
    /// Returns an insert button; the action handler is never called on Linux.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        make(isLeading: true, displayed, .checkmark, "plus.circle.fill", .systemGreen, options)
    }
    /// Returns a handle for reordering.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory {
        make(displayed, .checkmark, "line.3.horizontal", .tertiaryLabel, options)
    }
    /// Returns a selection circle, which is checked while the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory {
        make(isLeading: true, displayed, .checkmark, "circle", .tertiaryLabel, options)
    }
    /// Returns a label in the font of the options or, if they specify none, in the default font of labels.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        let label = UILabel()
        label.text = text
        if let font = options.font { label.font = font }
        let standard = label.intrinsicContentSize.width + viewMargin
        return UICellAccessory(
            displayed, width: options.common.width(standard: standard), .text(text, options.font),
            tintColor: options.common.tintColor)
    }
    /// Returns a custom view. Its width is that of its frame and a margin, unless the configuration reserves another
    /// width.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let width = configuration.options.width(standard: configuration.customView.frame.width + viewMargin)
        let (face, color) = (Face.view(configuration.customView), configuration.options.tintColor)
        switch configuration.placement {
        case .leading(let displayed):
            return UICellAccessory(isLeading: true, displayed, width: width, face, tintColor: color)
        case .trailing(let displayed): return UICellAccessory(displayed, width: width, face, tintColor: color)
        }
    }

    private static var viewMargin: CGFloat { UITableView.ContentWidthRule.standard.accessoryViewMargin }

    /// The width that is reserved for an accessory.
    public nonisolated enum LayoutDimension: Hashable, Sendable {
        case actual, standard
        case custom(CGFloat)
    }

    /// The appearance of an accessory and its reserved width.
    public struct Options {
        /// Whether the accessory is hidden; a hidden accessory takes no space.
        public var isHidden: Bool?
        /// The reserved width. Unless it is `custom`, the accessory takes its standard width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the accessory; `nil` means the standard colour of its kind.
        public var tintColor: UIColor?

        /// Creates options.
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

    /// The options of a disclosure indicator.
    public typealias DisclosureIndicatorOptions = Options
    /// The options of a checkmark.
    public typealias CheckmarkOptions = Options
    /// The options of a detail button.
    public typealias DetailOptions = Options
    /// The options of a delete button.
    public typealias DeleteOptions = Options
    /// The options of an insert button.
    public typealias InsertOptions = Options
    /// The options of a reordering handle.
    public typealias ReorderOptions = Options
    /// The options of a selection circle.
    public typealias MultiselectOptions = Options

    /// The options of an outline disclosure indicator.
    public struct OutlineDisclosureOptions {
        /// The part of a cell that expands and collapses the cell's item when tapped.
        public nonisolated enum Style: Int, Hashable, Sendable {
            case automatic = 0
            case header, cell
        }

        /// The part of the cell that expands and collapses the item. Stored; has no effect on Linux.
        public var style: Style
        let common: Options

        /// Creates options.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a label.
    public struct LabelOptions {
        /// The font; `nil` means the default font of labels.
        public var font: UIFont?
        /// Whether the font follows the text size. Stored; has no effect on Linux.
        public var adjustsFontForContentSizeCategory: Bool
        let common: Options

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
            common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// A custom view as an accessory, with its placement.
    public struct CustomViewConfiguration {
        /// The view that is shown as the accessory.
        public let customView: UIView
        /// The edge at which the view is placed.
        public let placement: Placement

        /// The appearance and the reserved width of the accessory.
        let options: Options

        /// Creates the configuration of a custom view.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
