import Foundation
import UIKitLayout

/// A view that has been laid out and is going to be drawn.
struct Picture {
    /// The id of the view in the Interface Builder file, or the reuse identifier of the cell whose rows are drawn.
    let name: String
    let view: UIView
    /// The data source of a table, kept alive here because the table refers to it weakly; `nil` for other views.
    var content: AnyObject?

    /// The size in points.
    var size: CGSize { view.bounds.size }

    /// Draws the view into the given context, with its top left corner at the given point.
    func draw(at point: CGPoint, in context: CGContext) {
        UIGraphicsPushContext(context)
        view.drawHierarchy(in: CGRect(origin: point, size: size), afterScreenUpdates: true)
        UIGraphicsPopContext()
    }
}
