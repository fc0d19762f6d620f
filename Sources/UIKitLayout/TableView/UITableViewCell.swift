import Foundation

/// A row of a table.
open class UITableViewCell: UIView {
    /// The built-in arrangements of a cell; they differ in labels that this cell does not have.
    public enum CellStyle: Int, Hashable, Sendable {
        case `default` = 0
        case value1, value2, subtitle
    }

    /// What stands at the right edge.
    public enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The view that holds the row's content.
    public let contentView = UIView(frame: .zero)
    /// The identifier that the cell is reused under.
    public internal(set) var reuseIdentifier: String?
    /// What stands at the right edge, unless ``accessoryView`` does.
    open var accessoryType: AccessoryType = .none {
        didSet { setNeedsLayout() }
    }
    /// What the table draws below the content view, in points; 0 in no table.
    var separatorHeight: CGFloat = 0 {
        didSet { if separatorHeight != oldValue { setNeedsLayout() } }
    }
    /// A view at the right edge.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            accessoryView.map(addSubview)
            setNeedsLayout()
        }
    }

    /// Makes a cell in code.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addContentView()
    }

    /// Makes a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        addContentView()
    }

    /// Makes a cell for a table that knows only its class; UIKit's initialiser for cells made in code runs.
    public required convenience init() {
        self.init(style: .default, reuseIdentifier: PendingReuse.identifier)
    }

    /// Prepares a cell to be used for another row. Subclasses call the inherited one.
    open func prepareForReuse() {}

    override var isLayoutRoot: Bool { true }

    open override func layoutSubviews() {
        var content = bounds
        content.size.width -= accessoryWidth
        content.size.height = max(0, content.height - separatorHeight)
        contentView.frame = content
        super.layoutSubviews()
    }

    /// The width that the accessory takes, in points.
    public var accessoryWidth: CGFloat {
        if let accessoryView { return UITableView.accessoryMargin + accessoryView.frame.width }
        return UITableView.systemAccessoryWidths[accessoryType] ?? 0
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}

/// The identifier of the view that a table is about to make from its class.
enum PendingReuse {
    @TaskLocal static var identifier: String?
}
