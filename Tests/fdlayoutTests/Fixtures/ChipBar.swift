// swift-format-ignore-file
import UIKit
import os.log

private let log = OSLog(subsystem: "org.example.chips", category: "bar")

@objc public protocol ChipBarDelegate {
    @objc optional func chipBar(_ bar: ChipBar, didSelect title: String)
    @objc optional func chipBar(_ bar: ChipBar, colorFor title: String) -> UIColor?
    @objc optional func chipBar(_ bar: ChipBar, heightFor title: String) -> CGFloat
    @objc optional func chipBarDidClear()
    @objc optional func chipSpacing() -> CGFloat
    func numberOfChips(in bar: ChipBar) -> Int
}

/// A bar of chips that reports which one was selected.
open class ChipBar: UIView {
    @IBOutlet open weak var delegate: ChipBarDelegate?
    @IBOutlet weak var titleLabel: UILabel?

    @objc open func select(_ title: String) {
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
        delegate?.chipSpacing?() ?? 8
    }

    open func clear() {
        delegate?.chipBarDidClear?()
    }
}
