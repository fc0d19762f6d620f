/// A value that depends on the version of iOS, with a row for each version.
///
/// Interface Builder draws a file with the version of iOS that belongs to the file's version of Xcode. At run time views
/// have the value of one version, ``SystemVersion/atRunTime``.
package struct VersionedValue<Value: FactValue>: Sendable {
    private let table: FactTable<Value>
    private let valueWithoutRule: Value
    /// The value of views at run time.
    package let atRunTime: Value

    /// - Parameters:
    ///   - rule: the rule that applies the values to files.
    ///   - valueWithoutRule: the value of files if the rule is switched off; by default that of the oldest versions.
    ///   - oldest: the row of the oldest versions.
    ///   - newer: the rows of newer versions. Together the rows cover all versions without overlaps.
    package init(
        _ subject: String, rule: FrameRule? = nil, valueWithoutRule: Value? = nil, _ oldest: Fact<Value>,
        _ newer: Fact<Value>...
    ) {
        table = FactTable(subject, rule: rule, rows: [oldest] + newer)
        self.valueWithoutRule = valueWithoutRule ?? oldest.value
        atRunTime = (newer.first { $0.versions.contains(SystemVersion.atRunTime) } ?? oldest).value
    }

    /// The value for files of the given build of Xcode.
    package func value(for version: Int) -> Value { table.value(for: version) ?? valueWithoutRule }
}

extension VersionedValue: FactListing {
    package var subject: String { table.subject }
    package var rule: FrameRule? { table.rule }
    package var lines: [FactLine] { table.lines }
}
