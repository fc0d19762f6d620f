/// A rule for computing layout values that Interface Builder files do not store.
///
/// `make frames-rules` switches each rule off in turn and counts the views and projects whose frames depend on the
/// rule.
package enum FrameRule: String, CaseIterable, Sendable {
    case statusBars, homeIndicators, doubledInsets, pageSheets, minimumScreenHeight, viewsLargerThanScreen, opaqueBars
    case landscape, navigationBars, largeTitles, prompts, tabBars, tabBarsStayHidden, toolbars, popovers, storedSegues
    case marginsOfControllersViews, marginsOfTopLevelViews, marginsOfCells, marginsBesideAccessories
    case separatorsInMargins, marginsFromSafeAreas, noSpaceBesideSafeAreas, preservedMarginsOfCells, contentOfCells
    case hiddenActivityIndicators, hiddenArrangedViews, sizesInStackViews, designableSizes, placeholderSizes
    case sliderInsets, switches, sliders, steppers, segmentedControls, searchBars, borderedFields, borderlessFields
    case progressViews, pageControls, infoButtons, pickersInCells
    case fontsOfCustomButtons, substituteFonts, systemFontsByName, widthsOfSystemFont, textSizes
    case wrappedWidths, equalLabelWidthsInRows, contentlessViews, symbolSizes, symbolInsets, knownSymbols

    /// Creates the rule with the given name, which can also be the rule's name before version 0.3; `nil` if the name is
    /// unknown.
    package init?(name: String) {
        self.init(rawValue: Self.formerNames[name]?.rawValue ?? name)
    }

    private static let formerNames: [String: FrameRule] = [
        "cards": .pageSheets, "lowestScreen": .minimumScreenHeight, "notedSegues": .storedSegues,
        "marginsOfTopmostViews": .marginsOfTopLevelViews, "wheelsThatHide": .hiddenActivityIndicators,
        "wheelsInCells": .pickersInCells, "sharedTextWidths": .equalLabelWidthsInRows,
        "unfilledViews": .contentlessViews,
    ]

    /// The rules that are switched off in the current task.
    @TaskLocal package static var switchedOff: Set<FrameRule> = []

    /// Whether the rule is applied in the current task.
    package var isOn: Bool { !Self.switchedOff.contains(self) }
}
