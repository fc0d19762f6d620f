// Uses every member of table views that Documentation/tables.md lists as present, and the types of properties.
// TableMembersTests reads this file.

import UIKit

/// A property that can be set.
typealias Settable = ReferenceWritableKeyPath

func nameMembers(_ it: UITableView) {
    _ = UITableView.init(frame:style:)
    _ = UITableView.init(coder:)
    let _: KeyPath<UITableView, UITableView.Style> = \.style
    let _: Settable<UITableView, (any UITableViewDataSource)?> = \.dataSource
    let _: Settable<UITableView, (any UITableViewDelegate)?> = \.delegate
    let _: Settable<UITableView, (any UITableViewDataSourcePrefetching)?> = \.prefetchDataSource
    let _: Settable<UITableView, Bool> = \.isPrefetchingEnabled
    let _: Settable<UITableView, (any UITableViewDragDelegate)?> = \.dragDelegate
    let _: Settable<UITableView, (any UITableViewDropDelegate)?> = \.dropDelegate
    _ = it.register(_:forCellReuseIdentifier:) as (AnyClass?, String) -> Void
    _ = it.register(_:forCellReuseIdentifier:) as (UINib?, String) -> Void
    _ = it.register(_:forHeaderFooterViewReuseIdentifier:) as (AnyClass?, String) -> Void
    _ = it.register(_:forHeaderFooterViewReuseIdentifier:) as (UINib?, String) -> Void
    _ = it.dequeueReusableCell(withIdentifier:for:)
    _ = it.dequeueReusableCell(withIdentifier:)
    _ = it.dequeueReusableHeaderFooterView(withIdentifier:)
    let _: Settable<UITableView, UIView?> = \.tableHeaderView
    let _: Settable<UITableView, UIView?> = \.tableFooterView
    let _: Settable<UITableView, UIView?> = \.backgroundView
    let _: KeyPath<UITableView, Int> = \.numberOfSections
    _ = it.numberOfRows(inSection:)
    let _: Settable<UITableView, CGFloat> = \.rowHeight
    let _: Settable<UITableView, CGFloat> = \.estimatedRowHeight
    let _: Settable<UITableView, CGFloat> = \.sectionHeaderHeight
    let _: Settable<UITableView, CGFloat> = \.sectionFooterHeight
    let _: Settable<UITableView, CGFloat> = \.estimatedSectionHeaderHeight
    let _: Settable<UITableView, CGFloat> = \.estimatedSectionFooterHeight
    let _: Settable<UITableView, CGFloat> = \.sectionHeaderTopPadding
    let _: Settable<UITableView, CGFloat> = \.fillerRowHeight
    _ = UITableView.automaticDimension
    let _: Settable<UITableView, UITableView.SelfSizingInvalidation> = \.selfSizingInvalidation
    _ = UITableView.SelfSizingInvalidation.self
    _ = it.cellForRow(at:)
    _ = it.headerView(forSection:)
    _ = it.footerView(forSection:)
    _ = it.indexPath(for:)
    _ = it.indexPathForRow(at:)
    _ = it.indexPathsForRows(in:)
    let _: KeyPath<UITableView, [UITableViewCell]> = \.visibleCells
    let _: KeyPath<UITableView, [IndexPath]?> = \.indexPathsForVisibleRows
    _ = it.rect(forSection:)
    _ = it.rectForHeader(inSection:)
    _ = it.rectForFooter(inSection:)
    _ = it.rectForRow(at:)
    _ = it.scrollToRow(at:at:animated:)
    _ = it.scrollToNearestSelectedRow(at:animated:)
    _ = UITableView.ScrollPosition.self
    let _: KeyPath<UITableView, IndexPath?> = \.indexPathForSelectedRow
    let _: KeyPath<UITableView, [IndexPath]?> = \.indexPathsForSelectedRows
    _ = it.selectRow(at:animated:scrollPosition:)
    _ = it.deselectRow(at:animated:)
    let _: Settable<UITableView, Bool> = \.allowsSelection
    let _: Settable<UITableView, Bool> = \.allowsMultipleSelection
    let _: Settable<UITableView, Bool> = \.allowsSelectionDuringEditing
    let _: Settable<UITableView, Bool> = \.allowsMultipleSelectionDuringEditing
    _ = UITableView.selectionDidChangeNotification
    _ = it.insertRows(at:with:)
    _ = it.deleteRows(at:with:)
    _ = it.reloadRows(at:with:)
    _ = it.reconfigureRows(at:)
    _ = it.moveRow(at:to:)
    _ = it.insertSections(_:with:)
    _ = it.deleteSections(_:with:)
    _ = it.reloadSections(_:with:)
    _ = it.moveSection(_:toSection:)
    _ = UITableView.RowAnimation.self
    _ = it.performBatchUpdates(_:completion:)
    it.beginUpdates()
    it.endUpdates()
    it.reloadData()
    it.reloadSectionIndexTitles()
    let _: KeyPath<UITableView, Bool> = \.hasUncommittedUpdates
    let _: Settable<UITableView, Bool> = \.isEditing
    _ = it.setEditing(_:animated:)
    let _: Settable<UITableView, UITableViewCell.SeparatorStyle> = \.separatorStyle
    let _: Settable<UITableView, UIColor?> = \.separatorColor
    let _: Settable<UITableView, UIVisualEffect?> = \.separatorEffect
    let _: Settable<UITableView, UIEdgeInsets> = \.separatorInset
    let _: Settable<UITableView, UITableView.SeparatorInsetReference> = \.separatorInsetReference
    _ = UITableView.SeparatorInsetReference.self
    let _: Settable<UITableView, Bool> = \.cellLayoutMarginsFollowReadableWidth
    let _: Settable<UITableView, Bool> = \.insetsContentViewsToSafeArea
    let _: Settable<UITableView, UITableViewContentHuggingElements> = \.contentHuggingElements
    let _: Settable<UITableView, Int> = \.sectionIndexMinimumDisplayRowCount
    let _: Settable<UITableView, UIColor?> = \.sectionIndexColor
    let _: Settable<UITableView, UIColor?> = \.sectionIndexBackgroundColor
    let _: Settable<UITableView, UIColor?> = \.sectionIndexTrackingBackgroundColor
    _ = UITableView.indexSearch
    let _: Settable<UITableView, Bool> = \.dragInteractionEnabled
    let _: KeyPath<UITableView, Bool> = \.hasActiveDrag
    let _: KeyPath<UITableView, Bool> = \.hasActiveDrop
    let _: Settable<UITableView, Bool> = \.isSpringLoaded
    let _: KeyPath<UITableView, UIContextMenuInteraction?> = \.contextMenuInteraction
    let _: Settable<UITableView, Bool> = \.allowsFocus
    let _: Settable<UITableView, Bool> = \.allowsFocusDuringEditing
    let _: Settable<UITableView, Bool> = \.remembersLastFocusedIndexPath
    let _: Settable<UITableView, Bool> = \.selectionFollowsFocus
    _ = it.presentationSectionIndex(forDataSourceSectionIndex:)
    _ = it.dataSourceSectionIndex(forPresentationSectionIndex:)
    _ = it.presentationIndexPath(forDataSourceIndexPath:)
    _ = it.dataSourceIndexPath(forPresentationIndexPath:)
    _ = it.performUsingPresentationValues(_:)
    _ = UITableView.Style.self
}
