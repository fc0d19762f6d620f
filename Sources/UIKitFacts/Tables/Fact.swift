import Foundation

/// A row of a table of facts: a value, the builds of Xcode for which the value holds, and the value's source.
package struct Fact<Value: FactValue>: Sendable {
    /// The value.
    package let value: Value
    /// The builds of Xcode for which the value holds.
    package let versions: Range<Int>
    /// The source of the value.
    package let evidence: Evidence

    /// Creates a row for the builds from `first` up to, but not including, `end`.
    ///
    /// - Parameters:
    ///   - frames: the number of stored frames that confirm the value; `nil` if no frames were counted.
    ///   - projects: the number of projects with these frames.
    package init(
        _ value: Value, from first: Int = 0, before end: Int = .max, frames: Int? = nil, projects: Int? = nil,
        source: String = Evidence.storedFrames
    ) {
        self.value = value
        versions = first..<end
        evidence = Evidence(source: source, frames: frames, projects: projects)
    }
}

/// The source of a value.
package struct Evidence: Sendable {
    /// The source of a value that was found only in the frames stored in files.
    package static let storedFrames = "stored frames"

    /// The source of a value whose origin is unknown.
    package static let notRecorded = "not recorded"

    /// The source, in a few words.
    package let source: String
    /// The number of stored frames that confirm the value; `nil` if no frames were counted.
    package let frames: Int?
    /// The number of projects with these frames; `nil` if the projects were not counted.
    package let projects: Int?
}

/// A value that depends on the version of Xcode.
package struct FactTable<Value: FactValue>: Sendable {
    /// The subject of the table, as the page of all facts names it.
    package let subject: String
    /// The rule that applies the values to files; `nil` if the values always apply.
    package let rule: FrameRule?
    /// The rows. The ranges of builds do not overlap.
    package let rows: [Fact<Value>]

    package init(_ subject: String, rule: FrameRule? = nil, _ rows: Fact<Value>...) {
        self.init(subject, rule: rule, rows: rows)
    }

    package init(_ subject: String, rule: FrameRule? = nil, rows: [Fact<Value>]) {
        (self.subject, self.rule, self.rows) = (subject, rule, rows)
    }

    /// The value for the given build of Xcode, or `nil` if no row applies to that build or if the rule is switched off.
    package func value(for version: Int) -> Value? {
        guard rule?.isOn ?? true else { return nil }
        return rows.first { $0.versions.contains(version) }?.value
    }
}

/// A value that holds for all versions of Xcode.
package struct Constant<Value: FactValue>: Sendable {
    /// The subject of the value, as the page of all facts names it.
    package let subject: String
    /// The value.
    package let value: Value
    /// The rule that applies the value to files; `nil` if the value always applies.
    package let rule: FrameRule?
    /// The source of the value.
    package let evidence: Evidence

    /// - Parameters:
    ///   - frames: the number of stored frames that confirm the value; `nil` if no frames were counted.
    ///   - projects: the number of projects with these frames.
    package init(
        _ subject: String, _ value: Value, rule: FrameRule? = nil, frames: Int? = nil, projects: Int? = nil,
        source: String = Evidence.storedFrames
    ) {
        (self.subject, self.value, self.rule) = (subject, value, rule)
        evidence = Evidence(source: source, frames: frames, projects: projects)
    }
}
