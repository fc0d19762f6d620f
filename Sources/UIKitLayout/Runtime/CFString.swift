import Foundation

/// A string of Core Foundation, which is the same object as Foundation's string.
public typealias CFString = NSString

/// The key of a bundle's build number in its property list.
public nonisolated var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The key of a bundle's name in its property list.
public nonisolated var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The key of a bundle's identifier in its property list.
public nonisolated var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
