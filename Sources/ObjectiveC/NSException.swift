import Foundation
import UIKitLayout

/// The name of an exception, which identifies its kind.
public nonisolated struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Creates a name from the given string.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a name from the given string.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The name of an exception of no particular kind.
    public static let genericException = NSExceptionName("NSGenericException")
    /// The name of an exception for an invalid argument of a method.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// The name of an exception for a contradiction in a program's internal state.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// The name of an exception for an index out of range.
    public static let rangeException = NSExceptionName("NSRangeException")
}

/// A programmer error, which ends the program when it is raised. As in Swift on iOS, it cannot be caught.
open nonisolated class NSException: NSObject {
    deinit {}

    /// The name, which identifies the kind of the exception.
    public let name: NSExceptionName
    /// The reason for the exception.
    public let reason: String?
    /// Additional information.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception. ``raise()`` raises it.
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }

    /// Ends the program and prints the exception's name and reason.
    open func raise() {
        fatalError(description)
    }

    open override var description: String {
        "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'"
    }
}
