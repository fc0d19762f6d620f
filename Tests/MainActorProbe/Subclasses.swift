#if MainActorViews
    import UIKit

    // Subclasses have the isolation of the class, so that they can store values and call inherited methods.

    final class StaggeredLayout: UICollectionViewLayout {
        var columns = 2 { didSet { invalidateLayout() } }
    }

    final class StaggeredContext: UICollectionViewLayoutInvalidationContext {
        var columnsChanged = false
    }

    final class DrawerController: UIPresentationController {
        var height: CGFloat = 0

        func follow() { height = containerView?.bounds.height ?? 0 }
    }

    final class PressRecognizer: UIGestureRecognizer {
        var duration: Double = 0

        func stop() { isEnabled = false }
    }

    final class ProgressLayer: CALayer {
        var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }
    }

    final class ArchiveActivity: UIActivity {
        var items: [Any] = []

        override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    }

    /// Snapshots are values that any code creates.
    nonisolated func snapshot(of rows: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(rows)
        return snapshot
    }
#endif
