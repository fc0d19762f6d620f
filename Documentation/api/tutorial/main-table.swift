import FDTemplateLayoutCell
import Foundation
import UIKitLayout

let feed = FeedController()
feed.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
feed.view.layoutIfNeeded()
print("height of all rows:", feed.tableView.contentSize.height)
