import Foundation
import UIKitLayout

extension OverlayShape {
    /// Draws the shape in the given context, which is the current one.
    func draw(in context: CGContext) {
        context.setStrokeColor(style.color())
        context.setLineWidth(style.lineWidth)
        context.setLineDash(phase: 0, lengths: style.isDashed ? [3, 2] : [])
        switch geometry {
        case .outline(let frame):
            let inset = style.lineWidth / 2
            context.stroke(frame.insetBy(dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2)))
        case .area(let frame):
            context.setFillColor(style.color(alpha: 0.18))
            context.fill(frame)
        case .line(let start, let end): stroke([start, end], in: context)
        case .dimension(let start, let end): strokeDimension(start, end, in: context)
        case .label(let frame, let text): drawLabel(text, in: frame, context)
        }
    }

    private func stroke(_ points: [CGPoint], in context: CGContext) {
        context.beginPath()
        context.addLines(between: points)
        context.strokePath()
    }

    /// Strokes a line and short bars across its ends.
    private func strokeDimension(_ start: CGPoint, _ end: CGPoint, in context: CGContext) {
        stroke([start, end], in: context)
        let isVertical = start.x == end.x
        for point in [start, end] {
            let (dx, dy): (CGFloat, CGFloat) = isVertical ? (2.5, 0) : (0, 2.5)
            stroke([CGPoint(x: point.x - dx, y: point.y - dy), CGPoint(x: point.x + dx, y: point.y + dy)], in: context)
        }
    }

    private func drawLabel(_ text: String, in frame: CGRect, _ context: CGContext) {
        style.color(alpha: 0.92).setFill(in: context)
        UIBezierPath(roundedRect: frame, cornerRadius: 2).fill()
        let size = NSString(string: text).size(withAttributes: [.font: LabelPlacement.font])
        let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
        NSString(string: text).draw(
            at: origin, withAttributes: [.font: LabelPlacement.font, .foregroundColor: UIColor.white])
    }
}

extension CGColor {
    fileprivate func setFill(in context: CGContext) {
        context.setFillColor(self)
    }
}
