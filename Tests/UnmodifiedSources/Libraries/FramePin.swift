import QuartzCore
import UIKit

// Frames by hand: `label.pin.below(of: image).left(8).right(8).sizeToFit(.width)`. What a chain says is applied when it
// ends, that is when its last object goes.

enum PinFit {
    case width, height, content
}

extension UIView {
    var pin: FramePin { FramePin(view: self) }
}

final class FramePin {
    private let view: UIView
    private let container: CALayer?
    private var top, left, bottom, right, width, height: CGFloat?
    private var centerX, centerY: CGFloat?
    private var fit: PinFit?
    private var maximumWidth: CGFloat?
    private var margins = UIEdgeInsets.zero

    fileprivate init(view: UIView) {
        self.view = view
        container = view.layer.superlayer
    }

    deinit { apply() }

    private var containerSize: CGSize { view.superview?.bounds.size ?? .zero }

    @discardableResult func top(_ value: CGFloat = 0) -> FramePin { set(\.top, value) }
    @discardableResult func left(_ value: CGFloat = 0) -> FramePin { set(\.left, value) }
    @discardableResult func bottom(_ value: CGFloat = 0) -> FramePin {
        set(\.bottom, containerSize.height - value)
    }
    @discardableResult func right(_ value: CGFloat = 0) -> FramePin { set(\.right, containerSize.width - value) }
    @discardableResult func width(_ value: CGFloat) -> FramePin { set(\.width, value) }
    @discardableResult func height(_ value: CGFloat) -> FramePin { set(\.height, value) }
    @discardableResult func size(_ value: CGSize) -> FramePin { width(value.width).height(value.height) }
    @discardableResult func maxWidth(_ value: CGFloat) -> FramePin { set(\.maximumWidth, value) }
    @discardableResult func hCenter() -> FramePin { set(\.centerX, containerSize.width / 2) }
    @discardableResult func vCenter() -> FramePin { set(\.centerY, containerSize.height / 2) }
    @discardableResult func all() -> FramePin { top().left().bottom().right() }
    @discardableResult func horizontally(_ value: CGFloat = 0) -> FramePin { left(value).right(value) }
    @discardableResult func sizeToFit(_ fit: PinFit = .content) -> FramePin { set(\.fit, fit) }

    @discardableResult
    func margin(_ value: CGFloat) -> FramePin {
        margins = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
        return self
    }

    @discardableResult
    func marginTop(_ value: CGFloat) -> FramePin {
        margins.top = value
        return self
    }

    @discardableResult
    func marginLeft(_ value: CGFloat) -> FramePin {
        margins.left = value
        return self
    }

    /// Below another view, which may lie in another superview.
    @discardableResult
    func below(of other: UIView) -> FramePin { set(\.top, frame(of: other).maxY) }

    /// To the right of another view, which may lie in another superview.
    @discardableResult
    func after(_ other: UIView) -> FramePin { set(\.left, frame(of: other).maxX) }

    @discardableResult
    func vCenter(to other: UIView) -> FramePin { set(\.centerY, frame(of: other).midY) }

    private func frame(of other: UIView) -> CGRect {
        guard let superview = view.superview, let otherSuperview = other.superview else { return .zero }
        guard superview !== otherSuperview else { return other.untransformedRect }
        return superview.convert(other.untransformedRect, from: otherSuperview)
    }

    private func set<Value>(_ path: ReferenceWritableKeyPath<FramePin, Value?>, _ value: Value) -> FramePin {
        self[keyPath: path] = value
        return self
    }

    private func apply() {
        var size = view.bounds.size
        let start = left.map { $0 + margins.left }
        let end = right.map { $0 - margins.right }
        let upper = top.map { $0 + margins.top }
        let lower = bottom.map { $0 - margins.bottom }
        if let start, let end { size.width = end - start }
        if let width { size.width = width }
        if let maximumWidth { size.width = min(size.width, maximumWidth) }
        if let upper, let lower { size.height = lower - upper }
        if let height { size.height = height }
        size = fitted(size)
        let x =
            start ?? end.map { $0 - size.width } ?? centerX.map { $0 - size.width / 2 } ?? view.untransformedRect.minX
        let y =
            upper ?? lower.map { $0 - size.height } ?? centerY.map { $0 - size.height / 2 }
            ?? view.untransformedRect.minY
        place(CGRect(origin: CGPoint(x: x, y: y), size: size).onPixels)
    }

    private func fitted(_ size: CGSize) -> CGSize {
        switch fit {
        case .width:
            CGSize(
                width: size.width,
                height: view.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude)).height)
        case .height:
            CGSize(
                width: view.sizeThatFits(CGSize(width: .greatestFiniteMagnitude, height: size.height)).width,
                height: size.height)
        case .content:
            view.sizeThatFits(CGSize(width: maximumWidth ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        case nil: size
        }
    }

    /// By centre and bounds, so that transforms stay as they are.
    private func place(_ rect: CGRect) {
        let anchor = view.layer.anchorPoint
        view.bounds.size = rect.size
        view.center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    }
}

extension UIView {
    fileprivate var untransformedRect: CGRect {
        let anchor = layer.anchorPoint
        return CGRect(
            x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y, width: bounds.width,
            height: bounds.height)
    }
}

extension CGRect {
    fileprivate var onPixels: CGRect {
        let scale = UIScreen.main.scale
        func floored(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.toNearestOrAwayFromZero) / scale }
        func ceiled(_ value: CGFloat) -> CGFloat { ceil(value * scale) / scale }
        return CGRect(x: floored(minX), y: floored(minY), width: ceiled(width), height: ceiled(height))
    }
}
