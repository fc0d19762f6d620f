// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// A time in seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double

/// The current time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
