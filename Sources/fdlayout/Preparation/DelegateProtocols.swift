/// The protocols of UIKit with optional methods, which have default implementations here.
enum DelegateProtocols {
    /// A protocol with optional methods.
    struct Entry {
        /// The protocol that it inherits, if that has optional methods, too.
        fileprivate(set) var inherited: String?
        /// The optional methods, as `name(label:label:)`.
        fileprivate(set) var methods: Set<String> = []
    }

    /// The protocols by their names.
    static let all: [String: Entry] = {
        var entries: [String: Entry] = [:]
        var current = ""
        for line in list.split(separator: "\n") {
            if line.hasPrefix(" ") {
                entries[current]?.methods.formUnion(line.split(separator: " ").map(String.init))
            } else {
                let names = line.split(separator: ":").map { $0.drop { $0 == " " } }.map(String.init)
                current = names[0]
                entries[current] = Entry(inherited: names.count > 1 ? names[1] : nil)
            }
        }
        return entries
    }()

    /// The implementations of the required methods of the protocols that have any.
    static let requiredMethods = [
        "UICollectionViewDataSource": """
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }; \
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { .init() }
        """,
        "UIContextMenuInteractionDelegate": """
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: \
        CGPoint) -> UIContextMenuConfiguration? { nil }
        """,
        "UIDragInteractionDelegate": """
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> \
        [UIDragItem] { [] }
        """,
        "UIPageViewControllerDataSource": """
        func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController) -> \
        UIViewController? { nil }; \
        func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController) -> \
        UIViewController? { nil }
        """,
        "UITableViewDataSource": """
        func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }; \
        func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { .init() }
        """,
        "UITableViewDragDelegate": """
        func tableView(_ view: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath) -> \
        [UIDragItem] { [] }
        """,
        "UITableViewDropDelegate": """
        func tableView(_ view: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
        """,
    ]

    private static let list = """
        CAAnimationDelegate
            animationDidStart(_:) animationDidStop(_:finished:)
        CALayerDelegate
            display(_:) draw(_:in:) layoutSublayers(of:) action(for:forKey:)
        NSLayoutManagerDelegate
            layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)
            layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:) layoutManager(_:didCompleteLayoutFor:atEnd:)
        NSTextStorageDelegate
            textStorage(_:willProcessEditing:range:changeInLength:)
            textStorage(_:didProcessEditing:range:changeInLength:)
        UIAdaptivePresentationControllerDelegate
            adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
            presentationController(_:viewControllerForAdaptivePresentationStyle:)
            presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
            presentationControllerDidDismiss(_:) presentationControllerDidAttemptToDismiss(_:)
        UICollectionViewDataSource
            numberOfSections(in:) collectionView(_:viewForSupplementaryElementOfKind:at:) indexTitles(for:)
        UICollectionViewDelegate: UIScrollViewDelegate
            collectionView(_:contextMenuConfigurationForItemAt:point:)
            collectionView(_:contextMenuConfigurationForItemsAt:point:) collectionView(_:shouldHighlightItemAt:)
            collectionView(_:didHighlightItemAt:) collectionView(_:didUnhighlightItemAt:)
            collectionView(_:shouldSelectItemAt:) collectionView(_:shouldDeselectItemAt:)
            collectionView(_:didSelectItemAt:) collectionView(_:didDeselectItemAt:)
            collectionView(_:willDisplay:forItemAt:) collectionView(_:didEndDisplaying:forItemAt:)
            collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
            collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
        UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
            collectionView(_:layout:sizeForItemAt:) collectionView(_:layout:insetForSectionAt:)
            collectionView(_:layout:minimumLineSpacingForSectionAt:)
            collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
            collectionView(_:layout:referenceSizeForHeaderInSection:)
            collectionView(_:layout:referenceSizeForFooterInSection:)
        UIContextMenuInteractionDelegate
            contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
            contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
            contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
            contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
            contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
            contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:)
        UIDocumentInteractionControllerDelegate
            documentInteractionControllerViewControllerForPreview(_:)
            documentInteractionControllerDidEndPreview(_:) documentInteractionControllerDidDismissOpenInMenu(_:)
        UIDragInteractionDelegate
            dragInteraction(_:previewForLifting:session:)
        UIDropInteractionDelegate
            dropInteraction(_:canHandle:) dropInteraction(_:sessionDidUpdate:) dropInteraction(_:performDrop:)
        UIEditMenuInteractionDelegate
            editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction(_:targetRectFor:)
        UIGestureRecognizerDelegate
            gestureRecognizerShouldBegin(_:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
            gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer(_:shouldBeRequiredToFailBy:)
            gestureRecognizer(_:shouldReceive:)
        UIImagePickerControllerDelegate
            imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
        UINavigationControllerDelegate
            navigationController(_:willShow:animated:) navigationController(_:didShow:animated:)
            navigationController(_:animationControllerFor:from:to:)
            navigationController(_:interactionControllerFor:)
            navigationControllerSupportedInterfaceOrientations(_:)
        UIPageViewControllerDataSource
            presentationCount(for:) presentationIndex(for:)
        UIPageViewControllerDelegate
            pageViewController(_:willTransitionTo:)
            pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
        UIPickerViewDelegate
            pickerView(_:widthForComponent:) pickerView(_:rowHeightForComponent:)
            pickerView(_:titleForRow:forComponent:) pickerView(_:attributedTitleForRow:forComponent:)
            pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:didSelectRow:inComponent:)
        UIPointerInteractionDelegate
            pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:)
            pointerInteraction(_:willEnter:animator:) pointerInteraction(_:willExit:animator:)
        UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
            popoverPresentationControllerShouldDismissPopover(_:) prepareForPopoverPresentation(_:)
        UIScrollViewDelegate
            scrollViewDidScroll(_:) scrollViewWillBeginDragging(_:)
            scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
            scrollViewDidEndDragging(_:willDecelerate:) scrollViewWillBeginDecelerating(_:)
            scrollViewDidEndDecelerating(_:) scrollViewDidEndScrollingAnimation(_:) viewForZooming(in:)
            scrollViewWillBeginZooming(_:with:) scrollViewDidEndZooming(_:with:atScale:) scrollViewDidZoom(_:)
            scrollViewShouldScrollToTop(_:) scrollViewDidScrollToTop(_:)
            scrollViewDidChangeAdjustedContentInset(_:)
        UISearchBarDelegate
            searchBar(_:textDidChange:) searchBarSearchButtonClicked(_:) searchBarCancelButtonClicked(_:)
            searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
        UISearchControllerDelegate
            willPresentSearchController(_:) didPresentSearchController(_:) willDismissSearchController(_:)
            didDismissSearchController(_:) presentSearchController(_:)
        UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
            sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
        UISplitViewControllerDelegate
            splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
        UITabBarControllerDelegate
            tabBarController(_:shouldSelect:) tabBarController(_:didSelect:)
            tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:interactionControllerFor:)
        UITabBarDelegate
            tabBar(_:didSelect:)
        UITableViewDataSource
            numberOfSections(in:) tableView(_:titleForHeaderInSection:) tableView(_:titleForFooterInSection:)
            sectionIndexTitles(for:) tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:)
            tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) tableView(_:sectionForSectionIndexTitle:at:)
        UITableViewDelegate: UIScrollViewDelegate
            tableView(_:heightForRowAt:) tableView(_:estimatedHeightForRowAt:)
            tableView(_:heightForHeaderInSection:) tableView(_:heightForFooterInSection:)
            tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForFooterInSection:)
            tableView(_:viewForHeaderInSection:) tableView(_:viewForFooterInSection:)
            tableView(_:willDisplay:forRowAt:) tableView(_:didEndDisplaying:forRowAt:)
            tableView(_:shouldHighlightRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didUnhighlightRowAt:)
            tableView(_:willSelectRowAt:) tableView(_:didSelectRowAt:) tableView(_:willDeselectRowAt:)
            tableView(_:didDeselectRowAt:) tableView(_:accessoryButtonTappedForRowWith:)
            tableView(_:editingStyleForRowAt:) tableView(_:titleForDeleteConfirmationButtonForRowAt:)
            tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:indentationLevelForRowAt:)
            tableView(_:leadingSwipeActionsConfigurationForRowAt:)
            tableView(_:trailingSwipeActionsConfigurationForRowAt:)
            tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:willDisplayHeaderView:forSection:)
            tableView(_:willDisplayFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:)
            tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:editActionsForRowAt:)
            tableView(_:willBeginEditingRowAt:) tableView(_:didEndEditingRowAt:)
            tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
            tableView(_:shouldBeginMultipleSelectionInteractionAt:)
            tableView(_:didBeginMultipleSelectionInteractionAt:) tableViewDidEndMultipleSelectionInteraction(_:)
            tableView(_:canPerformPrimaryActionForRowAt:) tableView(_:performPrimaryActionForRowAt:)
            tableView(_:canFocusRowAt:) tableView(_:shouldUpdateFocusIn:) tableView(_:didUpdateFocusIn:with:)
            indexPathForPreferredFocusedView(in:) tableView(_:selectionFollowsFocusForRowAt:)
            tableView(_:shouldSpringLoadRowAt:with:) tableView(_:shouldShowMenuForRowAt:)
            tableView(_:canPerformAction:forRowAt:withSender:) tableView(_:performAction:forRowAt:withSender:)
            tableView(_:previewForHighlightingContextMenuWithConfiguration:)
            tableView(_:previewForDismissingContextMenuWithConfiguration:)
            tableView(_:willPerformPreviewActionForMenuWith:animator:)
            tableView(_:willDisplayContextMenu:animator:) tableView(_:willEndContextMenuInteraction:animator:)
        UITableViewDragDelegate
            tableView(_:itemsForAddingTo:at:point:) tableView(_:dragPreviewParametersForRowAt:)
            tableView(_:dragSessionWillBegin:) tableView(_:dragSessionDidEnd:)
            tableView(_:dragSessionAllowsMoveOperation:)
            tableView(_:dragSessionIsRestrictedToDraggingApplication:)
        UITableViewDropDelegate
            tableView(_:canHandle:) tableView(_:dropSessionDidEnter:)
            tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) tableView(_:dropSessionDidExit:)
            tableView(_:dropSessionDidEnd:) tableView(_:dropPreviewParametersForRowAt:)
        UITextFieldDelegate
            textFieldShouldBeginEditing(_:) textFieldDidBeginEditing(_:) textFieldShouldEndEditing(_:)
            textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:)
            textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidChangeSelection(_:)
            textFieldShouldClear(_:) textFieldShouldReturn(_:)
        UITextViewDelegate: UIScrollViewDelegate
            textViewShouldBeginEditing(_:) textViewDidBeginEditing(_:) textViewShouldEndEditing(_:)
            textViewDidEndEditing(_:) textView(_:shouldChangeTextIn:replacementText:) textViewDidChange(_:)
            textViewDidChangeSelection(_:) textView(_:shouldInteractWith:in:interaction:)
            textView(_:primaryActionFor:defaultAction:) textView(_:menuConfigurationFor:defaultMenu:)
        UIViewControllerTransitioningDelegate
            animationController(forPresented:presenting:source:) animationController(forDismissed:)
            interactionControllerForPresentation(using:) interactionControllerForDismissal(using:)
            presentationController(forPresented:presenting:source:)
        """
}
