extension UITableViewCell {
    /// The set of editing controls that are shown beside the content.
    public nonisolated struct StateMask: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The control at the left edge that inserts or deletes the row.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button at the right edge that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}
