import Foundation
import InterfaceBuilder
import UIKitLayout

/// A view that has been laid out and is going to be drawn.
struct Picture {
    /// The id of the view in the Interface Builder file, or the reuse identifier of the cell whose rows are drawn.
    let name: String
    let view: UIView
    /// The data source of a table, kept alive here because the table refers to it weakly; `nil` for other views.
    var content: AnyObject?
    /// Returns the object of the file from which a view or constraint was created; `nil` if that is unknown.
    var identify: (AnyObject) -> InterfaceObject? = { _ in nil }
    /// The facts about the layout that are drawn above the view.
    var overlay: PictureOverlay?

    /// The size of the view together with the rulers that its overlay adds beside it, in points.
    var size: CGSize { overlay?.size ?? view.bounds.size }

    /// Returns the picture with overlays of the given kinds; if there are none, the picture is unchanged.
    ///
    /// - Parameter findings: the findings about the view; `nil` if its file was not checked.
    func adding(_ kinds: [OverlayKind], findings: [CheckedFinding]?) -> Picture {
        var picture = self
        if !kinds.isEmpty {
            picture.overlay = PictureOverlay(kinds, of: view, findings: findings, identify: identify)
        }
        return picture
    }

    /// Draws the view into the given context, with its top left corner at the given point.
    func draw(at point: CGPoint, in context: CGContext) {
        UIGraphicsPushContext(context)
        view.drawHierarchy(in: CGRect(origin: point, size: view.bounds.size), afterScreenUpdates: true)
        overlay?.draw(at: point, in: context)
        UIGraphicsPopContext()
    }
}
