import Foundation

// Requests of display, and the animations and values by keys.
extension CALayer {
    final var isDisplayNeeded: Bool {
        guard !values.needsDisplay else { return true }
        return values.needsDisplayOnBoundsChange && values.displayedSize.map { $0 != bounds.size } ?? false
    }

    /// Records that the layer is displayed in its present size.
    ///
    /// - Returns: Whether that was necessary.
    final func recordDisplay() -> Bool {
        let isNeeded = needsDisplay()
        values.needsDisplay = false
        values.displayedSize = bounds.size
        return isNeeded
    }

    final func baseAdd(_ animation: CAAnimation, forKey key: String?) {
        values.animations[key ?? "\(values.animations.count)"] = animation
        animation.runAtOnce()
    }

    final func baseSetValue(_ value: Any?, forKey key: String) {
        values.keyedValues[key] = value
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    }
}
