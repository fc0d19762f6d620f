import Foundation
import UIKitFacts

/// The relations between the controllers of a file, by the ids of their elements.
struct IBNavigation {
    /// Controllers in a navigation controller with a visible bar: its root, and those shown or pushed from there.
    private(set) var stacked: Set<String> = []
    /// Those whose navigation bar has large titles.
    private(set) var largeTitled: Set<String> = []
    /// Those whose navigation bar is opaque, so that their views begin below it.
    private(set) var belowOpaqueBars: Set<String> = []
    /// Controllers in a navigation controller with a visible toolbar.
    private(set) var withToolbar: Set<String> = []
    /// Controllers in a tab bar controller, directly or in a navigation controller.
    private(set) var inTabBarControllers: Set<String> = []

    /// Controllers shown in a popover.
    private(set) var inPopovers: Set<String> = []

    /// The controllers that a controller shows or pushes.
    private var shown: [String: [String]] = [:]
    /// The root of each navigation controller.
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

    /// The segue from which Interface Builder infers the bars of a controller that several segues lead to, by the
    /// controller's id. Files store it as a tie breaker.
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

    /// A controller and the controllers shown or pushed from there, except for excluded ones and those reachable only
    /// through them: UIKit hides the bottom bar until the controller that hides it is popped.
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
