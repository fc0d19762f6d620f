import Foundation

nonisolated extension NSString {
    /// Returns a string made from a format and arguments, with numbers in the form of the current locale.
    public class func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
        NSString(string: String(format: String(format), locale: .current, arguments: arguments))
    }

    /// Returns a string made from a format and arguments, with numbers in the form of the current locale.
    @_disfavoredOverload
    public class func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> NSString {
        NSString(string: String(format: format, locale: .current, arguments: arguments))
    }
}
