/// Stops the program because of a programmer error, and prints the given message on standard error.
///
/// The message is printed in every build, whereas `preconditionFailure` and `precondition` print nothing in optimised
/// builds.
///
/// - Parameter message: a description of the error, in the words of UIKit's message if UIKit has one.
package func trap(_ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(message(), file: file, line: line)
}

/// Stops the program, as ``trap(_:file:line:)`` does, unless the given condition holds.
///
/// - Parameter message: a description of the error; evaluated only if the condition does not hold.
@inline(__always)
package func trap(
    unless condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    guard !condition else { return }
    trap(message(), file: file, line: line)
}
