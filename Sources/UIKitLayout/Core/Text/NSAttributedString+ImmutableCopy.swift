import Foundation

nonisolated extension NSAttributedString {
    /// The string itself if it cannot change, otherwise a copy. Foundation copies immutable strings, too, and on Linux
    /// never frees the attributes of a copy.
    var immutableCopy: NSAttributedString {
        type(of: self) == NSAttributedString.self ? self : NSAttributedString(attributedString: self)
    }
}
