extension UITableView {
    /// The style of a table.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case plain = 0
        case grouped, insetGrouped
    }
}
