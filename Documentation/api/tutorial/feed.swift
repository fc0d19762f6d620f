import FDTemplateLayoutCell
import Foundation
import UIKitLayout

final class FeedController: UITableViewController {
    private var shown = posts

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PostCell.self, forCellReuseIdentifier: "post")
        tableView.estimatedRowHeight = 0
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath) as! PostCell
        cell.show(shown[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let post = shown[indexPath.row]
        return tableView.fd_heightForCell(withIdentifier: "post", cacheByKey: post.id) { cell in
            (cell as! PostCell).show(post)
        }
    }

    func add(_ post: Post) {
        shown.insert(post, at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
}
