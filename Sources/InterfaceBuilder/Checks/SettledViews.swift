import Foundation
import UIKitLayout

/// What is open by the constraints, and yet always comes out in one way.
struct SettledViews {
    private let layout: CheckedLayout

    init(_ layout: CheckedLayout) {
        self.layout = layout
    }

    /// Views with what of them is really open.
    func removed(from open: [OpenView]) -> [OpenView] {
        open.map(withoutStackAxes).map(withoutSymbolSizes).filter { !$0.parts.isEmpty }
    }

    /// Stack views that fill proportionally give each view its part of their length, also those whose wanted size is not known
    /// here, such as stack views.
    private func withoutStackAxes(_ open: OpenView) -> OpenView {
        var open = open
        for view in sequence(first: open.view, next: \.superview) {
            guard let stack = view.superview as? UIStackView, stack.hasUnknownProportions else { continue }
            open.parts.subtract(stack.axis == .vertical ? [.y, .height] : [.x, .width])
        }
        return open
    }

    /// A system symbol has a size at run time, which is not known here.
    private func withoutSymbolSizes(_ open: OpenView) -> OpenView {
        var open = open
        if open.view is UIImageView, layout.element(of: open.view)?["catalog"] == "system" {
            open.parts.subtract([.width, .height])
        }
        return open
    }

    /// Labels above each other that the file stores exactly as high as their texts left nothing to be shared where the file
    /// was made. The system's lines have known heights, and a pixel is at most half a point: a label that is half a point off
    /// is stretched or compressed. Of fonts that are missing here nobody knows.
    func withoutExactHeights(_ open: [OpenView]) -> [OpenView] {
        let groups = Dictionary(grouping: open.filter { $0.parts.contains(.height) }) {
            $0.view.superview.map { ObjectIdentifier($0) }
        }
        var fits: [ObjectIdentifier: Fit] = [:]
        for group in groups.values {
            let worst = group.map { fit(of: $0.view) }.max() ?? .loose
            for each in group { fits[ObjectIdentifier(each.view)] = worst }
        }
        return open.compactMap { each in
            var each = each
            switch fits[ObjectIdentifier(each.view)] {
            case .exact: each.parts.subtract([.y, .height])
            case .unknown: each.dependsOnMissingFonts = true
            case .loose, nil: break
            }
            return each.parts.isEmpty ? nil : each
        }
    }

    /// How the stored height of a view fits its text.
    private nonisolated enum Fit: Int, Comparable {
        case exact, unknown, loose

        static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
    }

    private func fit(of view: UIView) -> Fit {
        guard let label = view as? UILabel, let stored = layout.storedFrame(of: label)?.size else { return .loose }
        if let text = ViewText(of: label, in: layout), !text.hasKnownLines { return .unknown }
        let wanted = label.sizeThatFits(CGSize(width: stored.width, height: 0)).height
        return (stored.height - wanted).magnitude < 0.5 ? .exact : .loose
    }
}

extension UIStackView {
    /// Whether it fills proportionally, and one of its views does not say how long it wants to be.
    fileprivate var hasUnknownProportions: Bool {
        guard distribution == .fillProportionally else { return false }
        return arrangedSubviews.contains { view in
            let size = view.intrinsicContentSize
            return (axis == .vertical ? size.height : size.width) < 0
        }
    }
}
