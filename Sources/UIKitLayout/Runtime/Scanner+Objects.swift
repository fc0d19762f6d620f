import Foundation

/// The methods of scanners that store strings by reference, as iOS declares them. On Linux, Foundation declares them with
/// Swift's strings.
nonisolated extension Scanner {
    /// Scans the given string, and stores it by reference. Returns whether the string was found.
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.store(scanString(string), in: result)
    }

    /// Scans the text before the given string, or all text if the string does not occur, and stores it by reference.
    /// Returns whether there is such text.
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.store(scanUpToString(string), in: result)
    }

    /// Scans characters as long as they belong to the given set, and stores them by reference. Returns whether there are
    /// any.
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.store(scanCharacters(from: set), in: result)
    }

    /// Scans characters until one belongs to the given set, and stores them by reference. Returns whether there are any.
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.store(scanUpToCharacters(from: set), in: result)
    }

    private static func store(_ string: String?, in result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let string else { return false }
        result?.pointee = string as NSString
        return true
    }
}
