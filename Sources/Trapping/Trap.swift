/// Stops the program because of a mistake in the program that calls it, and says which.
///
/// `preconditionFailure` and `precondition` drop their messages in optimised builds; this one prints its message on
/// standard error in every build.
///
/// - Parameter message: what is wrong, in UIKit's words where UIKit has any.
package func trap(_ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(message(), file: file, line: line)
}

/// Stops the program with a message unless a condition holds. See ``trap(_:file:line:)``.
///
/// - Parameter message: what is wrong; evaluated only where the condition does not hold.
@inline(__always)
package func trap(
    unless condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    guard !condition else { return }
    trap(message(), file: file, line: line)
}
