import Foundation
import Trapping

/// The projection of a picker's wheel, whose rows become flatter and fainter with the distance from the selected row.
struct PickerWheel {
    /// The area of the wheel, in points. The selected row is in the middle.
    let area: CGRect
    /// The height of a row in the middle of the wheel, in points.
    let rowHeight: CGFloat

    /// The opacity of rows that are not selected, before it is reduced towards the edges.
    private static let opacity: CGFloat = 0.45

    /// The number of rows that are visible above and below the selected row. Rows that are turned by more than about 80
    /// degrees are not visible.
    var reach: Int { rowHeight > 0 ? min(Int(limiting: 1.4 * area.height / 2 / rowHeight), 1000) : 0 }

    /// Calls a closure for each visible row, with the context transformed so that the row is drawn at its place.
    ///
    /// - Parameter draw: draws the row at the given distance from the selected row into the given rectangle.
    func forEachRow(in context: CGContext, draw: (_ distance: Int, CGRect) -> Void) {
        let radius = area.height / 2
        for distance in -reach...reach where radius > 0 && rowHeight > 0 {
            let angle = CGFloat(distance) * rowHeight / radius
            context.saveGState()
            context.translateBy(x: 0, y: area.midY + radius * sin(angle))
            context.scaleBy(x: 1, y: cos(angle))
            if distance != 0 { context.setAlpha(Self.opacity * cos(angle)) }
            draw(distance, CGRect(x: area.minX, y: -rowHeight / 2, width: area.width, height: rowHeight))
            context.restoreGState()
        }
    }

    /// Draws the grey capsule behind the selected rows of a picker's wheels.
    static func drawSelection(in bounds: CGRect, height: CGFloat, of context: CGContext) {
        let selection = CGRect(
            x: bounds.minX + 9, y: bounds.midY - height / 2, width: bounds.width - 18, height: height)
        ControlParts.fillRounded(selection, radius: 8, .tertiarySystemFill, in: context)
    }

    /// The font of rows without views of their own.
    static let font = UIFont.systemFont(ofSize: 21)
}

/// The label that a picker shows for a row without a view of its own.
final class PickerRowLabel: UILabel {
    /// Creates a label with a title; an attributed title takes precedence over a plain one.
    convenience init(_ title: String?, _ attributedTitle: NSAttributedString?) {
        self.init(frame: .zero)
        (font, textAlignment) = (PickerWheel.font, .center)
        text = title
        if let attributedTitle { attributedText = attributedTitle }
    }
}
