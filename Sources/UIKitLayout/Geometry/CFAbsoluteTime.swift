// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A time, in seconds since 1 January 2001, 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// Returns the current time, in seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
