import Foundation

/// The properties of a collection view on which the lines of its flow layout depend.
struct FlowContainer: Equatable {
    /// The length of the content across the direction of scrolling, in points.
    let crossLength: CGFloat
    let traits: UITraitCollection
    private let fontChangeCount = TextEnvironment.fontChangeCount
    /// The insets that are added to section insets across the direction of scrolling, in points.
    let reference: UIEdgeInsets

    init(of collectionView: UICollectionView, layout: UICollectionViewFlowLayout) {
        crossLength = Self.crossLength(
            of: collectionView.bounds.size, in: collectionView, layout.scrollDirection)
        traits = collectionView.traitCollection
        reference =
            switch layout.sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: collectionView.safeAreaInsets
            case .fromLayoutMargins: collectionView.layoutMargins
            }
    }

    static func crossLength(
        of size: CGSize, in collectionView: UICollectionView, _ direction: UICollectionView.ScrollDirection
    ) -> CGFloat {
        let inset = collectionView.adjustedContentInset
        return max(
            0,
            direction == .vertical
                ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom)
    }
}
