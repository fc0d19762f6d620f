import Foundation

/// The stack of contexts that are drawn in on a thread; the last one is the current context.
nonisolated enum CurrentContext {
    private static let key = "UIGraphicsGetCurrentContext"

    private static var all: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// The current context; `nil` outside drawing.
    static var last: CGContext? { all.last }

    static func push(_ context: CGContext) { all.append(context) }

    static func pop() { _ = all.popLast() }

    /// Calls a closure with a context as the current one.
    static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
        push(context)
        defer { pop() }
        return try body()
    }
}
