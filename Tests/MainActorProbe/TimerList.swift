#if MainActorViews
    import FDTemplateLayoutCell
    import UIKit

    /// A list of timers whose row heights are computed from a template.
    final class TimerList: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let timers = [TimerViewModel(), TimerViewModel()]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.separatorStyle = .none
            tableView.register(TimerCell.self, forCellReuseIdentifier: "timer")
            (tableView.dataSource, tableView.delegate) = (self, self)
            view.addSubview(tableView)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { timers.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "timer", for: indexPath)
            (cell as? TimerCell)?.bind(to: timers[indexPath.row])
            return cell
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            let timer = timers[indexPath.row]
            return tableView.fd_heightForCell(withIdentifier: "timer", cacheByKey: indexPath, version: timer.version) {
                ($0 as? TimerCell)?.bind(to: timer)
            }
        }

        func rowHeights() -> [CGFloat] {
            tableView.reloadData()
            tableView.layoutIfNeeded()
            return timers.indices.map { tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        }

        /// The heights of texts, computed between other work of the main actor.
        func precachedHeights(of texts: [String]) async throws -> [CGFloat?] {
            let computation = FDHeightComputation<String>(
                width: 320, makeTemplate: { TimerCell(style: .default, reuseIdentifier: nil) },
                configure: { cell, text in (cell as? TimerCell)?.show(text) })
            try await tableView.fd_precacheHeights(of: texts.map { ($0, $0) }, computation: computation)
            return texts.map { tableView.fd_keyedHeightCache.height(forKey: $0) }
        }
    }
#endif
