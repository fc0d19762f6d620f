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

    /// Stack views that fill proportionally give each view its part of their length, also views whose wanted size is not known
    /// here, such as stack views in them.
    private func withoutStackAxes(_ open: OpenView) -> OpenView {
        var open = open
        for view in sequence(first: open.view, next: \.superview) {
            guard let stack = view.superview as? UIStackView, stack.distribution == .fillProportionally else { continue }
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
    /// was made, and fonts that are missing show nothing. The system's lines have known heights, and a pixel is at
    /// most half a point: a label that is half a point off is stretched or compressed.
    func withoutExactHeights(_ open: [OpenView]) -> [OpenView] {
        let groups = Dictionary(grouping: open.filter { $0.parts.contains(.height) }) {
            $0.view.superview.map { ObjectIdentifier($0) }
        }
        let exact = groups.values.filter { $0.allSatisfy { hasHeightOfText($0.view) } }.flatMap(\.self)
        let settled = Set(exact.map { ObjectIdentifier($0.view) })
        return open.compactMap { each in
            guard settled.contains(ObjectIdentifier(each.view)) else { return each }
            var each = each
            each.parts.subtract([.y, .height])
            return each.parts.isEmpty ? nil : each
        }
    }

    private func hasHeightOfText(_ view: UIView) -> Bool {
        guard let label = view as? UILabel, let stored = layout.storedFrame(of: label)?.size else { return false }
        if let text = ViewText(of: label, in: layout), !text.hasKnownLines { return true }
        let wanted = label.sizeThatFits(CGSize(width: stored.width, height: 0)).height
        return (stored.height - wanted).magnitude < 0.5
    }
}
