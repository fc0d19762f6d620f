nonisolated extension CheckRule {
    static let brokenConnection = CheckRule(
        id: "broken-connection", level: .error, summary: "an outlet, action or segue whose target is not in the file",
        explanation: """
            A connection refers to an object by its id. If merging or manual editing has removed the object, loading the \
            file fails, or the outlet stays nil. Remove the connection, or connect it again.
            """)
}

nonisolated extension DocumentRule {
    static let brokenConnection = DocumentRule(rule: .brokenConnection) { document in
        document.elements.compactMap { element -> InterfaceFinding? in
            guard let target = element["destination"] ?? element["target"],
                ["outlet", "outletCollection", "segue", "action"].contains(element.name),
                !document.objectIDs.contains(target), !["-1", "-2", "-3"].contains(target),
                let owner = document.parent(of: element).flatMap(document.parent(of:))
            else { return nil }
            let name = element["property"] ?? element["selector"] ?? element["identifier"] ?? element["kind"] ?? ""
            return document.finding(
                .brokenConnection, element,
                "\(element.name) \"\(name)\" of \(document.name(of: owner)) refers to \(target), which is not in the file",
                details: ["Fix: remove the connection, or connect it again."])
        }
    }
}
