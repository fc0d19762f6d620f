import UIKitLayout

nonisolated extension UIContentSizeCategory {
    private static let shortNames: [(String, UIContentSizeCategory)] = [
        ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
        ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
        ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
        ("AX5", .accessibilityExtraExtraExtraLarge),
    ]

    /// The short names of all text sizes, from the smallest to the largest.
    public static var allShortNames: [String] { shortNames.map(\.0) }

    /// Creates the text size with the given short name, such as XXL or AX5, ignoring case; `nil` if the name is
    /// unknown.
    public init?(shortName: String) {
        guard let match = Self.shortNames.first(where: { $0.0 == shortName.uppercased() }) else { return nil }
        self = match.1
    }

    /// The short name of the text size, such as XXL or AX5.
    public var shortName: String { Self.shortNames.first { $0.1 == self }?.0 ?? rawValue }
}
