nonisolated extension IBElement {
    /// Whether an image view or button shows a system symbol.
    var showsSymbol: Bool {
        [self, child("state", key: "normal")].contains { $0?["catalog"] == "system" }
    }
}
