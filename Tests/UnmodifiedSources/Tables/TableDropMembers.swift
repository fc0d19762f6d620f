// Uses every member of drag and drop in tables that Documentation/tables.md lists as present, and the types of
// properties. TableMembersTests reads this file.

import UIKit

func nameMembers(_ it: any UITableViewDragDelegate) {
    _ = it.tableView(_:itemsForBeginning:at:)
    _ = it.tableView(_:itemsForAddingTo:at:point:)
    _ = it.tableView(_:dragPreviewParametersForRowAt:)
    _ = it.tableView(_:dragSessionWillBegin:)
    _ = it.tableView(_:dragSessionDidEnd:)
    _ = it.tableView(_:dragSessionAllowsMoveOperation:)
    _ = it.tableView(_:dragSessionIsRestrictedToDraggingApplication:)
}

func nameMembers(_ it: any UITableViewDropDelegate) {
    _ = it.tableView(_:performDropWith:)
    _ = it.tableView(_:canHandle:)
    _ = it.tableView(_:dropSessionDidEnter:)
    _ = it.tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    _ = it.tableView(_:dropSessionDidExit:)
    _ = it.tableView(_:dropSessionDidEnd:)
    _ = it.tableView(_:dropPreviewParametersForRowAt:)
}

func nameMembers(_ it: any UITableViewDropCoordinator) {
    let _: [any UITableViewDropItem] = it.items
    let _: IndexPath? = it.destinationIndexPath
    let _: UITableViewDropProposal = it.proposal
    let _: any UIDropSession = it.session
    _ = it.drop(_:to:) as (UIDragItem, UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
    _ = it.drop(_:to:) as (UIDragItem, UIDragPreviewTarget) -> any UIDragAnimating
    _ = it.drop(_:toRowAt:)
    _ = it.drop(_:intoRowAt:rect:)
}

func nameMembers(_ it: any UITableViewDropItem) {
    let _: UIDragItem = it.dragItem
    let _: IndexPath? = it.sourceIndexPath
    let _: CGSize = it.previewSize
}

func nameMembers(_ it: UITableViewDropProposal) {
    _ = UITableViewDropProposal.init(operation:intent:)
    let _: KeyPath<UITableViewDropProposal, UITableViewDropProposal.Intent> = \.intent
    _ = UITableViewDropProposal.Intent.self
}

func nameMembers(_ it: UITableViewPlaceholder) {
    _ = UITableViewPlaceholder.init(insertionIndexPath:reuseIdentifier:rowHeight:)
    let _: Settable<UITableViewPlaceholder, ((UITableViewCell) -> Void)?> = \.cellUpdateHandler
}

func nameMembers(_ it: UITableViewDropPlaceholder) {
    let _: Settable<UITableViewDropPlaceholder, ((UITableViewCell) -> UIDragPreviewParameters?)?> =
        \.previewParametersProvider
}

func nameMembers(_ it: any UITableViewDropPlaceholderContext) {
    let _: UIDragItem = it.dragItem
    _ = it.commitInsertion(dataSourceUpdates:)
    _ = it.deletePlaceholder()
}
