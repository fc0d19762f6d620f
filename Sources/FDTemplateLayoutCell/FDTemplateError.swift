import Foundation
import UIKitLayout

/// The error for a template that cannot be created, or whose height cannot be computed.
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
        /// The registered source for the identifier could not create a view.
        public static let notMade = Code(2)
        /// Configurations request heights for the same identifier in endless recursion.
        public static let endlessRecursion = Code(3)
        /// The computed height is not valid: it is negative, not a number, infinite or above 1e9 points.
        public static let invalidHeight = Code(4)
    }

    /// The kind of the error.
    public let code: Code
    /// A description of the problem. If the identifier is not registered, the description lists the registered
    /// identifiers.
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

extension FDTemplateError {
    /// Returns the given measured length, in points, if it can be the length of a view.
    ///
    /// - Throws: ``FDTemplateError`` with code `invalidHeight` if it cannot.
    static func valid(_ length: CGFloat, of what: String, _ identifier: String) throws -> CGFloat {
        guard !UITableView.isHeight(length) else { return length }
        throw FDTemplateError(
            code: .invalidHeight,
            description: UITableView.reasonAgainst(length, of: what, at: "identifier - \(identifier)"))
    }
}
