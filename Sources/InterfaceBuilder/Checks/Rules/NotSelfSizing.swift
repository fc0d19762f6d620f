import Foundation
import UIKitLayout

nonisolated extension CheckRule {
    static let notSelfSizing = CheckRule(
        id: "not-self-sizing", level: .warning,
        summary: "a cell in rows of automatic height whose constraints do not say how high it is",
        explanation: """
            Where a table's row height is automatic, a cell is as high as a chain of constraints from its content view's \
            top to its bottom makes it; without one the row gets 44 points, whatever it holds. The place where the \
            chain breaks is named. A warning is given where the cell is designed higher than that; cells in files of their \
            own, whose table is not known, get a note.
            """)
}

nonisolated extension LayoutRule {
    static let notSelfSizing = LayoutRule(rule: .notSelfSizing, appliesToEachCondition: false) { layout in
        guard layout.rowHeight.followsContent, let chain = CellChain(of: layout.root), chain.isBroken else { return [] }
        let place =
            chain.lowestConnectedView(in: layout.layout.frames).map {
                "nothing ties \(layout.name(of: $0)) to its bottom"
            }
            ?? "nothing is tied to its top"
        let height = layout.root.view.bounds.height
        let defaultRowHeight = defaultRowHeight(layout.document)
        let isLost = layout.rowHeight == .automatic && height > defaultRowHeight + 4
        let loss =
            isLost ? "; it is designed \(height.plainText) points high and gets \(defaultRowHeight.plainText)" : ""
        return [
            layout.finding(
                .notSelfSizing, layout.root.view,
                "\(layout.name(of: layout.root.view)) does not size itself: \(place)\(loss)",
                level: isLost ? .warning : .note,
                details: ["Fix: constrain the lowest view's bottom to the content view's, or give the row a height."])
        ]
    }

    /// The height of a row whose cell determines none (UITableView.rowHeight). It is larger on the newest systems.
    private static func defaultRowHeight(_ document: CheckedDocument) -> CGFloat {
        document.toolsVersion >= 24_000 ? 51 : 44
    }
}
