import Foundation
import UIKitLayout

/// What the bars and cut-outs of the simulated device leave of a scene's view.
///
/// The figures are those of iOS: a status bar of 20 points, 44 on devices with a cut-out, a navigation bar of 44, a
/// tab bar of 49, and 34 for the home indicator; stored frames of Interface Builder files show the same.
struct IBScreen {
    private let file: InterfaceFile
    private let controller: IBElement

    init(file: InterfaceFile, controller: IBElement) {
        self.file = file
        self.controller = controller
    }

    var safeArea: UIEdgeInsets {
        let hasNavigationBar = isTarget(of: "rootViewController") || simulates("simulatedTopBarMetrics")
        let statusBar: CGFloat = hasCutOut ? 44 : 20
        let tabBar: CGFloat = isTarget(of: "viewControllers") || simulates("simulatedBottomBarMetrics") ? 49 : 0
        return UIEdgeInsets(
            top: statusBar + (hasNavigationBar ? 44 : 0), left: 0, bottom: tabBar + (hasCutOut ? 34 : 0), right: 0)
    }

    private var hasCutOut: Bool {
        let device = file.root.child("device")?["id"] ?? ""
        return ["retina5_9", "retina6_1", "retina6_5", "retina6_0", "retina6_7", "retina6_12", "retina6_72"]
            .contains(device)
    }

    private func simulates(_ key: String) -> Bool {
        controller.children.contains { $0["key"] == key }
    }

    /// Whether a container shows the controller.
    private func isTarget(of relationship: String) -> Bool {
        file.relationships[relationship]?.contains(controller.id ?? "") == true
    }
}

extension InterfaceFile {
    /// The ids of controllers that others contain, by relationship.
    var relationships: [String: Set<String>] {
        root.descendants { $0.name == "segue" && $0["kind"] == "relationship" }
            .reduce(into: [:]) { found, segue in
                guard let name = segue["relationship"], let target = segue["destination"] else { return }
                found[name, default: []].insert(target)
            }
    }
}
