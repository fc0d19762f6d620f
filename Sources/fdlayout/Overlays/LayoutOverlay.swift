import Foundation
import InterfaceBuilder
import UIKitLayout

/// The shapes of one kind of overlay for one inspected layout, and the labels that are still to be placed.
struct LayoutOverlay {
    private let layout: InspectedLayout
    /// The findings about the layout, for the overlay of problems; `nil` if the layout is that of rows, which are not
    /// checked.
    private let findings: [CheckedFinding]?
    private(set) var shapes: [OverlayShape] = []
    private(set) var labels: [OverlayLabel] = []

    init(_ kind: OverlayKind, of layout: InspectedLayout, chain: HeightChain?, findings: [CheckedFinding]?) {
        (self.layout, self.findings) = (layout, findings)
        switch kind {
        case .frames: addFrames()
        case .constraints:
            var constraints = ConstraintOverlay(of: layout, chain: chain)
            constraints.addAll()
            (shapes, labels) = (constraints.shapes, constraints.labels)
        case .margins: addMargins()
        case .baselines: addBaselines()
        case .safeArea: addSafeArea()
        case .problems: addProblems()
        }
    }

    private mutating func addFrames() {
        for view in layout.views {
            guard let frame = layout.frame(of: view), frame.width > 0, frame.height > 0 else { continue }
            shapes.append(OverlayShape(geometry: .outline(frame), style: .frame))
            let size = "\(frame.width.labelText) × \(frame.height.labelText)"
            let text = "\(view.frame.minX.labelText), \(view.frame.minY.labelText)  \(size)"
            // If the view is narrower than its label, the label is placed above the view, so that it does not cover it.
            let isNarrow = frame.width < LabelPlacement.size(of: text).width
            let anchor = frame.topRight.applying(
                CGAffineTransform(translationX: 0, y: isNarrow ? -LabelPlacement.height : 0))
            labels.append(
                OverlayLabel(text: text, shortText: size, style: .frame, anchor: anchor, isAtCorner: true))
        }
    }

    /// Adds the margins of views to whose margins a constraint refers.
    private mutating func addMargins() {
        let items = layout.constraints.flatMap { constraint in
            [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
        }
        let views = items.compactMap { item, attribute -> UIView? in
            let guide = item as? UILayoutGuide
            if guide?.identifier == "UIViewLayoutMarginsGuide" { return guide?.owningView }
            return attribute.isMargin ? item as? UIView : nil
        }
        let used = Set(views.map { ObjectIdentifier($0) })
        for view in layout.views where used.contains(ObjectIdentifier(view)) {
            guard let frame = layout.frame(of: view) else { continue }
            addBand(from: frame, to: layout.margins(of: view), style: .margin)
        }
    }

    private mutating func addBaselines() {
        for view in layout.views {
            guard let frame = layout.frame(of: view), let baselines = layout.baselines(of: view) else { continue }
            for position in Set([baselines.first, baselines.last]).sorted() {
                shapes.append(
                    OverlayShape(
                        geometry: .line(CGPoint(x: frame.minX, y: position), CGPoint(x: frame.maxX, y: position)),
                        style: .baseline))
                labels.append(
                    OverlayLabel(
                        text: (position - frame.minY).labelText, style: .baseline,
                        anchor: CGPoint(x: frame.maxX - 12, y: position)))
            }
        }
    }

    private mutating func addSafeArea() {
        let frame = layout.root.convert(layout.root.bounds, to: layout.reference)
        if let inner = layout.frame(of: layout.root.safeAreaLayoutGuide) {
            addBand(from: frame, to: inner, style: .safeArea)
        }
    }

    /// Adds the area between two rectangles, and labels with the widths of its sides that are not 0.
    private mutating func addBand(from outer: CGRect, to inner: CGRect, style: OverlayStyle) {
        guard inner.width >= 0, inner.height >= 0 else { return }
        let sides = [
            CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
            CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
            CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
            CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
        ]
        for (side, rectangle) in sides.enumerated() where rectangle.width > 0 && rectangle.height > 0 {
            shapes.append(OverlayShape(geometry: .area(rectangle), style: style))
            let length = side < 2 ? rectangle.height : rectangle.width
            labels.append(
                OverlayLabel(
                    text: length.labelText, style: style, anchor: CGPoint(x: rectangle.midX, y: rectangle.midY)))
        }
        shapes.append(OverlayShape(geometry: .outline(inner), style: style))
    }

    private mutating func addProblems() {
        var problems = ProblemOverlay(of: layout)
        if let findings { problems.add(findings) } else { problems.addLayoutProblems() }
        (shapes, labels) = (problems.shapes, problems.labels)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute belongs to the margins of a view.
    fileprivate var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}
