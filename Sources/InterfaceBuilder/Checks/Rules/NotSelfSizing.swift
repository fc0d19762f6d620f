import Foundation
import UIKitFacts
import UIKitLayout

nonisolated extension CheckRule {
    static let notSelfSizing = CheckRule(
        id: "not-self-sizing", level: .warning,
        summary: "a self-sizing cell whose constraints do not determine its height",
        explanation: """
            If a table's row height is automatic, a chain of constraints from the top of a cell's content view to its \
            bottom determines the height of the cell. Without such a chain the row gets 44 points, whatever it contains. \
            The message names the place where the chain breaks. The finding is a warning if the cell is designed higher \
            than that, and a note for cells in files of their own, whose table is unknown.
            """)
}

nonisolated extension LayoutRule {
    static let notSelfSizing = LayoutRule(rule: .notSelfSizing, appliesToEachCondition: false) { layout in
        guard layout.rowHeight.followsContent,
            layout.root.view is UITableViewCell || layout.rowHeight == .automatic,
            let chain = CellChain(of: layout.root), chain.isBroken
        else { return [] }
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

    /// The height of a row whose cell does not determine one, in points (UITableView.rowHeight). The height is larger
    /// in files written by Xcode 26 or later.
    private static func defaultRowHeight(_ document: CheckedDocument) -> CGFloat {
        Rows.standardHeights.value(for: document.toolsVersion) ?? Rows.standardHeight.value
    }
}
