import Foundation
import UIKitLayout

/// The name of a kind of exception.
public nonisolated struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name from a string.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes a name from a string.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// No particular kind.
    public static let genericException = NSExceptionName("NSGenericException")
    /// A value that a method does not take.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// Something that contradicts itself.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// A place beyond the end.
    public static let rangeException = NSExceptionName("NSRangeException")
}

/// An error of a programmer, which ends the program. Nothing catches it: not in Swift on iOS either.
open nonisolated class NSException: NSObject {
    deinit {}

    /// The kind of exception.
    public let name: NSExceptionName
    /// What is wrong.
    public let reason: String?
    /// Further facts.
    public let userInfo: [AnyHashable: Any]?

    /// Makes an exception.
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }

    /// Ends the program with the name and the reason.
    open func raise() {
        fatalError(description)
    }

    open override var description: String {
        "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'"
    }
}
