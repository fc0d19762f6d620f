import Foundation

nonisolated extension NSAttributedString {
    /// The string itself if it cannot change, otherwise a copy. `NSAttributedString(attributedString:)` copies immutable
    /// strings, too, and swift-corelibs-foundation leaks the attributes of each copy.
    var immutableCopy: NSAttributedString {
        type(of: self) == NSAttributedString.self ? self : NSAttributedString(attributedString: self)
    }
}
