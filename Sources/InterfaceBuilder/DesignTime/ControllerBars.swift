import Foundation
import UIKitFacts

/// The bars around a controller's view. Bars that the file simulates take precedence over those of the controllers that
/// contain or present this controller.
struct ControllerBars {
    enum BottomBar {
        case none, tabBar, toolbar
    }

    private(set) var hasNavigationBar = false
    private(set) var hasLargeTitle = false
    /// Whether a prompt is shown above the title.
    private(set) var hasPrompt = false
    /// Whether the view begins below an opaque bar.
    private(set) var hasOpaqueTopBar = false
    private(set) var isStatusBarExcluded = false
    /// Whether the view is shown in a popover, which no bars cover.
    private(set) var isInPopover = false
    private(set) var isFreeform = false
    private(set) var bottomBar = BottomBar.none

    /// The bars that the file simulates for a top-level view without a controller. At run time, a controller shows the
    /// view below such bars.
    init(simulatedBy view: IBElement) {
        let top = Metrics("simulatedTopBarMetrics", of: view).element
        hasNavigationBar = top?.name == "simulatedNavigationBarMetrics" && FrameRule.navigationBars.isOn
        hasOpaqueTopBar = hasNavigationBar && top?["translucent"] == "NO" && FrameRule.opaqueBars.isOn
        hasPrompt = top?["prompted"] == "YES" && FrameRule.prompts.isOn
        switch Metrics("simulatedBottomBarMetrics", of: view).element?.name {
        case "simulatedToolbarMetrics": bottomBar = .toolbar
        case "simulatedTabBarMetrics": bottomBar = .tabBar
        default: bottomBar = .none
        }
    }

    init(of controller: IBElement, in file: InterfaceFile) {
        let id = controller.id ?? ""
        let navigation = IBNavigation(of: file)
        let top = Metrics("simulatedTopBarMetrics", of: controller)
        isStatusBarExcluded = Metrics("simulatedStatusBarMetrics", of: controller).isExcluded
        isFreeform = controller.child("freeformSimulatedSizeMetrics") != nil
        isInPopover = navigation.inPopovers.contains(id) && FrameRule.popovers.isOn
        hasNavigationBar = !top.isExcluded && (top.element != nil || navigation.stacked.contains(id))
        if !FrameRule.navigationBars.isOn { hasNavigationBar = false }
        hasOpaqueTopBar = isBelowOpaqueBar(controller, top.element, navigation) && FrameRule.opaqueBars.isOn
        hasPrompt = FrameRule.prompts.isOn && (top.element?["prompted"] == "YES" || Self.hasPrompt(controller))
        hasLargeTitle = navigation.largeTitled.contains(id) && showsLargeTitle(controller) && FrameRule.largeTitles.isOn
        bottomBar = self.bottomBar(controller, navigation)
        if bottomBar == .tabBar, !FrameRule.tabBars.isOn { bottomBar = .none }
        if bottomBar == .toolbar, !FrameRule.toolbars.isOn { bottomBar = .none }
    }

    /// Whether the view begins below an opaque bar. It does if the file simulates an opaque bar. If the file simulates
    /// no bar, it does if the navigation controller has an opaque bar and the stored frame of the view begins below the
    /// screen's upper edge. Evidence: 12 views of one project are stored with frames below such bars (DropDown,
    /// `Main.storyboard`).
    private func isBelowOpaqueBar(_ controller: IBElement, _ simulated: IBElement?, _ navigation: IBNavigation) -> Bool
    {
        if let simulated { return simulated["translucent"] == "NO" }
        let view = controller.children.first { $0["key"] == "view" }
        let top = IBNumber.length(view?.child("rect", key: "frame")?["y"]) ?? 0
        return top > 0 && hasNavigationBar && navigation.belowOpaqueBars.contains(controller.id ?? "")
    }

    private static func hasPrompt(_ controller: IBElement) -> Bool {
        controller.child("navigationItem")?["prompt"]?.isEmpty == false
    }

    private func showsLargeTitle(_ controller: IBElement) -> Bool {
        controller.child("navigationItem")?["largeTitleDisplayMode"] != "never"
    }

    private func bottomBar(_ controller: IBElement, _ navigation: IBNavigation) -> BottomBar {
        let simulated = Metrics("simulatedBottomBarMetrics", of: controller)
        if simulated.isExcluded { return .none }
        if let element = simulated.element { return element.name == "simulatedToolbarMetrics" ? .toolbar : .tabBar }
        let id = controller.id ?? ""
        if navigation.withToolbar.contains(id) { return .toolbar }
        let isHidden = controller["hidesBottomBarWhenPushed"] == "YES"
        return navigation.inTabBarControllers.contains(id) && !isHidden ? .tabBar : .none
    }
}

/// The element of a controller or view that simulates one kind of bar.
private struct Metrics {
    /// Whether the file explicitly excludes the bar.
    let isExcluded: Bool
    /// The element of the simulated bar, or `nil` if the file leaves the bar to be inferred or excludes it.
    let element: IBElement?

    init(_ key: String, of controller: IBElement) {
        let simulated = controller.children.first { $0["key"] == key }
        isExcluded = simulated?.name == "nil"
        element = isExcluded ? nil : simulated
    }
}
