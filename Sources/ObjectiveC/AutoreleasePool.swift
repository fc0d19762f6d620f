/// Calls a closure. There are no pools without the Objective-C runtime: objects go when nobody holds them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
