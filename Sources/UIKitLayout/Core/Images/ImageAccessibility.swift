/// The accessibility properties of an image.
nonisolated struct ImageAccessibility: Sendable {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    /// The bits of the traits; those of an image by default.
    var traits: UInt64 = 4
}
