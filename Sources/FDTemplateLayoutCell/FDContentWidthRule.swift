import UIKitLayout

/// How much narrower than its table a cell's content view is, in points: another name for the table's own rule.
public typealias FDContentWidthRule = UITableView.ContentWidthRule
