import UIKitLayout

extension IBObjectBuilder {
    /// Registers the top and bottom layout guides of the given view under the ids that older files store in the
    /// controller's element.
    func registerLayoutGuides(of view: UIView) throws {
        for element in options.place.controller?.list("layoutGuides") ?? [] {
            let guide = element["type"] == "bottom" ? view.bottomLayoutGuide : view.topLayoutGuide
            try register(guide, for: element)
        }
    }

    /// The names of the elements of a view that represent its layout guides.
    nonisolated static let guideNames: Set<String> = ["viewLayoutGuide", "keyboardLayoutGuide"]

    /// The layout guide of the given view for a key in files; the margins guide if the key is missing or unknown.
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
