import Foundation
import InterfaceBuilder
import UIKitLayout

/// A laid-out view and its descendants, with the facts that overlays, differences and reports show. Rectangles are in
/// points, in the coordinates of ``reference``.
struct InspectedLayout {
    /// The topmost view: a cell, or another view whose constraints are solved together.
    let root: UIView
    /// The view in whose coordinates rectangles are given: the root or a view that contains it.
    let reference: UIView
    /// The view and its descendants that are not hidden, each before its subviews. Descendants that are laid out by
    /// themselves, such as the cells of a table, are left out.
    let views: [UIView]
    private let identify: (AnyObject) -> InterfaceObject?

    /// Inspects a view, which is laid out first if it needs layout.
    ///
    /// - Parameter identify: returns the object of the file from which a view or constraint was created.
    init(of root: UIView, in reference: UIView, identify: @escaping (AnyObject) -> InterfaceObject?) {
        reference.layoutIfNeeded()
        (self.root, self.reference, self.identify) = (root, reference, identify)
        var found: [UIView] = []
        var pending = [root]
        while let view = pending.popLast() {
            found.append(view)
            pending += view.subviews.filter { !$0.isHidden && !($0 is UITableViewCell) }.reversed()
        }
        views = found
    }

    /// The constraints that the views hold and that are not created by the system, in the order of the views.
    var constraints: [NSLayoutConstraint] { views.flatMap(\.constraints) }

    /// The object of the file from which a view or constraint was created; `nil` if there is none.
    func object(of created: AnyObject) -> InterfaceObject? { identify(created) }

    /// The name of a view or guide: that of its object in the file, of its outlet or of its class.
    func name(of item: AnyObject) -> String {
        if let object = identify(item) { return object.name }
        if let outlet = root.outlets.filter({ $0.value === item }).keys.min() { return outlet }
        if let cell = root as? UITableViewCell, item === cell.contentView { return "content view" }
        let name = String(describing: type(of: item))
        return name.hasPrefix("UI") ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
    }

    /// The frame of a view or guide.
    func frame(of item: AnyObject) -> CGRect? {
        switch item {
        case let view as UIView: view.convert(view.bounds, to: reference)
        case let guide as UILayoutGuide: guide.owningView?.convert(guide.layoutFrame, to: reference)
        default: nil
        }
    }

    /// The alignment rectangle of a view, or the frame of a guide: the rectangle to which constraints refer.
    func alignment(of item: AnyObject) -> CGRect? {
        guard let view = item as? UIView else { return frame(of: item) }
        return view.convert(view.alignmentRect(forFrame: view.bounds), to: reference)
    }

    /// The part of a view inside its margins.
    func margins(of view: UIView) -> CGRect {
        view.convert(view.bounds.inset(by: view.effectiveLayoutMargins), to: reference)
    }

    /// The baselines of a view's text, as vertical positions; `nil` if the view has no text.
    func baselines(of view: UIView) -> (first: CGFloat, last: CGFloat)? {
        guard let own = view.textBaselines, let frame = frame(of: view) else { return nil }
        return (frame.minY + own.first, frame.minY + own.last)
    }

    /// The position of an attribute of an item, or `nil` if the attribute is a size or the item is unknown.
    func position(of attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> CGFloat? {
        guard let item, let area = alignment(of: item) else { return nil }
        let inner = (item as? UIView).map(margins) ?? area
        let isTurned = (item as? UIView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch attribute {
        case .left: return area.minX
        case .right: return area.maxX
        case .leading: return isTurned ? area.maxX : area.minX
        case .trailing: return isTurned ? area.minX : area.maxX
        case .leftMargin: return inner.minX
        case .rightMargin: return inner.maxX
        case .leadingMargin: return isTurned ? inner.maxX : inner.minX
        case .trailingMargin: return isTurned ? inner.minX : inner.maxX
        case .centerX: return area.midX
        case .centerXWithinMargins: return inner.midX
        default: return verticalPosition(of: attribute, of: item, area, inner)
        }
    }

    private func verticalPosition(
        of attribute: NSLayoutConstraint.Attribute, of item: AnyObject, _ area: CGRect, _ inner: CGRect
    ) -> CGFloat? {
        let baselines = (item as? UIView).flatMap(baselines)
        switch attribute {
        case .top: return area.minY
        case .bottom: return area.maxY
        case .topMargin: return inner.minY
        case .bottomMargin: return inner.maxY
        case .centerY: return area.midY
        case .centerYWithinMargins: return inner.midY
        case .firstBaseline: return baselines?.first ?? area.minY
        case .lastBaseline: return baselines?.last ?? area.maxY
        default: return nil
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is a width, a height, or none.
    var isLength: Bool { self == .width || self == .height || self == .notAnAttribute }

    /// Whether the attribute is a vertical position or a height.
    var isVertical: Bool {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            true
        default: false
        }
    }
}
