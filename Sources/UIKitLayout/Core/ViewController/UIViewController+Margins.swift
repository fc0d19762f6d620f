import Foundation
import UIKitFacts

extension UIViewController {
    final var baseSystemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let side = Margins.system.value.side(atWidth: width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The given margins of the view, enlarged to the system's minimum if the view respects that minimum.
    final func enlargedMargins(_ margins: UIEdgeInsets, of view: UIView) -> UIEdgeInsets {
        guard viewRespectsSystemMinimumLayoutMargins else { return margins }
        let least = view.undirected(systemMinimumLayoutMargins)
        return UIEdgeInsets(
            top: max(margins.top, least.top), left: max(margins.left, least.left),
            bottom: max(margins.bottom, least.bottom), right: max(margins.right, least.right))
    }

    /// Updates the margins if the system's minimum is another one at the new width of the view.
    final func viewWidthDidChange(from oldWidth: CGFloat) {
        guard let width = viewIfLoaded?.bounds.width, width != oldWidth else { return }
        let sides = Margins.system.value
        if sides.side(atWidth: width) != sides.side(atWidth: oldWidth) { updateViewMargins() }
    }

    /// Gives the view the default margins for its present width: the system's minimum if the view respects that, and
    /// otherwise those of other views. Margins that were set remain, but may be smaller than the minimum afterwards.
    final func updateViewMargins() {
        guard let view = viewIfLoaded else { return }
        let margins =
            viewRespectsSystemMinimumLayoutMargins
            ? view.undirected(systemMinimumLayoutMargins) : UIEdgeInsets(equal: Margins.ofViews.value)
        view.setDefaultLayoutMargins(margins)
        view.recordLayoutChange(.margins)
    }
}
