import UIKitLayout

/// What a cell's content view loses of the table's width, in points: the table's own rule under the name that
/// template layout has for it.
public typealias FDContentWidthRule = UITableView.ContentWidthRule
