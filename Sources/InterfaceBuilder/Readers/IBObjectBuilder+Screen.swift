import Foundation
import UIKitLayout

extension IBObjectBuilder {
    /// Resizes a view that fills the screen of the file's device to the screen on which the file is redrawn.
    func fillScreen(with view: UIView) {
        guard let former = file.redrawnFrom, place.fillsScreen, view.frame.size == former,
            let size = SimulatedScreen(of: file).size
        else { return }
        view.frame.size = size
    }

    /// Sets the safe area of a scene's view, and registers the layout guides of older files.
    func placeScreen(in view: UIView, _ element: IBElement) throws {
        let screen = IBScreen(file: file, place: place, view: view, element: element)
        if isDesignTime, let height = screen.heightOnScreen { view.frame.size.height = height }
        view.safeAreaInsets = place.fillsScreen ? safeArea ?? screen.safeArea : screen.safeArea
        guard let controller = place.controller else { return }
        for element in controller.list("layoutGuides") {
            let guide = element["type"] == "bottom" ? view.bottomLayoutGuide : view.topLayoutGuide
            try register(guide, for: element)
        }
    }

    /// The guide of a view that files refer to by a key.
    static func guide(_ key: String?, of view: UIView) -> UILayoutGuide {
        switch (key, view) {
        case ("safeArea", _): view.safeAreaLayoutGuide
        case ("keyboard", _): view.keyboardLayoutGuide
        case ("contentLayoutGuide", let view as UIScrollView): view.contentLayoutGuide
        case ("frameLayoutGuide", let view as UIScrollView): view.frameLayoutGuide
        default: view.layoutMarginsGuide
        }
    }
}
