import Foundation
import UIKitLayout

/// A view that has been laid out, to be drawn.
struct Picture {
    /// The id of the view's object, or the identifier of the cell.
    let name: String
    let view: UIView
    /// The data source that the view refers to weakly, if it has one.
    var content: AnyObject?

    /// The size in points.
    var size: CGSize { view.bounds.size }

    /// Draws the view with its top left corner at a point of a context.
    func draw(at point: CGPoint, in context: CGContext) {
        UIGraphicsPushContext(context)
        view.drawHierarchy(in: CGRect(origin: point, size: size), afterScreenUpdates: true)
        UIGraphicsPopContext()
    }
}
