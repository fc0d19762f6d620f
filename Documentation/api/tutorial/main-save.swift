import FDTemplateLayoutCell
import Foundation
import UIKitLayout

let feed = FeedController()
let heights = URL(fileURLWithPath: "heights")
if (try? feed.tableView.fd_keyedHeightCache.load(from: heights)) == nil {
    print("no saved heights")
}
feed.tableView.fd_debugLogEnabled = true
feed.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
feed.view.layoutIfNeeded()
print("height of all rows:", feed.tableView.contentSize.height)
try feed.tableView.fd_keyedHeightCache.save(to: heights)
