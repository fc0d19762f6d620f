/// Combines the findings about misplaced views into one finding for each level and scene or, in a file without scenes,
/// for each level. Xcode's command Update Frames corrects all views of a scene.
nonisolated struct MisplacedScenes {
    private let suppression: CheckSuppression

    init(_ document: CheckedDocument) {
        suppression = CheckSuppression(document: document)
    }

    /// The first finding of each scene and level, extended by the other views that have such a finding. Findings that a
    /// label in the file disables are not merged.
    func merged(_ findings: [InterfaceFinding]) -> [InterfaceFinding] {
        let suppressed = findings.filter(suppression.suppresses)
        let left = findings.filter { !suppression.suppresses($0) }
        var keys: [[String]] = []
        let scenes = Dictionary(grouping: left) { finding in
            let key = [scene(of: finding), finding.level.rawValue]
            if !keys.contains(key) { keys.append(key) }
            return key
        }
        return suppressed + keys.compactMap { scenes[$0].flatMap(merge) }
    }

    private func merge(_ findings: [InterfaceFinding]) -> InterfaceFinding? {
        guard let first = findings.first, findings.count > 1 else { return findings.first }
        let others = findings.dropFirst()
        let names = others.map { suppression.document.shortName(of: suppression.document.element($0.objectID)) }
        let more =
            others.count == 1 ? "1 other view is misplaced, too" : "\(others.count) other views are misplaced, too"
        var merged = InterfaceFinding(
            rule: first.rule, level: first.level, path: first.path, line: first.line, objectID: first.objectID,
            message: "\(first.message); \(more)",
            details: first.details + ["Also misplaced: \(names.joined(separator: ", "))."])
        merged.related = first.related + others.flatMap { [$0.objectID] + $0.related }
        return merged
    }

    private func scene(of finding: InterfaceFinding) -> String {
        guard let element = suppression.document.element(finding.objectID) else { return "" }
        return suppression.document.ancestors(of: element).first { $0.name == "scene" }?["sceneID"] ?? ""
    }
}
