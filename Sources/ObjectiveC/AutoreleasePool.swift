/// Calls a closure. Without the Objective-C runtime there are no pools: objects are released with their last reference.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
