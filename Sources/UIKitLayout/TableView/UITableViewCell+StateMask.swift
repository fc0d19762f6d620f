extension UITableViewCell {
    /// Which controls are beside the content.
    public nonisolated struct StateMask: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A control at the left edge to insert or delete the row.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// A button at the right edge that confirms the deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}
