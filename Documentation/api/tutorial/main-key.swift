import FDTemplateLayoutCell
import Foundation
import UIKitLayout

let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
tableView.register(PostCell.self, forCellReuseIdentifier: "post")
tableView.fd_debugLogEnabled = true

for post in posts + posts {
    let height = tableView.fd_heightForCell(withIdentifier: "post", cacheByKey: post.id) { cell in
        (cell as! PostCell).show(post)
    }
    print(post.author, height)
}
