import Foundation
import UIKitLayout

/// The simulated device of a file.
struct IBDevice {
    /// Whether the screen has a cut-out, a home indicator and a higher status bar.
    let hasCutOut: Bool
    /// The size in portrait, in points; `nil` for a device not known.
    let screen: CGSize?

    private static let phones: [String: CGSize] = [
        "retina3_5": CGSize(width: 320, height: 480), "retina4_0": CGSize(width: 320, height: 568),
        "retina4_7": CGSize(width: 375, height: 667), "retina5_5": CGSize(width: 414, height: 736),
        "ipad9_7": CGSize(width: 768, height: 1024), "ipad10_5": CGSize(width: 834, height: 1112),
        "ipad12_9": CGSize(width: 1024, height: 1366),
    ]
    private static let phonesWithCutOut: [String: CGSize] = [
        "retina5_9": CGSize(width: 375, height: 812), "retina6_1": CGSize(width: 414, height: 896),
        "retina6_5": CGSize(width: 414, height: 896), "retina6_0": CGSize(width: 390, height: 844),
        "retina6_7": CGSize(width: 428, height: 926), "retina6_12": CGSize(width: 393, height: 852),
        "retina6_72": CGSize(width: 430, height: 932),
    ]

    init(of file: InterfaceFile) {
        let name = file.root.child("device")?["id"] ?? ""
        hasCutOut = Self.phonesWithCutOut[name] != nil
        screen = Self.phonesWithCutOut[name] ?? Self.phones[name]
    }
}

/// What the bars and cut-outs of the simulated device leave of a root view.
///
/// Read off the constraints to safe areas and layout guides in stored files: a status bar of 20 points, 44 with a
/// cut-out, none in files of Xcode 12 and later without one; a navigation bar of 44, 56 on a card; a tool bar of 44; 34
/// for the home indicator. A view that is so much lower than the screen begins below the bars.
struct IBScreen {
    private let device: IBDevice
    private let hasStatusBar: Bool
    private let view: UIView
    private let controller: IBElement?
    private let navigation: IBNavigation

    init(file: InterfaceFile, controller: IBElement?, view: UIView) {
        device = IBDevice(of: file)
        let isSwitchedOff = controller.map { Self.isSwitchedOff("simulatedStatusBarMetrics", $0) } ?? false
        hasStatusBar = device.hasCutOut || (file.toolsVersion < 16_000 && !isSwitchedOff)
        self.view = view
        self.controller = controller
        navigation = IBNavigation(of: file)
    }

    /// The height below which nothing is taken for a screen: that of the lowest phone.
    private static let lowestScreen: CGFloat = 480
    /// How much lower than the screen a card is.
    private static let cardGap: CGFloat = 54

    var safeArea: UIEdgeInsets {
        UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    private var missingHeight: CGFloat { (device.screen?.height ?? view.bounds.height) - view.bounds.height }

    private var top: CGFloat {
        guard view.bounds.height >= Self.lowestScreen else { return 0 }
        let statusBar: CGFloat = hasStatusBar ? (device.hasCutOut ? 44 : 20) : 0
        guard let controller, !navigation.embedded.contains(controller.id ?? ""), hasNavigationBar else {
            return statusBar
        }
        if missingHeight == Self.cardGap { return 56 }
        return missingHeight >= statusBar + 44 ? 0 : statusBar + 44
    }

    private var hasNavigationBar: Bool {
        guard let controller, !Self.isSwitchedOff("simulatedTopBarMetrics", controller) else { return false }
        return navigation.stacked.contains(controller.id ?? "")
            || controller.children.contains { $0["key"] == "simulatedTopBarMetrics" }
    }

    /// Whether the file says that there is no such bar.
    private static func isSwitchedOff(_ key: String, _ controller: IBElement) -> Bool {
        controller.children.contains { $0.name == "nil" && $0["key"] == key }
    }

    private var bottom: CGFloat {
        guard view.bounds.height >= Self.lowestScreen, let controller else { return 0 }
        let homeIndicator: CGFloat = device.hasCutOut ? 34 : 0
        let bar = controller.children.first { $0["key"] == "simulatedBottomBarMetrics" && $0.name != "nil" }
        guard let bar, missingHeight <= 0 else { return homeIndicator }
        return homeIndicator + (bar.name == "simulatedToolbarMetrics" ? 44 : 49)
    }
}

/// Which controllers others show, by the ids of their elements.
struct IBNavigation {
    /// Those in a navigation controller whose bar is seen: its root, and what is shown or pushed from there.
    private(set) var stacked: Set<String> = []
    /// Those in a container view.
    private(set) var embedded: Set<String> = []

    init(of file: InterfaceFile) {
        var shown: [String: [String]] = [:]
        for controller in file.root.list("scenes").flatMap({ $0.list("objects") }) {
            for segue in controller.descendants(where: { $0.name == "segue" }) {
                guard let target = segue["destination"] else { continue }
                switch segue["kind"] {
                case "embed": embedded.insert(target)
                case "show", "push": shown[controller.id ?? "", default: []].append(target)
                case "relationship"
                where segue["relationship"] == "rootViewController" && controller["navigationBarHidden"] != "YES":
                    stacked.insert(target)
                default: break
                }
            }
        }
        var pending = Array(stacked)
        while let controller = pending.popLast() {
            for target in shown[controller] ?? [] where stacked.insert(target).inserted { pending.append(target) }
        }
    }
}

extension InterfaceFile {
    /// The number of the Xcode build that wrote the file, without its fraction.
    var toolsVersion: Int { Int((root["toolsVersion"] ?? "").prefix { $0 != "." }) ?? 0 }
}
