// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// Seconds since the first of January 2001.
public typealias CFAbsoluteTime = Double

/// The present time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
