import Foundation
import UIKitFacts
import UIKitLayout

nonisolated extension CheckRule {
    static let underBars = CheckRule(
        id: "under-bars", level: .warning, summary: "text or controls under the status bar or the home indicator",
        explanation: """
            Bars, the notch or the home indicator cover text and controls of a scene that are outside the safe area. \
            Constrain them to the safe area instead of the superview. Scroll views, which adjust themselves, and scenes \
            that others embed or present as page sheets are not checked.
            """)
}

nonisolated extension LayoutRule {
    static let underBars = LayoutRule(rule: .underBars, appliesToEachCondition: false) { layout in
        guard layout.element(of: layout.root.view)?["key"] == "view",
            layout.document.toolsVersion >= XcodeVersion.xcode9,
            CheckedWidths(document: layout.document).isScreen(layout.root)
        else {
            return []
        }
        let bars = Bars(layout)
        return layout.views.filter { $0 is UILabel || $0 is UIControl }.compactMap(bars.finding)
    }
}

/// The parts of a scene that the status bar and the home indicator cover.
private struct Bars {
    private let layout: CheckedLayout
    private let safeArea: UIEdgeInsets
    private let height: CGFloat
    /// The height of the home indicator's area on the device, in points; `nil` if the device has no home indicator, or
    /// if a tab bar or toolbar covers it.
    private let homeIndicator: CGFloat?

    init(_ layout: CheckedLayout) {
        (self.layout, safeArea, height) = (layout, layout.root.view.safeAreaInsets, layout.root.view.bounds.height)
        homeIndicator = Self.uncoveredHomeIndicator(of: layout.document, safeArea)
    }

    /// The height of the home indicator's area, or `nil` if a bar covers the area. If a bar covers it, the bottom inset
    /// of the safe area is larger than the home indicator's area. Xcode 26 doubles the inset on its canvas, although it
    /// is not doubled on the device.
    private static func uncoveredHomeIndicator(of document: CheckedDocument, _ safeArea: UIEdgeInsets) -> CGFloat? {
        guard let height = document.device?.edges.homeIndicator?.value else { return nil }
        let factor = Canvas.insetFactor.value(for: document.toolsVersion) ?? 1
        return safeArea.bottom == height * factor ? height : nil
    }

    func finding(_ view: UIView) -> InterfaceFinding? {
        guard !layout.isHidden(view), !isInScrollView(view), let frame = layout.frameInRoot(of: view),
            frame.height > 0, frame.width > 0, frame.height < height / 2, isHeldByRoot(view)
        else { return nil }
        if frame.minY < min(safeArea.top, 20) - 1, frame.minY >= 0 { return finding(view, "top", "status bar") }
        if let homeIndicator, frame.maxY > height - homeIndicator + 1, frame.maxY <= height {
            return finding(view, "bottom", "home indicator")
        }
        return nil
    }

    private func finding(_ view: UIView, _ edge: String, _ bar: String) -> InterfaceFinding {
        layout.finding(
            .underBars, view, "\(layout.name(of: view)) is under the \(bar)", level: edge == "top" ? .warning : .note,
            details: ["Fix: constrain its \(edge) to the safe area, not to the superview."])
    }

    /// Whether one of the root's own constraints relates the view to the root itself rather than to a guide.
    private func isHeldByRoot(_ view: UIView) -> Bool {
        layout.root.view.constraints.contains { constraint in
            let items = [constraint.firstItem, constraint.secondItem]
            guard items.contains(where: { $0 === layout.root.view }) else { return false }
            return items.contains { ($0 as? UIView).map { $0 === view } ?? false }
        }
    }

    private func isInScrollView(_ view: UIView) -> Bool {
        guard let superview = view.superview else { return false }
        return superview is UIScrollView || isInScrollView(superview)
    }
}
