import Foundation

extension UIView {
    /// The frames that constraints and autoresizing give this view and those below it, in points, in superviews'
    /// coordinates, rounded to device pixels; the views stay as they are.
    package func computeFrames() -> [ObjectIdentifier: CGRect] {
        let host = LayoutHost(root: self)
        host.layOut()
        var frames: [ObjectIdentifier: CGRect] = [:]
        collectFrames(from: host, into: &frames)
        return frames
    }

    private func collectFrames(from host: LayoutHost, into frames: inout [ObjectIdentifier: CGRect]) {
        let scale = traitCollection.displayScale
        guard let own = host.rectangle(of: self)?.roundedToPixels(scale: scale) else { return }
        for view in subviews {
            guard let rectangle = host.rectangle(of: view)?.roundedToPixels(scale: scale) else { continue }
            frames[ObjectIdentifier(view)] = rectangle.offsetBy(
                dx: bounds.minX - own.minX, dy: bounds.minY - own.minY)
            view.collectFrames(from: host, into: &frames)
        }
    }

    /// Makes the present size of the view the one that its content wants, on the axes on which it wants any.
    package func takeDesignSize() {
        // An image view takes the stored size for that of an image that the file does not have.
        let wanted = self is UIImageView ? frame.size : intrinsicContentSize
        guard wanted != CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) else { return }
        let insets = alignmentRectInsets
        designContentSize = CGSize(
            width: wanted.width < 0 ? UIView.noIntrinsicMetric : frame.width - insets.left - insets.right,
            height: wanted.height < 0 ? UIView.noIntrinsicMetric : frame.height - insets.top - insets.bottom)
    }
}
