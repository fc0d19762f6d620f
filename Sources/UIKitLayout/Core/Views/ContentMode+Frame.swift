import Foundation

nonisolated extension UIView.ContentMode {
    /// The frame of content of a size in bounds.
    func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
        let size = scaled(size, to: bounds.size)
        let share = self.share
        return CGRect(
            x: bounds.minX + (bounds.width - size.width) * share.x,
            y: bounds.minY + (bounds.height - size.height) * share.y, width: size.width, height: size.height)
    }

    private func scaled(_ size: CGSize, to target: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0 else { return size }
        let (horizontal, vertical) = (target.width / size.width, target.height / size.height)
        let factor: CGFloat
        switch self {
        case .scaleToFill, .redraw: return target
        case .scaleAspectFit: factor = min(horizontal, vertical)
        case .scaleAspectFill: factor = max(horizontal, vertical)
        default: factor = 1
        }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The fractions of the free space to the left of the content and above it.
    private var share: (x: CGFloat, y: CGFloat) {
        switch self {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: (0.5, 0.5)
        case .top: (0.5, 0)
        case .bottom: (0.5, 1)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 0)
        case .topRight: (1, 0)
        case .bottomLeft: (0, 1)
        case .bottomRight: (1, 1)
        }
    }
}
