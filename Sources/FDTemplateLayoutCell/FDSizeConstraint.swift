import Foundation
import UIKitLayout

/// The given length of a collection view's cell, if any.
nonisolated enum FDSizeConstraint: Hashable {
    case free
    case width(CGFloat)
    case height(CGFloat)

    /// Creates the constraint for the given length; the width takes precedence if both are given.
    init(fixedWidth: CGFloat?, fixedHeight: CGFloat?) {
        if let fixedWidth {
            self = .width(fixedWidth)
        } else if let fixedHeight {
            self = .height(fixedHeight)
        } else {
            self = .free
        }
    }

    /// The axes along which the cell determines its length.
    var openAxes: EstimatedAxes {
        switch self {
        case .free: EstimatedAxes(width: true, height: true)
        case .width: EstimatedAxes(width: false, height: true)
        case .height: EstimatedAxes(width: true, height: false)
        }
    }

    /// The given length, in points, and 0 for the lengths that are not given.
    var given: CGSize {
        switch self {
        case .free: .zero
        case .width(let width): CGSize(width: width, height: 0)
        case .height(let height): CGSize(width: 0, height: height)
        }
    }
}

/// The current context of a collection view's sizes: the given length and the traits.
final class FDSizeContexts: FDHeightContexts {
    private unowned let collectionView: UICollectionView
    /// The name of the length that is cached for cells that determine both.
    private let freeLength: String
    /// The given length of the size that is currently requested.
    var constraint = FDSizeConstraint.free
    private var known: (constraint: FDSizeConstraint, traits: UITraitCollection, context: FDHeightContext)?

    init(collectionView: UICollectionView, freeLength: String) {
        (self.collectionView, self.freeLength) = (collectionView, freeLength)
    }

    var current: FDHeightContext? {
        let traits = collectionView.traitCollection
        if let known, known.constraint == constraint, known.traits == traits { return known.context }
        guard let context = makeContext(traits) else { return nil }
        known = (constraint, traits, context)
        return context
    }

    private func makeContext(_ traits: UITraitCollection) -> FDHeightContext? {
        let (length, given): (CGFloat, String) =
            switch constraint {
            case .free: (1, "free \(freeLength)")
            case .width(let width): (width, "height at a width")
            case .height(let height): (height, "width at a height")
            }
        guard length > 0, length.isFinite else { return nil }
        let words = [
            given, "scale \(traits.displayScale.decimalText)",
            "text \(traits.preferredContentSizeCategory.rawValue)",
            traits.layoutDirection == .rightToLeft ? "right to left" : "left to right",
        ]
        return FDHeightContext(width: length, traits: words.joined(separator: "; "))
    }
}
