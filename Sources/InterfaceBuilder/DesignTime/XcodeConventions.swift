import Foundation
import UIKitFacts
import UIKitLayout

/// The conventions of the version of Xcode that wrote a file.
struct XcodeConventions: IBConventions {
    let file: InterfaceFile

    // MARK: Text and images

    func font(named name: String, size: CGFloat, isDesignTime: Bool) -> UIFont {
        if FrameRule.systemFontsByName.isOn, let font = IBSystemFontName(name)?.font(ofSize: size) { return font }
        let font = UIFont.described(byName: name, size: size)
        guard isDesignTime, FrameRule.substituteFonts.isOn, !UIFont.isFamilyInstalled(font.familyName) else {
            return font
        }
        return .interfaceBuilderSubstitute(for: font)
    }

    func drawn(_ font: UIFont) -> UIFont {
        font.withSystemFontWidths(IBSystemFontWidths.widths(in: file))
    }

    /// The font size of a button's title, in points: `UIFont.buttonFontSize` for custom buttons and 15 for others, as
    /// in UIKit.
    func titleFontSize(ofCustomButton isCustom: Bool) -> CGFloat {
        isCustom && FrameRule.fontsOfCustomButtons.isOn ? UIFont.buttonFontSize : TextControls.buttonFontSize.value
    }

    func textSizeOfConfigurations(beside textSize: UIContentSizeCategory) -> UIContentSizeCategory {
        let isInterfaceBuilders = textSize == IBTextSize.category(of: file)
        return isInterfaceBuilders ? IBTextSize.categoryOfConfigurations(in: file) : textSize
    }

    func image(of symbol: IBSymbol) -> UIImage? {
        FrameRule.symbolSizes.isOn ? IBSymbolSize(symbol: symbol).image : nil
    }

    // MARK: Views

    var showsHiddenActivityIndicators: Bool { FrameRule.hiddenActivityIndicators.isOn }

    /// Whether standard spacing to a safe area is 0. Evidence: the stored frames show a spacing of 0 for 2 constraints
    /// of one file, although the file stores 20 as their constant.
    var omitsSpacingToSafeAreas: Bool { FrameRule.noSpaceBesideSafeAreas.isOn }

    func contentFrame(of content: UIView, in cell: UITableViewCell, _ element: IBElement) -> CGRect? {
        IBCellContentFrame.frame(of: content, in: cell, element)
    }

    var marginsOfTableCells: CellMargins { IBMargins(file: file).ofTableCells }

    func margins(ofContent content: UIView, in cell: UIView, at place: IBRootPlacement) -> UIEdgeInsets? {
        IBMargins(file: file).ofTableCellContent(content, in: cell, at: place)
    }

    func prepareRoot(_ view: UIView, from element: IBElement, _ options: IBBuildOptions) {
        let margins = IBMargins(file: file)
        if !(view is UITableViewCell), let insets = margins.ofRoot(view, at: options.place) {
            view.setDefaultLayoutMargins(insets)
        }
        if options.place.fillsScreen { fillScreen(with: view) }
        if !margins.keepClearOfSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
        let screen = IBScreen(file: file, place: options.place, view: view, element: element)
        if options.isDesignTime, let height = screen.heightOnScreen { view.frame.size.height = height }
        view.ownSafeAreaInsets = options.place.fillsScreen ? options.safeArea ?? screen.safeArea : screen.safeArea
    }

    /// If the file was read for another device, resizes a view that fills the screen of the file's own device to the
    /// screen of the other device.
    private func fillScreen(with view: UIView) {
        guard let former = file.redrawnFrom, view.frame.size == former, let size = SimulatedScreen(of: file).size
        else { return }
        view.frame.size = size
    }

    func applyDesignTimeSizes(to views: [(IBElement, UIView)], _ options: IBBuildOptions) {
        IBDesignTimeSizes(file: file, options: options).apply(to: views)
    }
}
