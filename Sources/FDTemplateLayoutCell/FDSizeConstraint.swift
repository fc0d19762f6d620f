import Foundation
import UIKitLayout

/// Which lengths of a collection view's cell are given.
nonisolated enum FDSizeConstraint: Hashable {
    case free
    case width(CGFloat)
    case height(CGFloat)

    /// The lengths that are given; the width counts where both are.
    init(fixedWidth: CGFloat?, fixedHeight: CGFloat?) {
        if let fixedWidth {
            self = .width(fixedWidth)
        } else if let fixedHeight {
            self = .height(fixedHeight)
        } else {
            self = .free
        }
    }

    /// The lengths that the cell says.
    var openAxes: EstimatedAxes {
        switch self {
        case .free: EstimatedAxes(width: true, height: true)
        case .width: EstimatedAxes(width: false, height: true)
        case .height: EstimatedAxes(width: true, height: false)
        }
    }

    /// The lengths that are given, 0 for others, in points.
    var given: CGSize {
        switch self {
        case .free: .zero
        case .width(let width): CGSize(width: width, height: 0)
        case .height(let height): CGSize(width: 0, height: height)
        }
    }
}

/// The contexts of a collection view's sizes: what is given, and the traits.
final class FDSizeContexts: FDHeightContexts {
    private unowned let collectionView: UICollectionView
    /// Which length of cells of both lengths open is remembered.
    private let freeLength: String
    /// What is given for the size that is asked for just now.
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
