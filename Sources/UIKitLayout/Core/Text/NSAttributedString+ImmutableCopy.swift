import Foundation

nonisolated extension NSAttributedString {
    /// The string itself if it cannot change, otherwise a copy. Foundation copies immutable strings, too, and on Linux
    /// leaks the attributes of each copy.
    var immutableCopy: NSAttributedString {
        type(of: self) == NSAttributedString.self ? self : NSAttributedString(attributedString: self)
    }
}
