import Foundation

/// The stack of contexts into which the thread draws. The context pushed last is the current context.
nonisolated enum CurrentContext {
    private static let key = "UIGraphicsGetCurrentContext"

    private static var all: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// The current context; `nil` if the stack is empty.
    static var last: CGContext? { all.last }

    static func push(_ context: CGContext) { all.append(context) }

    static func pop() { _ = all.popLast() }

    /// Calls a closure while the given context is the current one, and returns the closure's result.
    static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
        push(context)
        defer { pop() }
        return try body()
    }
}
