// swift-format-ignore-file
import UIKit
import UnifiedLogging

private let log = OSLog(subsystem: "org.example.chips", category: "bar")

public protocol ChipBarDelegate: AnyObject {
    func chipBar(_ bar: ChipBar, didSelect title: String)
    func chipBar(_ bar: ChipBar, colorFor title: String) -> UIColor?
    func chipBar(_ bar: ChipBar, heightFor title: String) throws -> CGFloat
    func chipBarDidClear()
    func chipSpacing() throws -> CGFloat
    func numberOfChips(in bar: ChipBar) -> Int
}; extension ChipBarDelegate { public func chipBar(_ bar: ChipBar, didSelect title: String) {  }; public func chipBar(_ bar: ChipBar, colorFor title: String) -> UIColor? { nil }; public func chipBar(_ bar: ChipBar, heightFor title: String) throws -> CGFloat { throw ChipBarDelegate_Missing() }; public func chipBarDidClear() {  }; public func chipSpacing() throws -> CGFloat { throw ChipBarDelegate_Missing() }; public func optional_chipSpacing() -> Optional<CGFloat> { try? chipSpacing() }; public var chipBar: ChipBarDelegate_chipBar? { .init(receiver: self) } }; public struct ChipBarDelegate_chipBar { let receiver: any ChipBarDelegate; public func callAsFunction(_ bar: ChipBar, didSelect title: String) { receiver.chipBar(bar, didSelect: title) }; public func callAsFunction(_ bar: ChipBar, colorFor title: String) -> UIColor? { receiver.chipBar(bar, colorFor: title) }; public func callAsFunction(_ bar: ChipBar, heightFor title: String) -> Optional<CGFloat> { try? receiver.chipBar(bar, heightFor: title) } }; private struct ChipBarDelegate_Missing: Error {}

/// A bar of chips that reports which one was selected.
open class ChipBar: UIView {
    open weak var delegate: ChipBarDelegate?
    @Outlet var titleLabel: UILabel?

    open func select(_ title: String) {
        delegate?.chipBar?(self, didSelect: title)
        os_log("%{public}@ of %d", log: log, type: .debug, title, delegate?.numberOfChips(in: self) ?? 0)
    }

    open func color(for title: String) -> UIColor {
        delegate?.chipBar?(self, colorFor: title) ?? .gray
    }

    open func height(for title: String) -> CGFloat {
        delegate?.chipBar?(self, heightFor: title) ?? 32
    }

    open var spacing: CGFloat {
        delegate?.optional_chipSpacing() ?? 8
    }

    open func clear() {
        delegate?.chipBarDidClear()
    }
}
