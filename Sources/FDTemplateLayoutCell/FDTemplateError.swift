import Foundation

/// Why a template cannot be made, or its height cannot be computed.
public nonisolated struct FDTemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of an error; later versions may add codes.
    public nonisolated struct Code: Hashable, Sendable {
        private let rawValue: Int

        private init(_ rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The identifier is empty.
        public static let emptyIdentifier = Code(0)
        /// Nothing is registered for the identifier.
        public static let notRegistered = Code(1)
        /// What is registered for the identifier could not make a view.
        public static let notMade = Code(2)
        /// Configurations ask for heights of the same identifier without end.
        public static let endlessRecursion = Code(3)
        /// The computed height is not valid: it is negative, not a number, infinite or above 1e9 points.
        public static let invalidHeight = Code(4)
    }

    /// What kind of error it is.
    public let code: Code
    /// What is wrong, with the registered identifiers where that helps.
    public let description: String
}

nonisolated extension FDTemplateError {
    static func endlessRecursion(_ identifier: String, _ depth: Int) -> FDTemplateError {
        FDTemplateError(
            code: .endlessRecursion,
            description: """
                the height for identifier - \(identifier) was asked for within its own configuration \(depth) times, \
                one within another: such a recursion does not end
                """)
    }
}
