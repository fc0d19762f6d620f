import Foundation

/// A list of rows in sections.
///
/// It shows nothing; it knows how rows are made, how many there are and what changes.
open class UITableView: UIView {
    /// Plain or grouped.
    public enum Style: Int, Hashable, Sendable {
        case plain = 0
        case grouped, insetGrouped
    }

    /// "As high as its constraints say."
    public static let automaticDimension: CGFloat = -1
    /// The width that each accessory takes from the content view, in points, as the original measured it.
    public static let systemAccessoryWidths: [UITableViewCell.AccessoryType: CGFloat] = [
        .none: 0, .disclosureIndicator: 34, .detailDisclosureButton: 68, .checkmark: 40, .detailButton: 48,
    ]
    /// What an accessory view takes besides its own width, in points.
    public static let accessoryMargin: CGFloat = 16

    /// Plain or grouped.
    public let style: Style
    /// Where rows come from.
    open weak var dataSource: (any UITableViewDataSource)?
    /// Where heights come from.
    open weak var delegate: (any UITableViewDelegate)?
    /// What is drawn between rows; anything but `none` takes one pixel.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    /// The height of rows that nobody else knows, in points; 44 at first.
    open var rowHeight: CGFloat = 44
    /// The height that rows are taken to have before they are measured, in points.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension

    var cellSources: [String: ViewSource] = [:]
    var headerFooterSources: [String: ViewSource] = [:]
    var idleCells: [String: [UITableViewCell]] = [:]
    /// The number of rows of each section since the last reload or update; `nil` before the first.
    var loadedRowCounts: [Int]?
    var openUpdate: TableUpdate?
    var openUpdateDepth = 0
    private var observers: [WeakObserver] = []

    /// Makes a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Tells an observer of every change from now on; it is held weakly.
    public func addUpdateObserver(_ observer: any UITableViewUpdateObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }

    func notifyObservers(_ notify: (any UITableViewUpdateObserver) -> Void) {
        for entry in observers { entry.observer.map(notify) }
    }

    // MARK: Counts

    /// The number of sections of the last reload or update.
    open var numberOfSections: Int { rowCounts().count }

    /// The number of rows of a section at the last reload or update.
    open func numberOfRows(inSection section: Int) -> Int { rowCounts()[section] }

    func rowCounts() -> [Int] {
        if let loadedRowCounts { return loadedRowCounts }
        let counts = askForRowCounts()
        loadedRowCounts = counts
        return counts
    }

    func askForRowCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
    }

    /// The titles of the index at the right edge, if there is one.
    public var sectionIndexTitles: [String] { dataSource?.sectionIndexTitles(for: self) ?? [] }
}

private struct WeakObserver {
    weak var observer: (any UITableViewUpdateObserver)?
}

extension UITableViewCell {
    /// What is drawn between rows.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        case none = 0
        case singleLine, singleLineEtched
    }
}
