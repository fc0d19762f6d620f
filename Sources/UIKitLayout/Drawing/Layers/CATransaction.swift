import Foundation

/// A group of changes to layers. Changes take effect at once; a transaction has settings of its own, and its completion
/// block is called when it is committed.
///
/// Transactions can be nested. Each thread has transactions of its own.
open class CATransaction: NSObject {
    deinit {}

    /// Begins a transaction inside the current one.
    public class func begin() { TransactionSettings.all.append(TransactionSettings()) }

    /// Ends the transaction that was begun last, and calls its completion block. Does nothing if no transaction was
    /// begun.
    public class func commit() { TransactionSettings.all.popLast()?.completion?() }

    /// Commits the implicit transaction, to which changes outside of ``begin()`` and ``commit()`` belong. It is always
    /// empty, because changes take effect at once.
    public class func flush() {}

    /// Whether implicit animations are disabled; false by default.
    public class func disableActions() -> Bool { TransactionSettings.innermost(\.disablesActions) ?? false }
    /// Sets whether implicit animations are disabled in the current transaction.
    public class func setDisableActions(_ flag: Bool) { TransactionSettings.change { $0.disablesActions = flag } }

    /// The duration of animations, in seconds; 0.25 by default.
    public class func animationDuration() -> CFTimeInterval { TransactionSettings.innermost(\.duration) ?? 0.25 }
    /// Sets the duration of animations in the current transaction.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { TransactionSettings.change { $0.duration = dur } }

    /// The timing function of animations; `nil` by default.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionSettings.innermost(\.timingFunction)
    }
    /// Sets the timing function of animations in the current transaction.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionSettings.change { $0.timingFunction = function }
    }

    /// The completion block of the current transaction; `nil` outside of transactions.
    public class func completionBlock() -> (() -> Void)? { TransactionSettings.all.last?.completion }
    /// Sets the block that is called when the current transaction is committed. Outside of transactions the block is
    /// called at once.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        guard !TransactionSettings.all.isEmpty else {
            block?()
            return
        }
        TransactionSettings.change { $0.completion = block }
    }
}

/// The settings of one transaction. A setting that is `nil` is that of the enclosing transaction.
nonisolated struct TransactionSettings {
    var disablesActions: Bool?
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?

    private static let key = "CATransaction"

    /// The transactions that the thread has begun, from the outermost to the innermost.
    static var all: [TransactionSettings] {
        get { Thread.current.threadDictionary[key] as? [TransactionSettings] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
    }

    /// Changes the innermost transaction. Settings of the implicit transaction end with the change that follows them,
    /// and are not stored.
    static func change(_ change: (inout TransactionSettings) -> Void) {
        guard var last = all.popLast() else { return }
        change(&last)
        all.append(last)
    }

    /// The setting of the innermost transaction that has one.
    static func innermost<Value>(_ setting: (TransactionSettings) -> Value?) -> Value? {
        all.reversed().lazy.compactMap(setting).first
    }
}
