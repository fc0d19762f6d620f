/// Stops the program because of a programmer's error, with a message that describes it.
///
/// `preconditionFailure` and `precondition` drop their messages in optimised builds; this function prints its message
/// on standard error in every build.
///
/// - Parameter message: a description of the error, in UIKit's words if UIKit has any.
package func trap(_ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(message(), file: file, line: line)
}

/// Stops the program with a message unless a condition holds. See ``trap(_:file:line:)``.
///
/// - Parameter message: a description of the error; evaluated only if the condition does not hold.
@inline(__always)
package func trap(
    unless condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    guard !condition else { return }
    trap(message(), file: file, line: line)
}
