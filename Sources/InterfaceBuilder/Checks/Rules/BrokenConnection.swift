nonisolated extension CheckRule {
    static let brokenConnection = CheckRule(
        id: "broken-connection", level: .error, summary: "a connection or constraint whose target is not in the file",
        explanation: """
            A connection refers to an object by its id. If merging or manual editing has removed the object, loading \
            the file fails, or the outlet stays nil. Remove the connection, or connect it again. A constraint that \
            refers to a view which is not in the file is a warning: it is ignored, so its other view may lack a \
            constraint.
            """)
}

nonisolated extension DocumentRule {
    static let brokenConnection = DocumentRule(rule: .brokenConnection) { document in
        connections(in: document) + constraints(in: document)
    }

    private static func constraints(in document: CheckedDocument) -> [InterfaceFinding] {
        document.elements.compactMap { element in
            guard let target = document.absentItem(of: element) else { return nil }
            return document.finding(
                .brokenConnection, element,
                "constraint \(element.id ?? "no id") refers to \(target), which is not in the file", level: .warning,
                details: ["Fix: remove the constraint."])
        }
    }

    private static func connections(in document: CheckedDocument) -> [InterfaceFinding] {
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

nonisolated extension CheckedDocument {
    /// The id of an item of the given constraint that is not in the file, or `nil` if the element is no constraint or all
    /// its items are in the file.
    func absentItem(of element: IBElement) -> String? {
        guard element.name == "constraint" else { return nil }
        return [element["firstItem"], element["secondItem"]].compactMap(\.self).first { !objectIDs.contains($0) }
    }
}
