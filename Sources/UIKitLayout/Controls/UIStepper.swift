import Foundation
import UIKitFacts

/// A control with two buttons that increase and decrease a value.
open class UIStepper: UIControl {
    deinit {}

    /// The current value.
    open var value = 0.0
    /// The minimum value.
    open var minimumValue = 0.0
    /// The maximum value.
    open var maximumValue = 100.0
    /// The amount by which a step changes the value.
    open var stepValue = 1.0
    /// Whether values wrap around at the ends of the range. If they do not, the button at the end of the range is drawn
    /// as disabled.
    open var wraps = false
    /// Whether holding a button repeats its step. Stored; has no effect on Linux.
    open var autorepeat = true
    /// Whether changes are reported while a button is held. Stored; has no effect on Linux.
    open var isContinuous = true

    /// Returns the intrinsic size, because steppers ignore the size of their initial frame.
    override func initialSize(for size: CGSize) -> CGSize { intrinsicContentSize }

    /// The intrinsic size, in points: the size that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        Controls.steppers.atRunTime.intrinsicSize()
    }

    override func drawContent(in context: CGContext) {
        ControlParts.fillRounded(bounds, radius: 8, backgroundColor ?? .tertiarySystemFill, in: context)
        context.setFillColor(UIColor.separator.cgColor)
        context.fill(CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18))
        let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        draw("minus", in: isMirrored ? right : left, isPossible: wraps || value > minimumValue, context)
        draw("plus", in: isMirrored ? left : right, isPossible: wraps || value < maximumValue, context)
    }

    private func draw(_ symbol: String, in half: CGRect, isPossible: Bool, _ context: CGContext) {
        let color: UIColor = isEnabled && isPossible ? .label : .tertiaryLabel
        SymbolShape(named: symbol).draw(
            in: CGRect(x: half.midX - 7.5, y: half.midY - 7.5, width: 15, height: 15), of: context,
            color: color.cgColor)
    }
}
