import InterfaceBuilder

/// Fingerprints that identify findings across logs even if their lines have moved. They consist of the object, the
/// rule, and a number if an object has several findings of a rule.
struct SARIFFingerprints {
    /// The name of the fingerprint, with the version of its algorithm.
    static let name = "objectAndRule/v1"

    private var counts: [String: Int] = [:]

    /// The fingerprint of the next finding, in file order.
    mutating func next(of finding: InterfaceFinding) -> String {
        let fingerprint = "\(finding.objectID)/\(finding.rule.id)"
        let count = counts["\(finding.path) \(fingerprint)", default: 0] + 1
        counts["\(finding.path) \(fingerprint)"] = count
        return count == 1 ? fingerprint : "\(fingerprint)/\(count)"
    }
}
