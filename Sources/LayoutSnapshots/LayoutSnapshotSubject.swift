import Foundation
import UIKitLayout

/// A type whose values snapshots can show: a view, a view controller, a layer, a path, an image, or a type of your own.
public protocol LayoutSnapshotSubject {
    /// Returns a snapshot of the subject in the given variant.
    func layoutSnapshot(in variant: LayoutVariant) throws -> LayoutSnapshot
}

extension UIView: LayoutSnapshotSubject {
    /// Lays out the view in the variant and returns its picture and its frames. The frame and the traits of the view
    /// are restored afterwards. An interface style that the view overrides has precedence over that of the variant.
    ///
    /// The view has the height of the variant. If the variant has none, a view without a width in the variant keeps its
    /// size; an empty view gets the smallest size that its constraints or its content allow. At a width, the view has
    /// the height that its constraints or its content require, and a scroll view, other than a text view, that of its
    /// content.
    public func layoutSnapshot(in variant: LayoutVariant) throws -> LayoutSnapshot {
        let (traits, former) = (overrideTraitCollection, frame)
        defer { (overrideTraitCollection, frame) = (traits, former) }
        let style = overrideUserInterfaceStyle
        overrideTraitCollection =
            style == .unspecified ? variant.traits : variant.traits.modifyingTraits { $0.userInterfaceStyle = style }
        variant.traits.performAsCurrent {
            bounds.size = snapshotSize(in: variant)
            layoutIfNeeded()
        }
        return try LayoutSnapshot(size: bounds.size, variant: variant, frames: LayoutSnapshot.frames(of: self)) { _ in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: true)
        }
    }

    private func snapshotSize(in variant: LayoutVariant) -> CGSize {
        let width = variant.width ?? (bounds.isEmpty ? systemLayoutSizeFitting(.zero).width : bounds.width)
        guard width > 0 else {
            let size = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
            return CGSize(width: size.width, height: variant.height ?? size.height)
        }
        if let height = variant.height { return CGSize(width: width, height: height) }
        guard variant.width != nil || bounds.isEmpty else { return bounds.size }
        return CGSize(width: width, height: snapshotHeight(forWidth: width))
    }

    private func snapshotHeight(forWidth width: CGFloat) -> CGFloat {
        switch self {
        case let cell as UITableViewCell:
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 1))
            table.separatorStyle = .none
            return table.measuredHeight(of: cell).row
        case let view as UICollectionReusableView:
            return view.fittingSize(
                CGSize(width: width, height: 0), estimated: EstimatedAxes(width: false, height: true)
            ).height
        case let view as UIScrollView where !(view is UITextView):
            view.frame.size = CGSize(width: width, height: UIScreen.main.bounds.height)
            view.layoutIfNeeded()
            return view.contentSize.height + view.contentInset.top + view.contentInset.bottom
        default:
            bounds.size.width = width
            let fitting = systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            return fitting.height > 0
                ? fitting.height : sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
    }
}

extension UIViewController: LayoutSnapshotSubject {
    /// Shows the controller in a window and returns a picture of the window and the frames of its views. The window has
    /// the size of the variant, by default that of the main screen, and the safe area of the variant.
    public func layoutSnapshot(in variant: LayoutVariant) throws -> LayoutSnapshot {
        let screen = UIScreen.main.bounds.size
        let size = CGSize(width: variant.width ?? screen.width, height: variant.height ?? screen.height)
        return try UIScreen.$main.withValue(UIScreen(size: size, scale: variant.scale)) {
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.overrideTraitCollection = variant.traits
            window.screenSafeAreaInsets = variant.safeArea
            variant.traits.performAsCurrent {
                window.rootViewController = self
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
            }
            defer { window.rootViewController = nil }
            return try LayoutSnapshot(size: size, variant: variant, frames: LayoutSnapshot.frames(of: window)) { _ in
                window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
            }
        }
    }
}

extension CALayer: LayoutSnapshotSubject {
    /// Returns a picture of the layer in the size of its bounds.
    public func layoutSnapshot(in variant: LayoutVariant) throws -> LayoutSnapshot {
        try LayoutSnapshot(size: bounds.size, variant: variant) { render(in: $0) }
    }
}

extension UIBezierPath: LayoutSnapshotSubject {
    /// Returns a picture of the path, filled with black, in the size of its bounds.
    public func layoutSnapshot(in variant: LayoutVariant) throws -> LayoutSnapshot {
        try LayoutSnapshot(size: bounds.size, variant: variant) { context in
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            UIColor.black.setFill()
            fill()
        }
    }
}

extension CGPath: LayoutSnapshotSubject {
    /// Returns a picture of the path, filled with black, in the size of its bounds.
    public func layoutSnapshot(in variant: LayoutVariant) throws -> LayoutSnapshot {
        try UIBezierPath(cgPath: self).layoutSnapshot(in: variant)
    }
}

extension UIImage: LayoutSnapshotSubject {
    /// Returns the image itself. The variant has no effect.
    public func layoutSnapshot(in variant: LayoutVariant) throws -> LayoutSnapshot { LayoutSnapshot(image: self) }
}
