import InterfaceBuilder

/// Fingerprints that identify findings across logs even if the findings' lines have changed. A fingerprint consists of
/// the object and the rule, and of a number from the second finding of the rule about the object on.
struct SARIFFingerprints {
    /// The name of the fingerprint, with the version of its algorithm.
    static let name = "objectAndRule/v1"

    private var counts: [String: Int] = [:]

    /// The fingerprint of the given finding. Findings must be passed in file order.
    mutating func next(of finding: InterfaceFinding) -> String {
        let fingerprint = "\(finding.objectID)/\(finding.rule.id)"
        let count = counts["\(finding.path) \(fingerprint)", default: 0] + 1
        counts["\(finding.path) \(fingerprint)"] = count
        return count == 1 ? fingerprint : "\(fingerprint)/\(count)"
    }
}
