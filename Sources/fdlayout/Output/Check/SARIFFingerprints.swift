import InterfaceBuilder

/// What makes findings known again in a later log although their lines have moved: the object and the rule, and a number
/// where an object of a file has several findings of a rule.
struct SARIFFingerprints {
    /// The name of the fingerprint, with the version of how it is made.
    static let name = "objectAndRule/v1"

    private var counts: [String: Int] = [:]

    /// The fingerprint of the next finding, in the order of the file.
    mutating func next(of finding: InterfaceFinding) -> String {
        let fingerprint = "\(finding.objectID)/\(finding.rule.id)"
        let count = counts["\(finding.path) \(fingerprint)", default: 0] + 1
        counts["\(finding.path) \(fingerprint)"] = count
        return count == 1 ? fingerprint : "\(fingerprint)/\(count)"
    }
}
