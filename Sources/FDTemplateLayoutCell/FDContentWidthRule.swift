import UIKitLayout

/// The rule for the width of a cell's content view.
public typealias FDContentWidthRule = UITableView.ContentWidthRule
