nonisolated extension CheckRule {
    static let reuseIdentifier = CheckRule(
        id: "reuse-identifier", level: .warning, summary: "a prototype cell without a reuse identifier of its own",
        explanation: """
            A prototype without a reuse identifier cannot be dequeued; of two with the same identifier only the last \
            one can. Xcode warns about both. Give each prototype of a table or collection an identifier of its own. \
            An empty prototype without an identifier, as Xcode creates it with each list, is a note: code registers \
            the cells of the list.
            """)
}

nonisolated extension DocumentRule {
    static let reuseIdentifier = DocumentRule(rule: .reuseIdentifier) { document in
        document.elements.filter { $0.name == "tableView" || $0.name == "collectionView" }.flatMap { table in
            var seen: Set<String> = []
            let list = table.name == "tableView" ? "prototypes" : "cells"
            return table.list(list).compactMap { cell -> InterfaceFinding? in
                guard let identifier = cell.reuseIdentifier, !identifier.isEmpty else {
                    return document.finding(
                        .reuseIdentifier, cell, "prototype \(document.name(of: cell)) has no reuse identifier",
                        level: isEmpty(cell) ? .note : nil,
                        details: ["Fix: give it one in the Attributes inspector."])
                }
                guard !seen.insert(identifier).inserted else { return nil }
                return document.finding(
                    .reuseIdentifier, cell,
                    "prototype \(document.name(of: cell)) has the reuse identifier \"\(identifier)\" of another one",
                    details: ["Fix: give it one of its own."])
            }
        }
    }

    /// Whether the prototype contains no views.
    private static func isEmpty(_ cell: IBElement) -> Bool {
        let content = cell.children.first { $0["key"] == "contentView" } ?? cell
        return content.list("subviews").isEmpty
    }
}
