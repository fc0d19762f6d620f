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
    }

    /// What kind of error it is.
    public let code: Code
    /// What is wrong, and what is registered.
    public let description: String
}
