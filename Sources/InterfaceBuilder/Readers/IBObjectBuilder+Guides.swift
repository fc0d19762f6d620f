import UIKitLayout

extension IBObjectBuilder {
    /// Registers the layout guides that older files store with a controller.
    func registerLayoutGuides(of view: UIView) throws {
        for element in options.place.controller?.list("layoutGuides") ?? [] {
            let guide = element["type"] == "bottom" ? view.bottomLayoutGuide : view.topLayoutGuide
            try register(guide, for: element)
        }
    }

    /// The names of the elements of a view that represent its layout guides.
    nonisolated static let guideNames: Set<String> = ["viewLayoutGuide", "keyboardLayoutGuide"]

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
