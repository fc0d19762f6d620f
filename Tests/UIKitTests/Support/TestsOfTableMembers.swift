/// The effective members of Documentation/tables.md with a test of each.
nonisolated let testsOfTableMembers = [
    "UITableView.init(frame:style:)": "TableSupplementTests.testTitlesTakeTheHeightOfTheStyle",
    "UITableView.init(coder:)": "StoryboardTests.testStaticCellsFillTheTable",
    "UITableView.style": "TableSupplementTests.testTitlesTakeTheHeightOfTheStyle",
    "UITableView.dataSource": "TableGeometryTests.testRowsAreAsHighAsTheirConstraintsSay",
    "UITableView.delegate": "TableGeometryTests.testTheDelegatesEstimatesCountRowByRow",
    "UITableView.register(_:forCellReuseIdentifier:)": "TableGeometryTests.testRowsAreAsHighAsTheirConstraintsSay",
    "UITableView.register(_:forHeaderFooterViewReuseIdentifier:)":
        "TableCellBehaviourTests.testSubclassesNameTheirReuseIdentifier",
    "UITableView.dequeueReusableCell(withIdentifier:for:)": "TableBehaviourTests.testReconfiguredRowsKeepTheirCells",
    "UITableView.dequeueReusableCell(withIdentifier:)": "TableCellBehaviourTests.testACellIsPreparedBeforeItIsReused",
    "UITableView.dequeueReusableHeaderFooterView(withIdentifier:)":
        "TableCellBehaviourTests.testSubclassesNameTheirReuseIdentifier",
    "UITableView.tableHeaderView": "TableGeometryTests.testTheTablesOwnViewsCount",
    "UITableView.tableFooterView": "TableGeometryTests.testTheTablesOwnViewsCount",
    "UITableView.backgroundView": "TableBehaviourTests.testTheBackgroundViewFillsTheVisiblePartBehindTheRows",
    "UITableView.numberOfSections": "TableBehaviourTests.testSectionsAreInsertedDeletedReloadedAndMoved",
    "UITableView.numberOfRows(inSection:)": "TableBehaviourTests.testSectionsAreInsertedDeletedReloadedAndMoved",
    "UITableView.rowHeight": "TableGeometryTests.testRowsAreAsHighAsTheirConstraintsSay",
    "UITableView.estimatedRowHeight": "TableGeometryTests.testEstimatesCountUntilRowsAreShown",
    "UITableView.sectionHeaderHeight": "TableSupplementTests.testTheTablesHeightsOfHeadersAndFootersCount",
    "UITableView.sectionFooterHeight": "TableSupplementTests.testTheTablesHeightsOfHeadersAndFootersCount",
    "UITableView.estimatedSectionHeaderHeight": "TableScrollingTests.testHeadersAreMeasuredWhenTheyComeIntoSight",
    "UITableView.estimatedSectionFooterHeight":
        "TableSupplementTests.testTheTablesEstimatesOfHeadersAndFootersCountUntilTheyAreShown",
    "UITableView.automaticDimension": "TableGeometryTests.testRowsAreAsHighAsTheirConstraintsSay",
    "UITableView.selfSizingInvalidation":
        "TableBehaviourTests.testACellThatInvalidatesItsSizeIsMeasuredAgainWhereThatIsEnabled",
    "UITableView.SelfSizingInvalidation":
        "TableBehaviourTests.testACellThatInvalidatesItsSizeIsMeasuredAgainWhereThatIsEnabled",
    "UITableView.cellForRow(at:)": "TableScrollingTests.testTheDelegateIsToldOfEachCell",
    "UITableView.indexPath(for:)": "TableScrollingTests.testTheDelegateIsToldOfEachCell",
    "UITableView.indexPathForRow(at:)": "TableGeometryTests.testPointsFindTheirRows",
    "UITableView.indexPathsForRows(in:)": "TableGeometryTests.testPointsFindTheirRows",
    "UITableView.visibleCells": "TableGeometryTests.testRowsAreAsHighAsTheirConstraintsSay",
    "UITableView.indexPathsForVisibleRows": "TableScrollingTests.testCellsAreMadeForWhatIsInSightAndUsedAgain",
    "UITableView.rect(forSection:)": "TableGeometryTests.testRectanglesFollowFromHeights",
    "UITableView.rectForHeader(inSection:)": "TableGeometryTests.testRectanglesFollowFromHeights",
    "UITableView.rectForFooter(inSection:)": "TableGeometryTests.testRectanglesFollowFromHeights",
    "UITableView.rectForRow(at:)": "TableGeometryTests.testRectanglesFollowFromHeights",
    "UITableView.scrollToRow(at:at:animated:)": "TableScrollingTests.testScrollingUpIntoEstimatesDoesNotJump",
    "UITableView.scrollToNearestSelectedRow(at:animated:)": "TableBehaviourTests.testTheNearestSelectedRowIsScrolledTo",
    "UITableView.ScrollPosition": "TableScrollingTests.testRowsAreScrolledToWhereTheyShouldBe",
    "UITableView.indexPathForSelectedRow":
        "TableBehaviourTests.testARowThatIsSelectedDeselectsTheOthersUnlessSeveralMayBe",
    "UITableView.indexPathsForSelectedRows":
        "TableBehaviourTests.testARowThatIsSelectedDeselectsTheOthersUnlessSeveralMayBe",
    "UITableView.selectRow(at:animated:scrollPosition:)":
        "TableBehaviourTests.testARowThatIsSelectedDeselectsTheOthersUnlessSeveralMayBe",
    "UITableView.deselectRow(at:animated:)":
        "TableBehaviourTests.testARowThatIsSelectedDeselectsTheOthersUnlessSeveralMayBe",
    "UITableView.allowsMultipleSelection":
        "TableBehaviourTests.testARowThatIsSelectedDeselectsTheOthersUnlessSeveralMayBe",
    "UITableView.insertRows(at:with:)": "TableScrollingTests.testRowsThatStayKeepTheirCells",
    "UITableView.deleteRows(at:with:)": "TableUpdateTests.testDeletionsUseOldPlacesAndInsertionsNewOnes",
    "UITableView.reloadRows(at:with:)": "TableScrollingTests.testRowsThatStayKeepTheirCells",
    "UITableView.reconfigureRows(at:)": "TableBehaviourTests.testReconfiguredRowsKeepTheirCells",
    "UITableView.moveRow(at:to:)": "TableUpdateTests.testMovesReloadsDeletionsAndInsertionsInOneBatch",
    "UITableView.insertSections(_:with:)": "TableBehaviourTests.testSectionsAreInsertedDeletedReloadedAndMoved",
    "UITableView.deleteSections(_:with:)": "TableBehaviourTests.testSectionsAreInsertedDeletedReloadedAndMoved",
    "UITableView.reloadSections(_:with:)": "TableBehaviourTests.testSectionsAreInsertedDeletedReloadedAndMoved",
    "UITableView.moveSection(_:toSection:)": "TableBehaviourTests.testSectionsAreInsertedDeletedReloadedAndMoved",
    "UITableView.performBatchUpdates(_:completion:)":
        "FaultTests.testABatchUsesOldPlacesForDeletionsAndNewOnesForInsertions",
    "UITableView.beginUpdates()": "TableBehaviourTests.testSectionsAreInsertedDeletedReloadedAndMoved",
    "UITableView.endUpdates()": "TableBehaviourTests.testSectionsAreInsertedDeletedReloadedAndMoved",
    "UITableView.reloadData()": "TableScrollingTests.testReloadingMakesEverythingAnewAndKeepsTheOffset",
    "UITableView.reloadSectionIndexTitles()":
        "TableBehaviourTests.testCellsAreLaidOutBesideTheIndexWhenItsTitlesAreReloaded",
    "UITableView.separatorStyle": "TableBehaviourTests.testASeparatorTakesOnePixel",
    "UITableView.presentationSectionIndex(forDataSourceSectionIndex:)":
        "TableBehaviourTests.testPositionsOnTheScreenAreThoseInTheDataSource",
    "UITableView.dataSourceSectionIndex(forPresentationSectionIndex:)":
        "TableBehaviourTests.testPositionsOnTheScreenAreThoseInTheDataSource",
    "UITableView.presentationIndexPath(forDataSourceIndexPath:)":
        "TableBehaviourTests.testPositionsOnTheScreenAreThoseInTheDataSource",
    "UITableView.dataSourceIndexPath(forPresentationIndexPath:)":
        "TableBehaviourTests.testPositionsOnTheScreenAreThoseInTheDataSource",
    "UITableView.performUsingPresentationValues(_:)":
        "TableBehaviourTests.testPositionsOnTheScreenAreThoseInTheDataSource",
    "UITableView.Style": "TableSupplementTests.testTitlesTakeTheHeightOfTheStyle",
    "UITableViewDataSource.tableView(_:numberOfRowsInSection:)":
        "TableBehaviourTests.testSectionsAreInsertedDeletedReloadedAndMoved",
    "UITableViewDataSource.tableView(_:cellForRowAt:)": "TableBehaviourTests.testReconfiguredRowsKeepTheirCells",
    "UITableViewDataSource.numberOfSections(in:)": "TableBehaviourTests.testSectionsAreInsertedDeletedReloadedAndMoved",
    "UITableViewDataSource.tableView(_:titleForHeaderInSection:)":
        "TableSupplementTests.testTitlesTakeTheHeightOfTheStyle",
    "UITableViewDataSource.tableView(_:titleForFooterInSection:)":
        "TableSupplementTests.testTitlesTakeTheHeightOfTheStyle",
    "UITableViewDataSource.sectionIndexTitles(for:)":
        "TableBehaviourTests.testCellsAreLaidOutBesideTheIndexWhenItsTitlesAreReloaded",
    "UITableViewDelegate.tableView(_:willDisplay:forRowAt:)":
        "TableBehaviourTests.testTheDelegateIsNotifiedOfRowsOnTheScreen",
    "UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)":
        "TableBehaviourTests.testTheDelegateIsNotifiedOfRowsOnTheScreen",
    "UITableViewDelegate.tableView(_:heightForRowAt:)": "TableGeometryTests.testRectanglesFollowFromHeights",
    "UITableViewDelegate.tableView(_:heightForHeaderInSection:)":
        "TableSupplementTests.testTheDelegatesHeightsOfHeadersAndFootersReplaceItsEstimatesOnTheScreen",
    "UITableViewDelegate.tableView(_:heightForFooterInSection:)":
        "TableSupplementTests.testTheDelegatesHeightsOfHeadersAndFootersReplaceItsEstimatesOnTheScreen",
    "UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)":
        "TableGeometryTests.testTheDelegatesEstimatesCountRowByRow",
    "UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)":
        "TableSupplementTests.testTheDelegatesHeightsOfHeadersAndFootersReplaceItsEstimatesOnTheScreen",
    "UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)":
        "TableSupplementTests.testTheDelegatesHeightsOfHeadersAndFootersReplaceItsEstimatesOnTheScreen",
    "UITableViewDelegate.tableView(_:viewForHeaderInSection:)":
        "TableSupplementTests.testTheDelegatesViewsOfHeadersAndFootersAreMeasured",
    "UITableViewDelegate.tableView(_:viewForFooterInSection:)":
        "TableSupplementTests.testTheDelegatesViewsOfHeadersAndFootersAreMeasured",
    "UITableViewCell.init(style:reuseIdentifier:)": "CellStyleTests.testEachStyleHasTheViewsOfItsDocumentation",
    "UITableViewCell.init(coder:)": "StoryboardTests.testStaticCellsFillTheTable",
    "UITableViewCell.reuseIdentifier": "TableCellBehaviourTests.testACellIsPreparedBeforeItIsReused",
    "UITableViewCell.prepareForReuse()": "TableCellBehaviourTests.testACellIsPreparedBeforeItIsReused",
    "UITableViewCell.contentView": "TableBehaviourTests.testCellsAreLaidOutBesideTheIndexWhenItsTitlesAreReloaded",
    "UITableViewCell.textLabel": "CellStyleTests.testALabelAloneFillsTheContent",
    "UITableViewCell.detailTextLabel": "CellStyleTests.testASubtitleIsBelowTheTitle",
    "UITableViewCell.imageView": "CellStyleTests.testEachStyleHasTheViewsOfItsDocumentation",
    "UITableViewCell.CellStyle": "CellStyleTests.testAValueEndsAtTheMargin",
    "UITableViewCell.contentConfiguration":
        "TableCellBehaviourTests.testTheContentOfACellOrHeaderFollowsTheStateUnlessThatIsTurnedOff",
    "UITableViewCell.defaultContentConfiguration()": "TableCellBehaviourTests.testTheDefaultContentIsThatOfTheStyle",
    "UITableViewCell.automaticallyUpdatesContentConfiguration":
        "TableCellBehaviourTests.testTheContentOfACellOrHeaderFollowsTheStateUnlessThatIsTurnedOff",
    "UITableViewCell.configurationState": "TableCellBehaviourTests.testTheStateOfACellReachesItsConfiguration",
    "UITableViewCell.setNeedsUpdateConfiguration()":
        "TableCellBehaviourTests.testTheStateOfACellReachesItsConfiguration",
    "UITableViewCell.updateConfiguration(using:)": "TableCellBehaviourTests.testTheStateOfACellReachesItsConfiguration",
    "UITableViewCell.configurationUpdateHandler": "TableCellBehaviourTests.testTheStateOfACellReachesItsConfiguration",
    "UITableViewCell.ConfigurationUpdateHandler": "TableCellBehaviourTests.testTheStateOfACellReachesItsConfiguration",
    "UITableViewCell.backgroundView": "TableCellBehaviourTests.testABackgroundViewIsAsLargeAsItsCellOrHeader",
    "UITableViewCell.accessoryType": "FaultTests.testTheWidthsThatAccessoriesTakeAreInOneTableAndSettable",
    "UITableViewCell.AccessoryType": "FaultTests.testTheWidthsThatAccessoriesTakeAreInOneTableAndSettable",
    "UITableViewCell.accessoryView": "UnmodifiedCellHeightTests.testACellMadeWithATitleShowsItBesideItsSwitch",
    "UITableViewCell.isSelected": "TableCellBehaviourTests.testTheStateOfACellReachesItsConfiguration",
    "UITableViewCell.setSelected(_:animated:)": "TableCellBehaviourTests.testTheStateOfACellReachesItsConfiguration",
    "UITableViewCell.isHighlighted": "TableCellBehaviourTests.testTheStateOfACellReachesItsConfiguration",
    "UITableViewCell.setHighlighted(_:animated:)": "TableCellBehaviourTests.testTheStateOfACellReachesItsConfiguration",
    "UITableViewCell.isEditing": "TableCellBehaviourTests.testTheStateOfACellReachesItsConfiguration",
    "UITableViewCell.setEditing(_:animated:)": "TableCellBehaviourTests.testTheStateOfACellReachesItsConfiguration",
    "UITableViewCell.SeparatorStyle": "TableBehaviourTests.testASeparatorTakesOnePixel",
    "UITableViewHeaderFooterView.init(reuseIdentifier:)":
        "TableCellBehaviourTests.testAHeaderUpdatesItsConfigurationBeforeALayout",
    "UITableViewHeaderFooterView.init(coder:)": "StoryboardTests.testAHeaderIsMadeFromANib",
    "UITableViewHeaderFooterView.reuseIdentifier": "TableCellBehaviourTests.testSubclassesNameTheirReuseIdentifier",
    "UITableViewHeaderFooterView.contentView": "TableCellBehaviourTests.testAHeaderShowsItsContentConfiguration",
    "UITableViewHeaderFooterView.backgroundView":
        "TableCellBehaviourTests.testABackgroundViewIsAsLargeAsItsCellOrHeader",
    "UITableViewHeaderFooterView.contentConfiguration":
        "TableCellBehaviourTests.testAHeaderShowsItsContentConfiguration",
    "UITableViewHeaderFooterView.defaultContentConfiguration()":
        "TableCellBehaviourTests.testAHeaderShowsItsContentConfiguration",
    "UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration":
        "TableCellBehaviourTests.testTheContentOfACellOrHeaderFollowsTheStateUnlessThatIsTurnedOff",
    "UITableViewHeaderFooterView.configurationState":
        "TableCellBehaviourTests.testAHeaderUpdatesItsConfigurationBeforeALayout",
    "UITableViewHeaderFooterView.setNeedsUpdateConfiguration()":
        "TableCellBehaviourTests.testAHeaderUpdatesItsConfigurationBeforeALayout",
    "UITableViewHeaderFooterView.updateConfiguration(using:)":
        "TableCellBehaviourTests.testAHeaderUpdatesItsConfigurationBeforeALayout",
    "UITableViewHeaderFooterView.configurationUpdateHandler":
        "TableCellBehaviourTests.testAHeaderUpdatesItsConfigurationBeforeALayout",
    "UITableViewHeaderFooterView.ConfigurationUpdateHandler":
        "TableCellBehaviourTests.testAHeaderUpdatesItsConfigurationBeforeALayout",
    "UITableViewController.init(style:)": "TableCellBehaviourTests.testAControllersTableHasItsStyle",
    "UITableViewController.init(nibName:bundle:)": "TableCellBehaviourTests.testAControllersTableHasItsStyle",
    "UITableViewController.init(coder:)": "StoryboardTests.testStaticCellsFillTheTable",
    "UITableViewController.tableView": "TableCellBehaviourTests.testAControllersTableHasItsStyle",
    "UITableViewDiffableDataSource.init(tableView:cellProvider:)":
        "DiffableDataSourceTests.testTheTableShowsTheSnapshot",
    "UITableViewDiffableDataSource.CellProvider": "DiffableDataSourceTests.testTheTableShowsTheSnapshot",
    "UITableViewDiffableDataSource.snapshot()": "TableCellBehaviourTests.testASnapshotIsAppliedByReloadingTheData",
    "UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)":
        "DiffableDataSourceTests.testTheTableShowsTheSnapshot",
    "UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)":
        "TableCellBehaviourTests.testASnapshotIsAppliedByReloadingTheData",
    "UITableViewDiffableDataSource.itemIdentifier(for:)": "DiffableDataSourceTests.testTheTableShowsTheSnapshot",
    "UITableViewDiffableDataSource.indexPath(for:)": "DiffableDataSourceTests.testTheTableShowsTheSnapshot",
    "UITableViewDiffableDataSource.sectionIdentifier(for:)": "DiffableDataSourceTests.testASnapshotIsEditedByNames",
    "UITableViewDiffableDataSource.index(for:)": "DiffableDataSourceTests.testTheTableShowsTheSnapshot",
    "UITableView.prefetchDataSource": "ListChangeTests.testRowsAreRequestedInTheDirectionOfScrolling",
    "UITableView.insetsContentViewsToSafeArea":
        "SafeAreaContentTests.testContentViewsAreInsetFromTheSidesOfTheSafeArea",
    "UITableView.contentHuggingElements":
        "ContentHuggingTests.testAHeaderIsAsWideAsItsContentButNotWiderThanTheTable",
    "UITableView.isPrefetchingEnabled": "ListChangeTests.testScrollingBackCancelsRequests",
    "UITableView.isEditing": "ListChangeTests.testACellIsNotIndentedForItsControlIfItSaysSo",
    "UITableView.setEditing(_:animated:)": "ListChangeTests.testCellsAreToldOfTheirEditingControls",
    "UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)":
        "ListChangeTests.testTheDelegateDecidesAboutTheIndentationOfGroupedRows",
    "UITableViewDataSourcePrefetching.tableView(_:prefetchRowsAt:)":
        "ListChangeTests.testRowsAreRequestedInTheDirectionOfScrolling",
    "UITableViewDataSourcePrefetching.tableView(_:cancelPrefetchingForRowsAt:)":
        "ListChangeTests.testScrollingBackCancelsRequests",
    "UITableViewCell.willTransition(to:)": "ListChangeTests.testCellsAreToldOfTheirEditingControls",
    "UITableViewCell.didTransition(to:)": "ListChangeTests.testCellsAreToldOfTheirEditingControls",
    "UITableViewCell.indentationLevel": "ListChangeTests.testBuiltInContentIsIndented",
    "UITableViewCell.indentationWidth": "ListChangeTests.testBuiltInContentIsIndented",
    "UITableViewCell.shouldIndentWhileEditing": "ListChangeTests.testACellIsNotIndentedForItsControlIfItSaysSo",
    "UITableViewController.clearsSelectionOnViewWillAppear":
        "ControllerStateTests.testATableControllerClearsTheSelectionWhenItsViewAppears",
    "UITableView.sectionHeaderTopPadding":
        "SectionViewTests.testThePaddingIsAboveEachHeader",
    "UITableView.headerView(forSection:)":
        "SectionViewTests.testTheViewOfAHeaderIsASubviewWhileItIsVisible",
    "UITableView.footerView(forSection:)":
        "SectionViewTests.testATitleIsShownInAView",
    "UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:)":
        "SectionViewTests.testTheViewOfAHeaderIsASubviewWhileItIsVisible",
    "UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:)":
        "SectionViewTests.testTheViewOfAHeaderIsASubviewWhileItIsVisible",
    "UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:)":
        "SectionViewTests.testTheDelegateIsToldOfFooters",
    "UITableViewDelegate.tableView(_:didEndDisplayingFooterView:forSection:)":
        "SectionViewTests.testTheDelegateIsToldOfFooters",
    "UITableViewDelegate.tableView(_:indentationLevelForRowAt:)":
        "SectionViewTests.testTheDelegateIndentsRows",
    "UITableViewDataSource.tableView(_:canEditRowAt:)":
        "EditingHeightTests.testTheControlsOfARowDetermineItsWidth",
    "UITableViewDataSource.tableView(_:canMoveRowAt:)":
        "EditingHeightTests.testTheControlsOfARowDetermineItsWidth",
    "UITableViewDelegate.tableView(_:editingStyleForRowAt:)":
        "EditingHeightTests.testTheControlsOfARowDetermineItsWidth",
    "UITableViewCell.editingAccessoryType": "EditingHeightTests.testTheAccessoryForEditingReplacesTheOther",
    "UITableViewCell.editingAccessoryView": "EditingHeightTests.testTheAccessoryForEditingReplacesTheOther",
    "UITableViewCell.editingStyle": "EditingHeightTests.testTheControlsOfARowDetermineItsWidth",
    "UITableViewCell.EditingStyle": "EditingHeightTests.testTheControlsOfARowDetermineItsWidth",
    "UITableViewCell.showsReorderControl": "EditingHeightTests.testTheControlsOfARowDetermineItsWidth",
    "UITableViewHeaderFooterView.textLabel":
        "HeaderFooterHeightTests.testABuiltInLabelDeterminesTheHeightOfAHeaderOrFooter",
    "UITableViewHeaderFooterView.detailTextLabel":
        "HeaderFooterHeightTests.testTheDetailLabelIsBelowTheTextLabel",
]
