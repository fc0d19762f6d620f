import Foundation

// Core Foundation's types under their names. Swift converts between them and its own types with `as`.

/// Text: `NSString` under the name of Core Foundation's type.
public typealias CFString = NSString
/// A dictionary: `NSDictionary` under the name of Core Foundation's type.
public typealias CFDictionary = NSDictionary
/// An array: `NSArray` under the name of Core Foundation's type.
public typealias CFArray = NSArray
/// A number: `NSNumber` under the name of Core Foundation's type.
public typealias CFNumber = NSNumber
/// A URL: `NSURL` under the name of Core Foundation's type.
public typealias CFURL = NSURL
/// An object of any type of Core Foundation's.
public typealias CFTypeRef = AnyObject
/// An index or a number of elements.
public typealias CFIndex = Int

/// The key for the version of a build in an Info.plist.
public nonisolated var kCFBundleVersionKey: CFString! { "CFBundleVersion" as NSString }
/// The key for the short name of a bundle in an Info.plist.
public nonisolated var kCFBundleNameKey: CFString! { "CFBundleName" as NSString }
/// The key for the identifier of a bundle in an Info.plist.
public nonisolated var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" as NSString }
/// The key for the name of the executable file in an Info.plist.
public nonisolated var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" as NSString }
/// The key for the language of the region of development in an Info.plist.
public nonisolated var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" as NSString }
/// The key for the list of localizations in an Info.plist.
public nonisolated var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" as NSString }
