import Foundation
import InterfaceBuilder
import UIKitLayout

/// Marks at the views that the problems of a layout concern.
struct ProblemOverlay {
    private let layout: InspectedLayout
    private(set) var shapes: [OverlayShape] = []
    private(set) var labels: [OverlayLabel] = []

    init(of layout: InspectedLayout) {
        self.layout = layout
    }

    /// Adds the findings that concern views and constraints of the layout. The label of a finding is its rule.
    mutating func add(_ findings: [CheckedFinding]) {
        var frames: [String: CGRect] = [:]
        for view in layout.views {
            if let id = layout.object(of: view)?.id, let frame = layout.frame(of: view) { frames[id] = frame }
        }
        for constraint in layout.constraints {
            guard let id = layout.object(of: constraint)?.id, let item = constraint.firstItem else { continue }
            frames[id] = layout.frame(of: item)
        }
        for found in findings {
            guard let frame = frames[found.finding.objectID] else { continue }
            mark(frame, found.finding.rule.id, found.finding.level.overlayStyle, found.finding.objectID)
        }
    }

    /// Adds the conflicts and the ambiguous views of the layout, which are found without a file.
    mutating func addLayoutProblems() {
        let computed = layout.root.computeLayout(findingAmbiguousParts: true)
        for conflict in computed.conflicts {
            let broken = conflict.broken ?? conflict.constraints.last
            guard let item = broken?.firstItem, let frame = layout.frame(of: item) else { continue }
            mark(frame, "conflict: \(broken?.shortText ?? "")", .conflict)
        }
        for (view, parts) in computed.ambiguousViews {
            guard let frame = layout.frame(of: view), !view.isHidden else { continue }
            mark(frame, "ambiguous \(parts.words)", .ambiguous)
        }
    }

    private mutating func mark(_ frame: CGRect, _ text: String, _ style: OverlayStyle, _ objectID: String? = nil) {
        shapes.append(OverlayShape(geometry: .area(frame), style: style, objectID: objectID))
        shapes.append(OverlayShape(geometry: .outline(frame), style: style, objectID: objectID))
        labels.append(
            OverlayLabel(text: text, style: style, anchor: frame.topRight, objectID: objectID, isAtCorner: true))
    }
}

extension CheckRule.Level {
    /// The style in which findings of the level are drawn.
    var overlayStyle: OverlayStyle {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
}

extension ComputedLayout.AmbiguousParts {
    /// The names of the parts, separated by commas.
    var words: String {
        let names: [(Self, String)] = [(.x, "x"), (.y, "y"), (.width, "width"), (.height, "height")]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
