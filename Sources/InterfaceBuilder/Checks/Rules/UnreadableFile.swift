nonisolated extension CheckRule {
    /// The rule for files that cannot be read or laid out. The failure has the level that is configured for the rule,
    /// if any.
    public static let unreadableFile = CheckRule(
        id: "unreadable-file", level: .error, summary: "a file that cannot be read or laid out",
        explanation: """
            The file is missing, not well-formed, not for iOS, or contains a value that cannot be used. The message says what \
            and where. By default the check ends with exit status 65 or 66, after all other files have been checked. With a \
            level of its own in the configuration (rules: {unreadable-file: warning}), the failure is a finding of this \
            level, and the exit status is 0 or 1.
            """)
}
