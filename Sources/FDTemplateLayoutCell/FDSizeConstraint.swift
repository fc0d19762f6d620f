import Foundation
import UIKitLayout

/// The length that the caller gives for a collection view's cell, if any. The cell determines the other length, or
/// both.
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

    /// The size with the given length, in points, and 0 for each length that the cell determines.
    var given: CGSize {
        switch self {
        case .free: .zero
        case .width(let width): CGSize(width: width, height: 0)
        case .height(let height): CGSize(width: 0, height: height)
        }
    }
}

/// The source of the current context of a collection view's sizes, which consists of the given length and the traits.
final class FDSizeContexts: FDHeightContexts {
    private unowned let collectionView: UICollectionView
    /// The length that is cached for cells that determine both lengths: "width" or "height".
    private let freeLength: String
    /// The constraint of the size that is being looked up or stored.
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
        return FDHeightContext(width: length, traits: "\(given); \(traits.heightText)")
    }
}
