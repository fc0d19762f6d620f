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

    /// A generic exception.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An invalid argument of a method.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A contradiction in a program's internal state.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// An index out of range.
    public static let rangeException = NSExceptionName("NSRangeException")
}

/// A programmer's error, which ends the program. It cannot be caught, as in Swift on iOS.
open nonisolated class NSException: NSObject {
    deinit {}

    /// The kind of exception.
    public let name: NSExceptionName
    /// The reason of the exception.
    public let reason: String?
    /// Additional information.
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
