import Foundation

/// A template that cannot be made.
public struct FDTemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is; open for more.
    public struct Code: Hashable, Sendable {
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
        /// Heights of the identifier are asked for within its own configuration without end.
        public static let endlessRecursion = Code(3)
        /// What the template wants to be high is no height: negative, not a number, infinite or above 1e9 points.
        public static let invalidHeight = Code(4)
    }

    /// What kind of error it is.
    public let code: Code
    /// What is wrong, and what is registered.
    public let description: String
}

extension FDTemplateError {
    static func endlessRecursion(_ identifier: String, _ depth: Int) -> FDTemplateError {
        FDTemplateError(
            code: .endlessRecursion,
            description: """
                the height for identifier - \(identifier) was asked for within its own configuration \(depth) times, \
                one within another: such a recursion does not end
                """)
    }
}
