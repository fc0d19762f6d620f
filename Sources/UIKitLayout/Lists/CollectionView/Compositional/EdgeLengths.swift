import Foundation

/// The spacing before and after an item on one axis.
struct EdgeLengths {
    let leading: NSCollectionLayoutSpacing?
    let trailing: NSCollectionLayoutSpacing?

    /// The sum of both spacings, in points; a flexible spacing counts with its minimum.
    var fixed: CGFloat { (leading?.spacing ?? 0) + (trailing?.spacing ?? 0) }

    /// The number of sides whose spacing is flexible, from 0 to 2.
    var flexible: CGFloat {
        (leading?.isFlexibleSpacing == true ? 1 : 0) + (trailing?.isFlexibleSpacing == true ? 1 : 0)
    }

    func before(extra: CGFloat) -> CGFloat {
        (leading?.spacing ?? 0) + (leading?.isFlexibleSpacing == true ? extra : 0)
    }

    func after(extra: CGFloat) -> CGFloat {
        (trailing?.spacing ?? 0) + (trailing?.isFlexibleSpacing == true ? extra : 0)
    }

    /// The position of an item of the given length that is the only one within the available length.
    func start(of length: CGFloat, in available: CGFloat) -> CGFloat {
        before(extra: flexible > 0 ? max(0, available - length - fixed) / flexible : 0)
    }
}

extension NSCollectionLayoutItem {
    /// The spacing before and after the item along the given axis.
    func edges(_ axis: NSLayoutConstraint.Axis) -> EdgeLengths {
        axis == .horizontal
            ? EdgeLengths(leading: edgeSpacing?.leading, trailing: edgeSpacing?.trailing)
            : EdgeLengths(leading: edgeSpacing?.top, trailing: edgeSpacing?.bottom)
    }
}

extension NSCollectionLayoutSize {
    func dimension(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
        axis == .horizontal ? widthDimension : heightDimension
    }
}

extension CGSize {
    /// The length along the given axis.
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}

extension NSCollectionLayoutGroup.ItemCount {
    var isFitting: Bool {
        if case .fitting = self { return true }
        return false
    }

    /// The maximum number of items in a group; for `fitting` it is the given number.
    func limit(_ fitting: Int) -> Int {
        switch self {
        case .fitting: fitting
        case .sharing(let count), .repeating(let count): max(0, count)
        }
    }

    /// The length of each item if the items share the given length; `nil` if they do not share it.
    func share(of length: CGFloat, spacing: CGFloat) -> CGFloat? {
        guard case .sharing(let count) = self, count > 0 else { return nil }
        return max(0, (length - CGFloat(count - 1) * spacing) / CGFloat(count))
    }
}
