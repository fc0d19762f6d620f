import Foundation
import UIKitLayout

/// The meaning of a shape in an overlay, which determines its colour and line.
enum OverlayStyle: String, CaseIterable {
    case frame, alignment, constraint, chain, conflict, ambiguous, margin, baseline, safeArea, error, warning, note

    /// Red, green and blue, from 0 to 255.
    var components: (red: Int, green: Int, blue: Int) {
        switch self {
        case .frame: (94, 92, 230)
        case .alignment: (142, 142, 147)
        case .constraint: (74, 111, 165)
        case .chain: (0, 112, 245)
        case .conflict, .error: (215, 0, 21)
        case .ambiguous, .warning: (201, 91, 0)
        case .margin: (0, 131, 120)
        case .baseline: (175, 47, 175)
        case .safeArea: (30, 130, 60)
        case .note: (99, 99, 102)
        }
    }

    /// The width of lines, in points.
    var lineWidth: CGFloat {
        switch self {
        case .chain, .conflict, .error, .warning: 1.5
        case .frame, .constraint, .ambiguous, .note: 1
        default: 0.5
        }
    }

    /// Whether lines are dashed.
    var isDashed: Bool { self == .alignment || self == .ambiguous || self == .baseline }

    func color(alpha: CGFloat = 1) -> CGColor {
        let (red, green, blue) = components
        return CGColor(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }
}

/// A shape of an overlay, in the coordinates of the picture, in points.
struct OverlayShape: Sendable {
    /// The kinds of geometry.
    enum Geometry: Sendable {
        /// The outline of a rectangle.
        case outline(CGRect)
        /// A translucent rectangle without an outline.
        case area(CGRect)
        /// A straight line.
        case line(CGPoint, CGPoint)
        /// A straight line with bars across both ends.
        case dimension(CGPoint, CGPoint)
        /// Text on a plate of the style's colour.
        case label(CGRect, String)
    }

    let geometry: Geometry
    let style: OverlayStyle
    /// The id of the object to whose findings the shape refers; `nil` if it refers to none.
    var objectID: String?
}

/// A label that has not been placed yet.
struct OverlayLabel {
    let text: String
    /// A shorter text, which is used if there is no free position for ``text``; `nil` if there is none.
    var shortText: String?
    let style: OverlayStyle
    /// The centre of the preferred frame of the label, or its top right corner if ``isAtCorner`` is true. Text often
    /// begins at the left, so a label at the right covers less of it.
    let anchor: CGPoint
    /// The id of the object to whose findings the label refers; `nil` if it refers to none.
    var objectID: String?
    /// Whether the anchor is the top right corner of the preferred frame rather than its centre.
    var isAtCorner = false
}

extension CGRect {
    /// The corner with the greatest x and the least y.
    var topRight: CGPoint { CGPoint(x: maxX, y: minY) }
}
