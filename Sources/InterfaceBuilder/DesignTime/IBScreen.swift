import Foundation
import UIKitFacts
import UIKitLayout

/// The safe area of a root view on the simulated device.
///
/// As in UIKit, the safe area excludes the parts of the view that bars and the notch cover. The device is the one that
/// the file names. Bars that the file does not name are inferred from the controllers that contain the view's
/// controller.
struct IBScreen {
    private let screen: SimulatedScreen
    private let version: Int
    private let view: UIView
    private let place: IBRootPlacement
    private let controller: ControllerBars

    /// - Parameter element: the element that the view was created from.
    init(file: InterfaceFile, place: IBRootPlacement, view: UIView, element: IBElement) {
        screen = SimulatedScreen(of: file)
        version = file.toolsVersion
        self.view = view
        self.place = place
        controller =
            place.controller.map { ControllerBars(of: $0, in: file) } ?? ControllerBars(simulatedBy: element)
    }

    var safeArea: UIEdgeInsets {
        guard place.fillsScreen, !(view is UITableViewCell), !controller.isInPopover else { return .zero }
        guard !isTooShort else { return .zero }
        if let device = screen.device, screen.isLandscape, !device.isPad, FrameRule.landscape.isOn {
            return landscapeInsets(device)
        }
        return UIEdgeInsets(top: max(0, topOfContent - origin), left: 0, bottom: bottom, right: 0)
    }

    private var isTooShort: Bool {
        version < XcodeVersion.xcode11 && view.bounds.height < Canvas.minimumScreenHeight.value
            && FrameRule.minimumScreenHeight.isOn
            && screen.device?.edges.hasHomeIndicator != true
    }

    /// The safe area insets of a phone in landscape, where no status bar is shown. The left and the right inset are
    /// both as wide as the notch.
    private func landscapeInsets(_ device: DeviceModel) -> UIEdgeInsets {
        let top = controller.hasNavigationBar ? BarHeights.navigationBarInLandscape.value : 0
        guard device.edges.hasHomeIndicator else { return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0) }
        let side = device.edges.statusBar.value(for: version) ?? 0
        return UIEdgeInsets(
            top: top, left: side, bottom: ScreenEdges.phoneIndicatorInLandscape.value, right: side)
    }

    /// The height in which the view is laid out, or `nil` if it is the stored height. A view that begins below an
    /// opaque bar and would extend beyond the bottom of the screen is shortened to end there. Evidence: 4 root views of
    /// one project are stored 64 points too tall; their subviews end 64 points above their bottom edge.
    var heightOnScreen: CGFloat? {
        let lowest = screenHeight - origin
        return controller.hasOpaqueTopBar && frame.minY > 0 && frame.height > lowest ? lowest : nil
    }

    // MARK: Position of the view

    private var frame: CGRect { view.frame }
    private var bars: BarHeights { screen.device?.bars ?? .ofPhones }

    /// The height of the screen, or of the view if the view has a freeform size, in points.
    private var screenHeight: CGFloat {
        if isFreeform { return frame.height }
        return screen.size?.height ?? DeviceModel.formerHeight(ofWidth: frame.width) ?? frame.height
    }

    private var isFreeform: Bool {
        if controller.isFreeform { return true }
        guard let size = screen.size else { return DeviceModel.formerHeight(ofWidth: frame.width) == nil }
        return frame.width != size.width || (place.controller == nil && frame.height != size.height)
    }

    /// The position of the screen's lower edge, in points from the top of the screen. A view with a freeform size is
    /// placed at the top of the device's screen if the view is not wider than the screen, and otherwise on a screen of
    /// its own size.
    ///
    /// Evidence: the bottom safe area inset is 0 in a view of 414 × 818 points on a screen of 414 × 896 (QuickBlox,
    /// `ParticipantsView.xib`) and in 11 other views of 8 projects, written by Xcode 11 to 14. The inset is 34 points
    /// in a view of 750 × 296 points (Nextcloud, `NCShareAdvancePermissionFooter.xib`) and in 5 other views of 5
    /// projects.
    private var bottomOfScreen: CGFloat {
        guard isFreeform, let size = screen.size else { return screenHeight }
        let isOnScreen = Canvas.placesFreeformViewsOnScreen.value(for: version) == true
        let fits = isOnScreen && frame.width <= size.width || !FrameRule.viewsLargerThanScreen.isOn
        return fits ? max(origin + frame.height, size.height) : origin + frame.height
    }

    private var missingHeight: CGFloat { screenHeight - frame.height }

    private var isPageSheet: Bool {
        guard version >= XcodeVersion.xcode11, FrameRule.pageSheets.isOn, let device = screen.device else {
            return false
        }
        guard device.edges.hasHomeIndicator else { return missingHeight == Canvas.pageSheetGap.value }
        let statusBar = device.edges.statusBar.value(for: version) ?? 0
        return missingHeight == statusBar + Canvas.pageSheetGapBelowStatusBar.value
    }

    /// The distance from the top of the screen to the top of the view, in points. A view that is below an opaque bar,
    /// or that is shorter than the screen by at least the height of the bars at the top, begins at the lower edge of
    /// these bars; any other view begins at the top of the screen.
    private var origin: CGFloat {
        if controller.hasOpaqueTopBar { return topOfContent }
        return controller.hasNavigationBar && !isPageSheet && missingHeight >= topOfContent ? topOfContent : 0
    }

    // MARK: Bars

    private var statusBar: CGFloat {
        guard FrameRule.statusBars.isOn else { return 0 }
        if controller.isStatusBarExcluded, version < XcodeVersion.xcode11 { return 0 }
        guard let edges = screen.device?.edges else { return Canvas.statusBarWithoutDevice.value(for: version) ?? 0 }
        return (edges.statusBar.value(for: version) ?? 0) * (edges.hasHomeIndicator ? factor : 1)
    }

    private var homeIndicator: CGFloat {
        FrameRule.homeIndicators.isOn ? (screen.device?.edges.homeIndicator?.value ?? 0) * factor : 0
    }

    private var factor: CGFloat { Canvas.insetFactor.value(for: version) ?? 1 }

    /// The distance from the top of the screen, or of a page sheet, to the lower edge of the bars at its top, in
    /// points.
    private var topOfContent: CGFloat {
        if isPageSheet { return controller.hasNavigationBar ? BarHeights.navigationBarOnPageSheet.value : 0 }
        guard controller.hasNavigationBar else { return statusBar }
        return statusBar + (bars.navigationBar.value(for: version) ?? 0)
            + (controller.hasLargeTitle ? BarHeights.largeTitle.value : 0)
            + (controller.hasPrompt ? BarHeights.prompt.value : 0)
    }

    private var bottom: CGFloat {
        let bar: CGFloat =
            switch controller.bottomBar {
            case .none: 0
            case .tabBar: bars.tabBar.value(for: version) ?? 0
            case .toolbar: BarHeights.toolbar.value
            }
        // A page sheet extends to the bottom of the screen.
        let lowerEdge = isPageSheet ? screenHeight : origin + frame.height
        return max(0, lowerEdge - (bottomOfScreen - homeIndicator - bar))
    }
}
