import Foundation
import InterfaceBuilder
import UIKitLayout

/// The overlays of a picture: shapes above the view and, for the chain of constraints that decides a height, rulers
/// beside it.
struct PictureOverlay {
    /// The shapes of each kind, in the order in which they are drawn.
    let shapes: [(kind: OverlayKind, shapes: [OverlayShape])]
    /// The chains of the cells in the picture, whose rulers are beside it.
    let chains: [HeightChain]
    private let ruler: HeightRuler?
    private let viewSize: CGSize

    /// Computes overlays of a view that is drawn.
    ///
    /// - Parameters:
    ///   - view: the view. If it is a table with rows, the layouts of its cells are shown.
    ///   - findings: the findings about the view; `nil` if it was not created from a checked file.
    ///   - sharesLabels: whether the overlays are shown together, so that labels of one do not cover those of another.
    ///   - identify: returns the object of the file from which a view or constraint was created.
    init(
        _ kinds: [OverlayKind], of view: UIView, findings: [CheckedFinding]?, sharesLabels: Bool = true,
        identify: @escaping (AnyObject) -> InterfaceObject?
    ) {
        let cells = (view as? UITableView)?.visibleCells ?? []
        let roots: [UIView] = cells.isEmpty ? [view] : cells
        let layouts = roots.map { InspectedLayout(of: $0, in: view, identify: identify) }
        let chains = kinds.contains(.constraints) ? layouts.map { HeightChain(of: $0) } : layouts.map { _ in nil }
        var placement = LabelPlacement(in: view.bounds)
        shapes = kinds.map { kind in
            if !sharesLabels { placement = LabelPlacement(in: view.bounds) }
            let overlays = zip(layouts, chains).map {
                LayoutOverlay(kind, of: $0, chain: $1, findings: findings)
            }
            let labels = overlays.flatMap(\.labels).map { placement.place($0) }
            return (kind, overlays.flatMap(\.shapes) + labels)
        }
        self.chains = chains.compactMap(\.self)
        let framed = zip(roots, chains).compactMap { root, chain in
            chain.map { (chain: $0, frame: root.convert(root.bounds, to: view)) }
        }
        ruler = HeightRuler(of: framed, left: view.bounds.maxX)
        viewSize = view.bounds.size
    }

    /// The size of the view with the rulers beside it.
    var size: CGSize {
        CGSize(width: viewSize.width + (ruler?.width ?? 0), height: max(viewSize.height, ruler?.bottom ?? 0))
    }

    /// Draws the overlays, with the top left corner of the view at the given point, in the current context.
    func draw(at point: CGPoint, in context: CGContext) {
        context.saveGState()
        context.translateBy(x: point.x, y: point.y)
        if let ruler {
            context.setFillColor(CGColor(gray: 1, alpha: 1))
            context.fill(CGRect(x: viewSize.width, y: 0, width: ruler.width, height: size.height))
            context.fill(CGRect(x: 0, y: viewSize.height, width: viewSize.width, height: size.height - viewSize.height))
        }
        for shape in shapes.flatMap(\.shapes) + (ruler?.shapes ?? []) { shape.draw(in: context) }
        context.restoreGState()
    }
}
