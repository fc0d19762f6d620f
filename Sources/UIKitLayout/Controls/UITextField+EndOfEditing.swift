extension UITextField {
    /// The reason for which editing of a text field ended. On Linux, it is always that the text was committed.
    public nonisolated enum DidEndEditingReason: Int, Hashable, Sendable {
        case committed = 0
        case cancelled
    }
}
