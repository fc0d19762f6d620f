import Foundation
import UIKitLayout

/// The segues of a scene, as a storyboard's controller performs them.
final class SceneSegues: SegueSource {
    private let scenes: IBSceneBuilder
    private let element: IBElement

    init(scenes: IBSceneBuilder, element: IBElement) {
        (self.scenes, self.element) = (scenes, element)
    }

    func makeSegue(withIdentifier identifier: String, from source: UIViewController) throws -> UIStoryboardSegue? {
        let found = element.descendants { $0.name == "segue" && $0["identifier"] == identifier }.first
        guard let segue = found, let id = segue["destination"],
            let destination = try scenes.makeController(withID: id)
        else { return nil }
        return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
            Self.show(destination, from: source, segue)
        }
    }

    /// Shows the destination of a segue in the way that the kind of the segue determines. Segues of custom classes present
    /// their destination.
    private static func show(_ destination: UIViewController, from source: UIViewController, _ segue: IBElement) {
        let isAnimated = segue["animates"] != "NO"
        switch segue["kind"] {
        case "show": source.show(destination, sender: nil)
        case "showDetail": source.showDetailViewController(destination, sender: nil)
        case "push": source.navigationController?.pushViewController(destination, animated: isAnimated)
        case "popoverPresentation":
            destination.modalPresentationStyle = .popover
            source.present(destination, animated: isAnimated)
        default:
            if let style = segue["modalPresentationStyle"].flatMap({ styles[$0] }) {
                destination.modalPresentationStyle = style
            }
            source.present(destination, animated: isAnimated)
        }
    }

    private static let styles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
        "popover": .popover,
    ]
}
