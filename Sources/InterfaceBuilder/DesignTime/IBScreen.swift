import Foundation
import UIKitLayout

/// The safe area of a root view on the simulated device.
///
/// As in UIKit, it excludes the parts of the view that bars and the notch cover. The file names the device and the bars
/// that are not inferred.
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

    /// The smallest height of a view treated as a screen, until Xcode 10: 14 roots of 6 projects are at most 361
    /// points high and have no insets, 4 of one project are at least 496 high and have them. All of these are on
    /// devices with a home button; on one with a home indicator, a view of 80 points has both insets (AdGuard,
    /// `ToastView.xib`: one project).
    private static let minimumScreenHeight: CGFloat = 480
    /// Whether the insets of devices with a home indicator are doubled, as in Xcode 26: 96 or 118 above or 68 below in
    /// 18 constraints of 3 projects.
    private static let insetsAreDoubled: [VersionedValue<Bool>] = [.init(true, from: XcodeVersion.xcode26)]
    /// The difference between the heights of the screen and of a page sheet, since Xcode 11: 20 points on devices with a home
    /// button (3 roots of one project), on others 10 more than the status bar (54 in one root).
    private static let pageSheetGaps: (homeButton: CGFloat, belowStatusBar: CGFloat) = (20, 10)

    var safeArea: UIEdgeInsets {
        guard place.fillsScreen, !(view is UITableViewCell), !controller.isInPopover else { return .zero }
        guard !isTooShort else { return .zero }
        if let device = screen.device, screen.isLandscape, !device.isPad, FrameRule.landscape.isOn {
            return landscapeInsets(device)
        }
        return UIEdgeInsets(top: max(0, topOfContent - origin), left: 0, bottom: bottom, right: 0)
    }

    private var isTooShort: Bool {
        version < XcodeVersion.xcode11 && view.bounds.height < Self.minimumScreenHeight
            && FrameRule.minimumScreenHeight.isOn
            && screen.device?.hasHomeIndicator != true
    }

    /// The insets of phones in landscape, which show no status bar. Both sides have the inset of the notch.
    private func landscapeInsets(_ device: SimulatedDevice) -> UIEdgeInsets {
        let top: CGFloat = controller.hasNavigationBar ? 32 : 0
        guard device.hasHomeIndicator else { return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0) }
        let side = device.statusBar.value(for: version) ?? 0
        return UIEdgeInsets(top: top, left: side, bottom: 21, right: side)
    }

    /// The height in which the view is laid out, or `nil` if it is the stored one. A view below an opaque bar is
    /// reduced to end at the bottom of the screen. Stored frames: 4 roots of one project, which extend 64 points below
    /// their subviews.
    var heightOnScreen: CGFloat? {
        let lowest = screenHeight - origin
        return controller.hasOpaqueTopBar && frame.minY > 0 && frame.height > lowest ? lowest : nil
    }

    // MARK: Position of the view

    private var frame: CGRect { view.frame }
    private var bars: BarHeights { BarHeights(isPad: screen.device?.isPad ?? false, version: version) }

    /// The height of the screen, or that of the view if it has a freeform size.
    private var screenHeight: CGFloat {
        if isFreeform { return frame.height }
        return screen.size?.height ?? SimulatedDevice.formerScreenHeights[frame.width] ?? frame.height
    }

    private var isFreeform: Bool {
        if controller.isFreeform { return true }
        guard let size = screen.size else { return SimulatedDevice.formerScreenHeights[frame.width] == nil }
        return frame.width != size.width || (place.controller == nil && frame.height != size.height)
    }

    /// Whether a view with a freeform size is placed on the device's screen. Since Xcode 15, and apparently in Xcode
    /// 10, it has a screen of its own size instead: 34 points below in a view of 390 × 72 on a screen of 390 × 844
    /// (Simplenote, `BannerView.xib`) and in one of 393 × 300 (Delta, `FollowUsFooterView.xib`).
    private static let placesFreeformViewsOnScreen: [VersionedValue<Bool>] = [
        .init(true, from: XcodeVersion.xcode11, before: XcodeVersion.xcode15)
    ]

    /// The lower edge of the screen on which the view is shown. A view with a freeform size is placed at the top of the
    /// device's screen if it is not wider, or else on a screen of its own size. Stored frames: 0 below in a view of 414
    /// × 818 points on a screen of 414 × 896 (QuickBlox, `ParticipantsView.xib`) and in 11 others of 8 projects from
    /// Xcode 11 to 14, 34 in one of 750 × 296 (Nextcloud, `NCShareAdvancePermissionFooter.xib`) and in 5 others of 5
    /// projects.
    private var bottomOfScreen: CGFloat {
        guard isFreeform, let size = screen.size else { return screenHeight }
        let isOnScreen = Self.placesFreeformViewsOnScreen.value(for: version) == true
        let fits = isOnScreen && frame.width <= size.width || !FrameRule.viewsLargerThanScreen.isOn
        return fits ? max(origin + frame.height, size.height) : origin + frame.height
    }

    private var missingHeight: CGFloat { screenHeight - frame.height }

    private var isPageSheet: Bool {
        guard version >= XcodeVersion.xcode11, FrameRule.pageSheets.isOn, let device = screen.device else {
            return false
        }
        guard device.hasHomeIndicator else { return missingHeight == Self.pageSheetGaps.homeButton }
        return missingHeight == (device.statusBar.value(for: version) ?? 0) + Self.pageSheetGaps.belowStatusBar
    }

    /// The distance from the top of the screen to the top of the view: that of an opaque bar, or of bars whose height
    /// is missing from the view's.
    private var origin: CGFloat {
        if controller.hasOpaqueTopBar { return topOfContent }
        return controller.hasNavigationBar && !isPageSheet && missingHeight >= topOfContent ? topOfContent : 0
    }

    // MARK: Bars

    private var statusBar: CGFloat {
        guard FrameRule.statusBars.isOn else { return 0 }
        if controller.isStatusBarExcluded, version < XcodeVersion.xcode11 { return 0 }
        guard let device = screen.device else { return version < XcodeVersion.xcode11 ? 20 : 0 }
        return (device.statusBar.value(for: version) ?? 0) * (device.hasHomeIndicator ? factor : 1)
    }

    private var homeIndicator: CGFloat {
        FrameRule.homeIndicators.isOn ? (screen.device?.homeIndicator ?? 0) * factor : 0
    }

    private var factor: CGFloat {
        Self.insetsAreDoubled.value(for: version) == true && FrameRule.doubledInsets.isOn ? 2 : 1
    }

    /// The lower edge of the bars at the top of the screen.
    private var topOfContent: CGFloat {
        if isPageSheet { return controller.hasNavigationBar ? bars.navigationBarOnPageSheet : 0 }
        guard controller.hasNavigationBar else { return statusBar }
        return statusBar + bars.navigationBar + (controller.hasLargeTitle ? bars.largeTitle : 0)
            + (controller.hasPrompt ? bars.prompt : 0)
    }

    private var bottom: CGFloat {
        let bar: CGFloat =
            switch controller.bottomBar {
            case .none: 0
            case .tabBar: bars.tabBar
            case .toolbar: bars.toolbar
            }
        // A page sheet extends to the bottom of the screen.
        let lowerEdge = isPageSheet ? screenHeight : origin + frame.height
        return max(0, lowerEdge - (bottomOfScreen - homeIndicator - bar))
    }
}
