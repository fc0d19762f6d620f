// Uses every member of cells, headers, controllers and diffable data sources that Documentation/tables.md lists as
// present, and the types of properties. TableMembersTests reads this file.

import UIKit

func nameMembers(_ it: UITableViewCell) {
    _ = UITableViewCell.init(style:reuseIdentifier:)
    _ = UITableViewCell.init(coder:)
    let _: KeyPath<UITableViewCell, String?> = \.reuseIdentifier
    it.prepareForReuse()
    let _: KeyPath<UITableViewCell, UIView> = \.contentView
    let _: KeyPath<UITableViewCell, UILabel?> = \.textLabel
    let _: KeyPath<UITableViewCell, UILabel?> = \.detailTextLabel
    let _: KeyPath<UITableViewCell, UIImageView?> = \.imageView
    _ = UITableViewCell.CellStyle.self
    let _: Settable<UITableViewCell, (any UIContentConfiguration)?> = \.contentConfiguration
    _ = it.defaultContentConfiguration()
    let _: Settable<UITableViewCell, Bool> = \.automaticallyUpdatesContentConfiguration
    let _: KeyPath<UITableViewCell, UICellConfigurationState> = \.configurationState
    it.setNeedsUpdateConfiguration()
    _ = it.updateConfiguration(using:)
    let _: Settable<UITableViewCell, UITableViewCell.ConfigurationUpdateHandler?> = \.configurationUpdateHandler
    _ = UITableViewCell.ConfigurationUpdateHandler.self
    let _: Settable<UITableViewCell, UIBackgroundConfiguration?> = \.backgroundConfiguration
    let _: Settable<UITableViewCell, Bool> = \.automaticallyUpdatesBackgroundConfiguration
    _ = it.defaultBackgroundConfiguration()
    let _: Settable<UITableViewCell, UIView?> = \.backgroundView
    let _: Settable<UITableViewCell, UIView?> = \.selectedBackgroundView
    let _: Settable<UITableViewCell, UIView?> = \.multipleSelectionBackgroundView
    let _: Settable<UITableViewCell, UITableViewCell.AccessoryType> = \.accessoryType
    _ = UITableViewCell.AccessoryType.self
    let _: Settable<UITableViewCell, UIView?> = \.accessoryView
    let _: Settable<UITableViewCell, UITableViewCell.AccessoryType> = \.editingAccessoryType
    let _: Settable<UITableViewCell, UIView?> = \.editingAccessoryView
    let _: Settable<UITableViewCell, UITableViewCell.SelectionStyle> = \.selectionStyle
    _ = UITableViewCell.SelectionStyle.self
    let _: Settable<UITableViewCell, Bool> = \.isSelected
    _ = it.setSelected(_:animated:)
    let _: Settable<UITableViewCell, Bool> = \.isHighlighted
    _ = it.setHighlighted(_:animated:)
    let _: Settable<UITableViewCell, Bool> = \.isEditing
    _ = it.setEditing(_:animated:)
    let _: KeyPath<UITableViewCell, UITableViewCell.EditingStyle> = \.editingStyle
    _ = UITableViewCell.EditingStyle.self
    let _: KeyPath<UITableViewCell, Bool> = \.showingDeleteConfirmation
    let _: Settable<UITableViewCell, Bool> = \.showsReorderControl
    let _: Settable<UITableViewCell, Bool> = \.shouldIndentWhileEditing
    _ = it.willTransition(to:)
    _ = it.didTransition(to:)
    _ = UITableViewCell.StateMask.self
    let _: Settable<UITableViewCell, Int> = \.indentationLevel
    let _: Settable<UITableViewCell, CGFloat> = \.indentationWidth
    let _: Settable<UITableViewCell, UIEdgeInsets> = \.separatorInset
    _ = UITableViewCell.SeparatorStyle.self
    let _: Settable<UITableViewCell, UITableViewCell.FocusStyle> = \.focusStyle
    _ = UITableViewCell.FocusStyle.self
    _ = it.dragStateDidChange(_:)
    _ = UITableViewCell.DragState.self
    let _: Settable<UITableViewCell, Bool> = \.userInteractionEnabledWhileDragging
}

func nameMembers(_ it: UITableViewHeaderFooterView) {
    _ = UITableViewHeaderFooterView.init(reuseIdentifier:)
    _ = UITableViewHeaderFooterView.init(coder:)
    let _: KeyPath<UITableViewHeaderFooterView, String?> = \.reuseIdentifier
    it.prepareForReuse()
    let _: KeyPath<UITableViewHeaderFooterView, UIView> = \.contentView
    let _: KeyPath<UITableViewHeaderFooterView, UILabel?> = \.textLabel
    let _: KeyPath<UITableViewHeaderFooterView, UILabel?> = \.detailTextLabel
    let _: Settable<UITableViewHeaderFooterView, UIView?> = \.backgroundView
    let _: Settable<UITableViewHeaderFooterView, (any UIContentConfiguration)?> = \.contentConfiguration
    _ = it.defaultContentConfiguration()
    let _: Settable<UITableViewHeaderFooterView, Bool> = \.automaticallyUpdatesContentConfiguration
    let _: KeyPath<UITableViewHeaderFooterView, UIViewConfigurationState> = \.configurationState
    it.setNeedsUpdateConfiguration()
    _ = it.updateConfiguration(using:)
    let _: Settable<UITableViewHeaderFooterView, UITableViewHeaderFooterView.ConfigurationUpdateHandler?> =
        \.configurationUpdateHandler
    _ = UITableViewHeaderFooterView.ConfigurationUpdateHandler.self
    let _: Settable<UITableViewHeaderFooterView, UIBackgroundConfiguration?> = \.backgroundConfiguration
    let _: Settable<UITableViewHeaderFooterView, Bool> = \.automaticallyUpdatesBackgroundConfiguration
    _ = it.defaultBackgroundConfiguration()
}

func nameMembers(_ it: UITableViewController) {
    _ = UITableViewController.init(style:)
    _ = UITableViewController.init(nibName:bundle:)
    _ = UITableViewController.init(coder:)
    let _: Settable<UITableViewController, UITableView?> = \.tableView
    let _: Settable<UITableViewController, Bool> = \.clearsSelectionOnViewWillAppear
    let _: Settable<UITableViewController, UIRefreshControl?> = \.refreshControl
}

func nameMembers(_ it: UITableViewDiffableDataSource<String, Int>) {
    _ = UITableViewDiffableDataSource<String, Int>.init(tableView:cellProvider:)
    _ = UITableViewDiffableDataSource<String, Int>.CellProvider.self
    _ = it.snapshot()
    _ = it.apply(_:animatingDifferences:completion:)
    _ = it.applySnapshotUsingReloadData(_:completion:)
    _ = it.itemIdentifier(for:)
    _ = it.indexPath(for:)
    _ = it.sectionIdentifier(for:)
    _ = it.index(for:)
    let _: Settable<UITableViewDiffableDataSource<String, Int>, UITableView.RowAnimation> = \.defaultRowAnimation
}

func nameMembers(_ it: UITableViewFocusUpdateContext) {
    let _: KeyPath<UITableViewFocusUpdateContext, IndexPath?> = \.previouslyFocusedIndexPath
    let _: KeyPath<UITableViewFocusUpdateContext, IndexPath?> = \.nextFocusedIndexPath
}

func nameMembers(_ it: UITableViewRowAction) {
    _ = UITableViewRowAction.init(style:title:handler:)
    let _: KeyPath<UITableViewRowAction, UITableViewRowAction.Style> = \.style
    let _: Settable<UITableViewRowAction, String?> = \.title
    let _: Settable<UITableViewRowAction, UIColor?> = \.backgroundColor
    let _: Settable<UITableViewRowAction, UIVisualEffect?> = \.backgroundEffect
    _ = UITableViewRowAction.Style.self
}
