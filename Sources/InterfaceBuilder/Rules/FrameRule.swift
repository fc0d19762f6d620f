/// A rule for computing layout values that Interface Builder files do not store.
///
/// Switching a rule off shows how many views of how many projects depend on it (`make frames-rules`).
package nonisolated enum FrameRule: String, CaseIterable, Sendable {
    case statusBars, homeIndicators, doubledInsets, cards, lowestScreen, viewsLargerThanScreen, opaqueBars, landscape
    case navigationBars, largeTitles, prompts, tabBars, tabBarsStayHidden, toolbars, popovers, notedSegues
    case marginsOfControllersViews, marginsOfTopmostViews, marginsOfCells, marginsBesideAccessories, separatorsInMargins
    case marginsFromSafeAreas, noSpaceBesideSafeAreas, preservedMarginsOfCells, contentOfCells
    case wheelsThatHide, hiddenArrangedViews, sizesInStackViews, designableSizes, placeholderSizes, sliderInsets
    case switches, sliders, steppers, segmentedControls, searchBars, borderedFields, borderlessFields
    case progressViews, pageControls, infoButtons, wheelsInCells
    case fontsOfCustomButtons, substituteFonts, systemFontsByName, widthsOfSystemFont, textSizes
    case wrappedWidths, sharedTextWidths, unfilledViews, symbolSizes, symbolInsets, knownSymbols

    /// The rules that are switched off in the current task.
    @TaskLocal package static var switchedOff: Set<FrameRule> = []

    /// Whether the rule is applied in the current task.
    var isOn: Bool { !Self.switchedOff.contains(self) }
}
