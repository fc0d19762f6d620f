import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// A table with the data source and delegate of an app.
final class TableSubject: ListSubject {
    let setup: TableSetup
    let table: UITableView
    var model: ListModel
    /// The rows for which the table has requested a height from the delegate since this list was last emptied.
    var requested: [IndexPath] = []

    private(set) var diffable: UITableViewDiffableDataSource<Int, Int>?
    private var delegates: [any UITableViewDelegate] = []
    private var source: Source?

    init(_ setup: TableSetup, _ model: ListModel, frame: CGRect, traits: UITraitCollection) {
        (self.setup, self.model) = (setup, model)
        table = UITableView(frame: frame)
        table.sectionHeaderTopPadding = 0
        table.overrideTraitCollection = traits
        table.register(ProgramCell.self, forCellReuseIdentifier: "row")
        table.separatorStyle = setup.hasSeparator ? .singleLine : .none
        table.selfSizingInvalidation = setup.invalidation
        table.estimatedRowHeight =
            switch setup.estimate {
            case .none: 0
            case .number: 37
            case .automatic, .delegate: UITableView.automaticDimension
            }
        table.estimatedSectionHeaderHeight = setup.hasHeaderEstimate ? 11 : 0
        if setup.heights == .constant { table.rowHeight = 33 }
        connect()
    }

    private func connect() {
        let delegate: any UITableViewDelegate =
            switch (setup.delegateGivesHeights, setup.estimate == .delegate) {
            case (true, true): EstimatingHeightDelegate(self)
            case (true, false): HeightDelegate(self)
            case (false, true): EstimatingDelegate(self)
            case (false, false): HeaderDelegate(self)
            }
        delegates = [delegate]
        table.delegate = delegate
        guard setup.isDiffable else {
            source = Source(self)
            table.dataSource = source
            return
        }
        diffable = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [unowned self] _, path, _ in
            cell(at: path)
        }
        diffable?.apply(model.snapshot(), animatingDifferences: false)
    }

    /// Sets up a random table with random content.
    convenience init(using random: inout SplitMix) {
        let setup = TableSetup(using: &random)
        let width = [160, 240, 320].randomElement(using: &random) ?? 160
        let frame = CGRect(x: 0, y: 0, width: width, height: Int.random(in: 60...300, using: &random))
        self.init(
            setup, .random(using: &random), frame: frame,
            traits: UITraitCollection(preferredContentSizeCategory: .large))
    }

    // MARK: The app's content

    func cell(at path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        (cell as? ProgramCell)?.configure(model[path], table.traitCollection)
        return cell
    }

    func height(at path: IndexPath) -> CGFloat {
        requested.append(path)
        let row = model[path]
        let configure = { (cell: UITableViewCell) in
            guard let cell = cell as? ProgramCell else { return }
            cell.configure(row, self.table.traitCollection)
        }
        switch setup.heights {
        case .cachedByIndexPath:
            return table.fd_heightForCell(withIdentifier: "row", cacheBy: path, configuration: configure)
        case .cachedByKey:
            return table.fd_heightForCell(
                withIdentifier: "row", cacheByKey: row.number, version: row.version, configuration: configure)
        default: return table.fd_heightForCell(withIdentifier: "row", configuration: configure)
        }
    }

    /// The height that a row should have, computed without the library.
    func expectedHeight(at path: IndexPath) -> CGFloat {
        guard setup.heights != .constant else { return 33 }
        let separator = setup.hasSeparator ? 1 / table.traitCollection.displayScale : 0
        return model[path].contentHeight + table.traitCollection.extraHeight + table.frame.width / 8 + separator
    }
}

// MARK: - Data source and delegates

private final class Source: UITableViewDataSource {
    private unowned let subject: TableSubject
    init(_ subject: TableSubject) { self.subject = subject }

    func numberOfSections(in tableView: UITableView) -> Int { subject.model.sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        subject.model.sections[section].rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        subject.cell(at: indexPath)
    }
}

/// The methods that all delegates here implement. This class does not conform to the protocol itself, because
/// subclasses could not implement a method for which it has the default implementation.
private class SubjectDelegate: NSObject {
    unowned let subject: TableSubject
    init(_ subject: TableSubject) { self.subject = subject }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        subject.model.sections[section].headerHeight
    }
}

private final class HeaderDelegate: SubjectDelegate, UITableViewDelegate {}

private final class HeightDelegate: SubjectDelegate, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        subject.height(at: indexPath)
    }
}

private final class EstimatingDelegate: SubjectDelegate, UITableViewDelegate {
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(subject.model[indexPath].number % 7) * 10 + 8
    }
}

private final class EstimatingHeightDelegate: SubjectDelegate, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        subject.height(at: indexPath)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(subject.model[indexPath].number % 7) * 10 + 8
    }
}
