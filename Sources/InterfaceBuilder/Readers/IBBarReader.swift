import Foundation
import UIKitLayout

/// Reads the colours and the items of navigation bars, toolbars and tab bars.
struct IBBarReader {
    let element: IBElement
    let colors: IBColorReader

    func read(into view: UIView) {
        let color = colors.color("barTintColor", of: element)
        let style: UIBarStyle = element["barStyle"] == "black" ? .black : .default
        switch view {
        case let bar as UINavigationBar:
            (bar.barTintColor, bar.barStyle) = (color, style)
            bar.prefersLargeTitles = element["largeTitles"] == "YES"
            bar.items = element.list("items").filter { $0.name == "navigationItem" }.map(navigationItem)
        case let bar as UIToolbar:
            (bar.barTintColor, bar.barStyle) = (color, style)
            bar.items = element.list("items").filter { $0.name == "barButtonItem" }.map(button)
        case let bar as UITabBar:
            (bar.barTintColor, bar.barStyle) = (color, style)
            bar.items = element.list("items").filter { $0.name == "tabBarItem" }.map { item in
                UITabBarItem(title: item["title"], image: nil, tag: 0)
            }
        default: break
        }
    }

    private func navigationItem(_ element: IBElement) -> UINavigationItem {
        let item = UINavigationItem(title: element["title"] ?? "")
        func buttons(_ side: String) -> [UIBarButtonItem] {
            let single = element.child("barButtonItem", key: side + "BarButtonItem").map { [$0] }
            return (single ?? element.list(side + "BarButtonItems")).map(button)
        }
        (item.leftBarButtonItems, item.rightBarButtonItems) = (buttons("left"), buttons("right"))
        return item
    }

    private func button(_ element: IBElement) -> UIBarButtonItem {
        let systemItem = element["systemItem"].flatMap { Self.systemItems[$0] }
        let button =
            systemItem.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
            ?? UIBarButtonItem(title: element["title"], style: .plain, target: nil, action: nil)
        if let name = element["image"], element["catalog"] == "system" { button.image = UIImage(systemName: name) }
        button.style = element["style"] == "done" ? .done : .plain
        button.isEnabled = element["enabled"] != "NO"
        button.width = IBNumber.length(element["width"]) ?? 0
        button.tintColor = colors.color("tintColor", of: element)
        return button
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "close": .close,
    ]
}
