import Foundation
import UIKitFacts

/// The navigation, tab bar and popover controllers that contain or show a file's controllers. Controllers are
/// identified by the ids of their elements.
struct IBNavigation {
    /// Controllers in a navigation controller with a visible navigation bar: its root controller, and the controllers
    /// shown or pushed from the root.
    private(set) var stacked: Set<String> = []
    /// The controllers in ``stacked`` whose navigation bar shows large titles.
    private(set) var largeTitled: Set<String> = []
    /// The controllers in ``stacked`` whose navigation bar is opaque; their views begin below the bar.
    private(set) var belowOpaqueBars: Set<String> = []
    /// Controllers in a navigation controller with a visible toolbar.
    private(set) var withToolbar: Set<String> = []
    /// Controllers in a tab bar controller, directly or in a navigation controller.
    private(set) var inTabBarControllers: Set<String> = []

    /// Controllers shown in a popover.
    private(set) var inPopovers: Set<String> = []

    /// The ids of the controllers that a controller shows or pushes, by the id of the controller that shows them.
    private var shown: [String: [String]] = [:]
    /// The ids of the root controllers of navigation controllers, by the id of the navigation controller.
    private var roots: [String: String] = [:]

    init(of file: InterfaceFile) {
        let controllers = file.root.list("scenes").flatMap { $0.list("objects") }
        let segues = controllers.flatMap { controller in
            controller.descendants { $0.name == "segue" }.map { (controller, $0) }
        }
        let tieBreakingSegues = Self.tieBreakingSegues(segues.map(\.1), in: file)
        for (controller, segue) in segues {
            let tieBreaker = segue["kind"] == "relationship" ? nil : tieBreakingSegues[segue["destination"] ?? ""]
            if tieBreaker == nil || tieBreaker == segue.id { add(segue, of: controller) }
        }
        for controller in controllers where controller.name == "navigationController" { addBars(of: controller) }
        let containers = inTabBarControllers
        let hiding = Set(controllers.filter { $0["hidesBottomBarWhenPushed"] == "YES" }.compactMap(\.id))
        for (container, root) in roots where containers.contains(container) {
            inTabBarControllers.formUnion(reached(from: root, without: FrameRule.tabBarsStayHidden.isOn ? hiding : []))
        }
    }

    /// The segues that files store as tie breakers, by the id of the controller to which they lead. If several segues
    /// lead to one controller, Interface Builder infers the controller's bars from the tie breaker.
    private static func tieBreakingSegues(_ segues: [IBElement], in file: InterfaceFile) -> [String: String] {
        guard FrameRule.storedSegues.isOn else { return [:] }
        let chosen = Set(file.root.list("inferredMetricsTieBreakers").compactMap { $0["reference"] })
        return segues.filter { chosen.contains($0.id ?? "") }.reduce(into: [:]) { $0[$1["destination"] ?? ""] = $1.id }
    }

    private mutating func add(_ segue: IBElement, of controller: IBElement) {
        guard let target = segue["destination"] else { return }
        switch (segue["kind"], segue["relationship"]) {
        case ("popoverPresentation", _), ("popover", _): inPopovers.insert(target)
        case ("show", _), ("push", _): shown[controller.id ?? "", default: []].append(target)
        case ("relationship", "rootViewController"): roots[controller.id ?? ""] = target
        case ("relationship", "viewControllers"): inTabBarControllers.insert(target)
        default: break
        }
    }

    private mutating func addBars(of controller: IBElement) {
        guard let root = roots[controller.id ?? ""] else { return }
        let stack = reached(from: root)
        if controller["navigationBarHidden"] != "YES" {
            stacked.formUnion(stack)
            let bar = controller.child("navigationBar", key: "navigationBar")
            if bar?["largeTitles"] == "YES" { largeTitled.formUnion(stack) }
            if bar?["translucent"] == "NO" { belowOpaqueBars.formUnion(stack) }
        }
        if controller["toolbarHidden"] == "NO" { withToolbar.formUnion(stack) }
    }

    /// The given controller and all controllers that are shown or pushed from it, directly or indirectly, without
    /// passing through an excluded controller. The exclusion serves tab bars: UIKit hides the bottom bar until the
    /// controller that hides it is popped.
    private func reached(from root: String, without excluded: Set<String> = []) -> Set<String> {
        var reached: Set<String> = [root]
        var pending = [root]
        while let controller = pending.popLast() {
            for target in shown[controller] ?? [] where !excluded.contains(target) && reached.insert(target).inserted {
                pending.append(target)
            }
        }
        return reached
    }
}
