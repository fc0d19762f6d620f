/// Calls a closure and returns its result. Without the Objective-C runtime there are no autorelease pools: objects are
/// released with their last reference.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
