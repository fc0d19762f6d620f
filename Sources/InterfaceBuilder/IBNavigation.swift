import Foundation

/// Which controllers others show, by the ids of their elements.
struct IBNavigation {
    /// Those in a navigation controller whose bar is seen: its root, and what is shown or pushed from there.
    private(set) var stacked: Set<String> = []
    /// Those of them whose bar has large titles.
    private(set) var largeTitled: Set<String> = []
    /// Those of them above a tool bar.
    private(set) var withToolbar: Set<String> = []
    /// Those in a tab bar controller, directly or in a navigation controller.
    private(set) var tabbed: Set<String> = []

    /// Those in a popover.
    private(set) var inPopovers: Set<String> = []

    /// By controller: those that it shows or pushes.
    private var shown: [String: [String]] = [:]
    /// By navigation controller: its root.
    private var roots: [String: String] = [:]

    init(of file: InterfaceFile) {
        let controllers = file.root.list("scenes").flatMap { $0.list("objects") }
        for controller in controllers {
            for segue in controller.descendants(where: { $0.name == "segue" }) { note(segue, of: controller) }
        }
        for controller in controllers where controller.name == "navigationController" { noteBars(of: controller) }
        let containers = tabbed
        for (container, root) in roots where containers.contains(container) { tabbed.formUnion(reached(from: root)) }
    }

    private mutating func note(_ segue: IBElement, of controller: IBElement) {
        guard let target = segue["destination"] else { return }
        switch (segue["kind"], segue["relationship"]) {
        case ("popoverPresentation", _), ("popover", _): inPopovers.insert(target)
        case ("show", _), ("push", _): shown[controller.id ?? "", default: []].append(target)
        case ("relationship", "rootViewController"): roots[controller.id ?? ""] = target
        case ("relationship", "viewControllers"): tabbed.insert(target)
        default: break
        }
    }

    private mutating func noteBars(of controller: IBElement) {
        guard let root = roots[controller.id ?? ""] else { return }
        let stack = reached(from: root)
        if controller["navigationBarHidden"] != "YES" {
            stacked.formUnion(stack)
            let bar = controller.child("navigationBar", key: "navigationBar")
            if bar?["largeTitles"] == "YES" { largeTitled.formUnion(stack) }
        }
        if controller["toolbarHidden"] == "NO" { withToolbar.formUnion(stack) }
    }

    /// A controller, and what is shown or pushed from there.
    private func reached(from root: String) -> Set<String> {
        var reached: Set<String> = [root]
        var pending = [root]
        while let controller = pending.popLast() {
            for target in shown[controller] ?? [] where reached.insert(target).inserted { pending.append(target) }
        }
        return reached
    }
}
