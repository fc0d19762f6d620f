/// A reason for which declarations have no effect, with the declarations.
nonisolated struct InertKind {
    let title: String
    /// The sentence that explains the reason.
    let reason: String
    /// Members in the form `Type.member`, and types whose other members all belong to the kind.
    let declarations: Set<String>

    private init(_ title: String, _ reason: String, _ declarations: String) {
        (self.title, self.reason) = (title, reason)
        self.declarations = Set(declarations.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// Whether the kind contains a member by its own name.
    func names(_ member: String, of type: String) -> Bool { declarations.contains(type + "." + member) }

    /// The superclasses that declare members for one class of UIKit, so that subclasses can override the members; the
    /// page lists the members under the class of UIKit.
    static let classes = [
        "AccessibleObject": "UIAccessibilityElement",
        "ButtonInteraction": "UIButton",
        "ControllerAppearance": "UIViewController",
        "ResponderInteraction": "UIResponder",
        "ScrollInteraction": "UIScrollView",
        "TextFieldInteraction": "UITextField",
        "ViewAppearance": "UIView",
    ]

    static let all = [
        InertKind(
            "Touches",
            """
            No finger, pencil or mouse touches the screen. Gestures are not recognised; controls, bars and \
            rows are not pressed; menus and swipe actions are not opened; nothing is scrolled or dismissed \
            by the user.
            """,
            """
            UIAdaptivePresentationControllerDelegate UIAlertAction UIButton.menu UIButton.showsTouchWhenHighlighted
            UICellAccessory UICellConfigurationState UICollectionLayoutListConfiguration
            UICollectionLayoutSectionOrthogonalScrollingBehavior UICollectionView.allowsMultipleSelectionDuringEditing
            UICollectionView.allowsSelectionDuringEditing UICollectionViewDelegate UICollectionViewDiffableDataSource
            UICollectionViewLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
            UIContextMenuConfiguration UIContextMenuInteraction UIContextMenuInteractionDelegate UIContextualAction
            UIControl UIDeferredMenuElement UIEditMenuInteraction UIEditMenuInteractionDelegate UIEvent
            UIGestureRecognizer UIGestureRecognizerDelegate UIGlassEffect.isInteractive UIHoverGestureRecognizer
            UILabel.showsExpansionTextWhenTruncated UILargeContentViewerInteraction
            UILargeContentViewerInteractionDelegate UIListContentConfiguration.showsExpansionTextWhenTruncated
            UILongPressGestureRecognizer UIMenu UINavigationController UIPageControl UIPageViewController
            UIPageViewControllerDelegate UIPanGestureRecognizer UIPercentDrivenInteractiveTransition
            UIPickerViewDelegate UIPinchGestureRecognizer UIPopoverPresentationControllerDelegate UIPreviewParameters
            UIResponder.select(_:) UIResponder.touchesBegan(_:with:) UIResponder.touchesCancelled(_:with:)
            UIResponder.touchesEnded(_:with:) UIResponder.touchesEstimatedPropertiesUpdated(_:)
            UIResponder.touchesMoved(_:with:) UIRotationGestureRecognizer UIScreenEdgePanGestureRecognizer UIScrollView
            UIScrollViewDelegate UISearchBarDelegate.searchBarCancelButtonClicked(_:)
            UISheetPresentationControllerDelegate UISlider UISplitViewController.presentsWithGesture UIStepper
            UISwipeActionsConfiguration UISwipeGestureRecognizer UITabBar UITabBarController UITabBarControllerDelegate
            UITabBarDelegate UITableView.allowsMultipleSelectionDuringEditing UITableView.allowsSelection
            UITableView.allowsSelectionDuringEditing UITableView.contextMenuInteraction
            UITableView.sectionIndexTrackingBackgroundColor UITableView.selectionDidChangeNotification
            UITableViewCell.showingDeleteConfirmation UITableViewDataSource UITableViewDelegate UITableViewRowAction
            UITapGestureRecognizer UITargetedPreview UITextItem UITextView.isSelectable UITextViewDelegate UITouch
            UIView.gestureRecognizerShouldBegin(_:) UIView.isExclusiveTouch UIView.isMultipleTouchEnabled
            UIViewController.isModalInPresentation UIViewControllerInteractiveTransitioning
            UIViewControllerTransitioningDelegate UIWindow
            """),
        InertKind(
            "Keyboard and text input",
            """
            There is no keyboard, on the screen or attached, and no editing by the user.
            """,
            """
            UIAlertController UIKeyCommand UIKeyboardLayoutGuide UIResponder UIScrollView.keyboardDismissMode
            UISearchBarDelegate UITextField UITextFieldDelegate UITextInputTraits UITextView
            UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:) UITextViewDelegate.textViewDidChange(_:)
            UITextViewDelegate.textViewDidChangeSelection(_:) UIViewController.addKeyCommand(_:)
            UIViewController.removeKeyCommand(_:)
            """),
        InertKind(
            "Focus, pointers, presses and assistive technology",
            """
            No remote control, pointer, game controller, motion of the device or screen reader sends events, \
            and no view has the focus.
            """,
            """
            UIAccessibility UIAccessibilityCustomAction UIAccessibilityElement UICellConfigurationState.isFocused
            UICollectionView.allowsFocus UICollectionView.remembersLastFocusedIndexPath UIControl.focused
            UIFocusAnimationCoordinator UIFocusUpdateContext UIImage.isAccessibilityElement
            UIListContentConfiguration.accessibilityIgnoresInvertColors UIMotionEffect UIPointerInteraction
            UIPointerInteractionDelegate UIPointerRegionRequest UIPointerStyle UIPress UIPressesEvent
            UIResponder.motionBegan(_:with:) UIResponder.motionCancelled(_:with:) UIResponder.motionEnded(_:with:)
            UIResponder.pressesBegan(_:with:) UIResponder.pressesCancelled(_:with:) UIResponder.pressesChanged(_:with:)
            UIResponder.pressesEnded(_:with:) UIResponder.remoteControlReceived(with:) UITableView.allowsFocus
            UITableView.allowsFocusDuringEditing UITableView.remembersLastFocusedIndexPath
            UITableView.selectionFollowsFocus UITableViewCell.focusStyle
            UITableViewDelegate.indexPathForPreferredFocusedView(in:) UITableViewDelegate.tableView(_:canFocusRowAt:)
            UITableViewDelegate.tableView(_:didUpdateFocusIn:with:)
            UITableViewDelegate.tableView(_:selectionFollowsFocusForRowAt:)
            UITableViewDelegate.tableView(_:shouldUpdateFocusIn:) UITableViewFocusUpdateContext UIView
            UIViewConfigurationState UIViewController.didUpdateFocus(in:with:) UIViewController.setNeedsFocusUpdate()
            UIViewController.shouldUpdateFocus(in:) UIViewController.updateFocusIfNeeded()
            """),
        InertKind(
            "Drag and drop",
            """
            Nothing is dragged or dropped.
            """,
            """
            UICellConfigurationState.cellDragState UICellConfigurationState.cellDropState
            UICellConfigurationState.isReordering UICollectionView UICollectionViewDragDelegate
            UICollectionViewDropDelegate UIDragInteraction UIDragInteractionDelegate UIDragItem UIDragPreviewParameters
            UIDropInteraction UIDropInteractionDelegate UIDropProposal UISpringLoadedInteraction UITableView UITableViewCell
            UITableViewDataSource.tableView(_:moveRowAt:to:)
            UITableViewDelegate.tableView(_:shouldSpringLoadRowAt:with:)
            UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
            UITableViewDragDelegate UITableViewDropDelegate UITableViewDropPlaceholder UITableViewDropProposal
            UITableViewPlaceholder
            """),
        InertKind(
            "Frames between two states",
            """
            There is no screen whose refreshes would show animations, transitions and scroll indicators. The \
            state after an animation takes effect at once.
            """,
            """
            CAEmitterLayer CALayer CALayerDelegate UICollectionViewLayout UICubicTimingParameters UIImageView
            UIScrollView.automaticallyAdjustsScrollIndicatorInsets UIScrollView.flashScrollIndicators()
            UIScrollView.horizontalScrollIndicatorInsets UIScrollView.indicatorStyle UIScrollView.scrollIndicatorInsets
            UIScrollView.showsHorizontalScrollIndicator UIScrollView.showsVerticalScrollIndicator
            UIScrollView.verticalScrollIndicatorInsets UISpringTimingParameters UITableView.RowAnimation
            UITableViewDiffableDataSource UIView.AnimationOptions UIView.KeyframeAnimationOptions
            UIViewController.modalTransitionStyle UIViewControllerAnimatedTransitioning UIViewPropertyAnimator
            UIWindow.windowLevel
            """),
        InertKind(
            "Services of the operating system",
            """
            No operating system launches the app, shows scenes and a status bar, rotates the device, \
            restores state, runs other apps or produces haptic feedback.
            """,
            """
            NSLayoutConstraint NSUserActivity UIActivity UIActivityViewController UIApplication UIApplicationDelegate
            UIContentSizeCategory UIDevice UIDocumentInteractionController UIDocumentInteractionControllerDelegate
            UIFeedbackGenerator UIImagePickerController UIImagePickerControllerDelegate
            UIImpactFeedbackGenerator UINotificationFeedbackGenerator UIOpenURLContext UIPresentationController
            UIResponder.prepareForInterfaceBuilder() UIResponder.updateUserActivityState(_:) UIScene
            UISceneConfiguration UISceneDelegate UISceneSession UIScreen UISelectionFeedbackGenerator
            UITextView.dataDetectorTypes UIViewController UIWindowSceneDelegate
            """),
        InertKind(
            "The Objective-C runtime",
            """
            No method or property can be found by its name.
            """,
            """
            CADisplayLink.init(target:selector:) NSKeyValueObservedChange NSObject NotificationCenter Selector Timer
            UIAdaptivePresentationControllerDelegate.responds(to:) UIAppearance
            UIApplication.sendAction(_:to:from:for:) UIBarButtonItem UICollectionViewDataSource UICommand
            UIControl.sendAction(_:to:for:)
            UIGestureRecognizer.addTarget(_:action:) UIGestureRecognizer.init(target:action:)
            UIGestureRecognizer.removeTarget(_:action:) UIGestureRecognizerDelegate.responds(to:)
            UINavigationControllerDelegate UIPickerViewDelegate.responds(to:)
            UIResponder.canPerformAction(_:withSender:)
            UIScrollViewDelegate.responds(to:) UISearchBarDelegate.responds(to:)
            UITabBarControllerDelegate.responds(to:) UITableViewDataSource.responds(to:)
            UITextFieldDelegate.responds(to:) UIView.registerForTraitChanges(_:target:action:)
            UIViewController.unwind(for:towards:)
            class_addMethod(_:_:_:_:) class_getClassMethod(_:_:) class_getInstanceMethod(_:_:)
            class_getMethodImplementation(_:_:)
            class_replaceMethod(_:_:_:_:) imp_implementationWithBlock(_:) method_exchangeImplementations(_:_:)
            method_getImplementation(_:) method_getTypeEncoding(_:) method_setImplementation(_:_:)
            """),
        InertKind(
            "Hints",
            """
            The result is the same whatever the value is: each rendering draws everything.
            """,
            """
            CALayer.allowsEdgeAntialiasing CALayer.drawsAsynchronously CALayer.isOpaque CALayer.rasterizationScale
            CALayer.shouldRasterize NSLayoutManager UICollectionViewFlowLayoutInvalidationContext
            UICollectionViewLayoutInvalidationContext UIView.clearsContextBeforeDrawing UIView.isOpaque
            UIView.requiresConstraintBasedLayout
            """),
        InertKind(
            "Text layout",
            """
            Pango lays out the text. It neither hyphenates words nor tightens lines, and it has its own tab stops.
            """,
            """
            NSParagraphStyle.allowsDefaultTighteningForTruncation NSParagraphStyle.defaultTabInterval
            NSParagraphStyle.hyphenationFactor NSParagraphStyle.tabStops NSParagraphStyle.usesDefaultHyphenation
            """),
        InertKind(
            "Choices of the system",
            """
            The system chooses the result, and UIKit's documentation does not define it.
            """,
            """
            NSLayoutManager.showsInvisibleCharacters NSParagraphStyle.pushOut UIButton
            UIGlassContainerEffect UIGlassEffect
            """),
    ]
}
