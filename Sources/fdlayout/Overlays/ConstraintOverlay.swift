import Foundation
import UIKitLayout

/// Alignment rectangles and constraints. Constraints of the height chain, conflicting constraints and ambiguous views
/// have styles of their own.
struct ConstraintOverlay {
    private let layout: InspectedLayout
    private let styles: [ObjectIdentifier: OverlayStyle]
    private let ambiguous: [(view: UIView, parts: ComputedLayout.AmbiguousParts)]
    private(set) var shapes: [OverlayShape] = []
    private(set) var labels: [OverlayLabel] = []

    init(of layout: InspectedLayout, chain: HeightChain?) {
        self.layout = layout
        // In a cell that sizes itself, the content determines the height, so the stored height must not constrain it.
        let computed = layout.root.computeLayout(findingAmbiguousParts: true, fitsHeight: chain != nil)
        let shown = Set(layout.views.map { ObjectIdentifier($0) })
        ambiguous = computed.ambiguousViews.filter { view, _ in
            shown.contains(ObjectIdentifier(view)) && view.bounds.width > 0 && view.bounds.height > 0
        }
        var styles: [ObjectIdentifier: OverlayStyle] = [:]
        for constraint in chain?.constraints ?? [] { styles[ObjectIdentifier(constraint)] = .chain }
        for constraint in computed.conflicts.flatMap(\.constraints) {
            styles[ObjectIdentifier(constraint)] = .conflict
        }
        self.styles = styles
    }

    mutating func addAll() {
        for view in layout.views.dropFirst() {
            guard let area = layout.alignment(of: view) else { continue }
            shapes.append(OverlayShape(geometry: .outline(area), style: .alignment))
        }
        for (view, parts) in ambiguous {
            guard let area = layout.alignment(of: view) else { continue }
            shapes.append(OverlayShape(geometry: .outline(area), style: .ambiguous))
            labels.append(
                OverlayLabel(
                    text: "ambiguous \(parts.words)", style: .ambiguous, anchor: area.topRight, isAtCorner: true))
        }
        // Conflicts and the height chain are added first, so that their labels keep the preferred positions.
        let order: [OverlayStyle] = [.conflict, .chain, .constraint]
        for style in order {
            for constraint in layout.constraints where self.style(of: constraint) == style { add(constraint) }
        }
    }

    private func style(of constraint: NSLayoutConstraint) -> OverlayStyle {
        styles[ObjectIdentifier(constraint)] ?? .constraint
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem, let area = layout.alignment(of: first) else { return }
        if constraint.firstAttribute.isLength {
            addLength(constraint, of: area)
        } else if let second = constraint.secondItem, let other = layout.alignment(of: second),
            let from = layout.position(of: constraint.firstAttribute, of: first),
            let to = layout.position(of: constraint.secondAttribute, of: second)
        {
            addDistance(constraint, from, to, area, other)
        }
    }

    /// Adds a line for a constraint of an item's width or height: a width above the lower edge of the item, a height to
    /// the left of its right edge.
    private mutating func addLength(_ constraint: NSLayoutConstraint, of area: CGRect) {
        let inset: CGFloat = 3
        let isVertical = constraint.isVertical
        let start =
            isVertical ? CGPoint(x: area.maxX - inset, y: area.minY) : CGPoint(x: area.minX, y: area.maxY - inset)
        let end = isVertical ? CGPoint(x: area.maxX - inset, y: area.maxY) : CGPoint(x: area.maxX, y: area.maxY - inset)
        addLine(constraint, from: start, to: end, text: constraint.shortText)
    }

    /// Adds a line for the distance between two items, if possible at a place that both items have in common on the
    /// other axis. Positions that are equal are connected by a line along that axis, which has no label if the
    /// constraint is a required equality without a constant.
    private mutating func addDistance(
        _ constraint: NSLayoutConstraint, _ from: CGFloat, _ to: CGFloat, _ area: CGRect, _ other: CGRect
    ) {
        let isVertical = constraint.isVertical
        let across =
            isVertical ? (area.minX, area.maxX, other.minX, other.maxX) : (area.minY, area.maxY, other.minY, other.maxY)
        let (low, high) = (max(across.0, across.2), min(across.1, across.3))
        let place = low <= high ? (low + high) / 2 : (across.0 + across.1) / 2
        func point(_ position: CGFloat, _ place: CGFloat) -> CGPoint {
            isVertical ? CGPoint(x: place, y: position) : CGPoint(x: position, y: place)
        }
        guard (from - to).magnitude < 0.5 else {
            return addLine(constraint, from: point(to, place), to: point(from, place), text: constraint.shortText)
        }
        let ends = [(across.0 + across.1) / 2, (across.2 + across.3) / 2]
        shapes.append(
            OverlayShape(geometry: .line(point(from, ends[0]), point(from, ends[1])), style: style(of: constraint)))
        if constraint.constant != 0 || constraint.priority != .required || constraint.relation != .equal {
            labels.append(
                OverlayLabel(text: constraint.shortText, style: style(of: constraint), anchor: point(from, ends[0])))
        }
    }

    private mutating func addLine(_ constraint: NSLayoutConstraint, from: CGPoint, to: CGPoint, text: String) {
        let style = style(of: constraint)
        shapes.append(OverlayShape(geometry: .dimension(from, to), style: style))
        labels.append(
            OverlayLabel(text: text, style: style, anchor: CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)))
    }
}
