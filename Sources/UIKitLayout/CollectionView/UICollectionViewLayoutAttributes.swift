import Foundation

/// Where a cell, a supplementary view or a decoration view of a collection view lies, and how it is shown.
open nonisolated class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    deinit {}

    /// What the attributes belong to.
    public internal(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
    /// The kind of a supplementary or decoration view, `nil` for cells.
    public internal(set) var representedElementKind: String?
    /// The item, or the place of the supplementary or decoration view.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The frame in the content of the collection view without the transform, in points.
    open var frame = CGRect.zero
    /// How opaque the view is, from 0 to 1; does nothing on Linux but being set on the view.
    open var alpha: CGFloat = 1
    /// Which views are in front of others; does nothing on Linux but ordering subviews that are shown later.
    open var zIndex = 0
    /// Whether the view is hidden.
    open var isHidden = false
    /// How the view is moved, scaled and turned around the middle of its frame.
    open var transform3D: CATransform3D {
        get { turn ?? CATransform3D() }
        set { turn = newValue == CATransform3D() ? nil : newValue }
    }
    /// The same in two dimensions.
    open var transform: CGAffineTransform {
        get { transform3D.affine }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The transform, where it changes anything.
    private(set) final var turn: CATransform3D?
    /// The lengths that the layout estimated, `nil` if it estimated none.
    var estimatedAxes: EstimatedAxes?
    /// The lengths that the layout estimated before the view was measured, `nil` if it never did.
    var measurableAxes: EstimatedAxes?
    /// Whether the size is final, so that the view need not be asked for the one it prefers.
    var isMeasured = false

    /// Makes attributes with an empty frame.
    public required override init() {
        super.init()
    }

    /// Makes the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Makes the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// The size of the frame, in points. Another size leaves the centre where it is, as in UIKit.
    open var size: CGSize {
        get { frame.size }
        set {
            frame = CGRect(
                x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }

    /// The centre of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The size at the origin; the origin of another rectangle is ignored.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }

    /// A copy. Subclasses that have more properties override this and copy them.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.indexPath = indexPath
        copy.frame = frame
        (copy.alpha, copy.zIndex, copy.isHidden, copy.turn) = (alpha, zIndex, isHidden, turn)
        (copy.estimatedAxes, copy.measurableAxes, copy.isMeasured) = (estimatedAxes, measurableAxes, isMeasured)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return element == other.element && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && turn == other.turn
    }

    open override var hash: Int { element.hashValue }

    /// What the attributes belong to, as one value.
    final var element: CollectionElement {
        CollectionElement(
            category: representedElementCategory, kind: representedElementKind ?? "", indexPath: indexPath)
    }

    /// The same attributes before the view was measured: what was measured is the estimate.
    final var unmeasured: UICollectionViewLayoutAttributes {
        let copy = duplicate()
        copy.estimatedAxes = measurableAxes
        return copy
    }

    /// A copy of the same type, for a view to change.
    final func duplicate() -> UICollectionViewLayoutAttributes {
        (copy() as? UICollectionViewLayoutAttributes) ?? self
    }
}

/// A cell, supplementary view or decoration view of a collection view.
nonisolated struct CollectionElement: Hashable {
    let category: UICollectionView.ElementCategory
    /// Empty for cells.
    let kind: String
    let indexPath: IndexPath

    /// The order in which elements are measured: by section, what stands above the items first.
    private var rank: Int {
        switch category {
        case .decorationView: 0
        case .cell: 2
        case .supplementaryView: kind == UICollectionView.elementKindSectionFooter ? 3 : 1
        }
    }
}

nonisolated extension CollectionElement: Comparable {
    static func < (one: CollectionElement, other: CollectionElement) -> Bool {
        let sections = (one.indexPath.first ?? 0, other.indexPath.first ?? 0)
        guard sections.0 == sections.1 else { return sections.0 < sections.1 }
        guard one.rank == other.rank else { return one.rank < other.rank }
        guard one.indexPath == other.indexPath else { return one.indexPath < other.indexPath }
        return one.kind < other.kind
    }
}

extension UICollectionView {
    /// What an element of a collection view is.
    public nonisolated enum ElementCategory: UInt, Hashable, Sendable {
        case cell = 0
        case supplementaryView, decorationView
    }

    /// The kind of headers of sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of footers of sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
