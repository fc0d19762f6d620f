import Foundation

/// The frame and the appearance of a cell, a supplementary view or a decoration view of a collection view.
open nonisolated class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    deinit {}

    /// The category of the element.
    public internal(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
    /// The kind of a supplementary or decoration view; `nil` for cells.
    public internal(set) var representedElementKind: String?
    /// The index path of the item or of the supplementary or decoration view.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The frame in the content of the collection view, without the transform, in points.
    open var frame = CGRect.zero
    /// The opacity of the view, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The position of the view in the order from back to front. On Linux it determines the order in which new views
    /// become subviews.
    open var zIndex = 0
    /// Whether the view is hidden.
    open var isHidden = false
    /// The transform of the view around the centre of its frame.
    open var transform3D: CATransform3D {
        get { customTransform ?? CATransform3DIdentity }
        set { customTransform = newValue == CATransform3DIdentity ? nil : newValue }
    }
    /// The two-dimensional transform of the view around the centre of its frame.
    open var transform: CGAffineTransform {
        get { transform3D.affine }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The transform of the view; `nil` means the identity.
    private(set) final var customTransform: CATransform3D?
    /// The axes on which the length is still an estimate; `nil` if there is no such axis.
    var estimatedAxes: EstimatedAxes?
    /// The axes on which the layout leaves the length to the view, whether or not the view has been measured; `nil` if
    /// there is no such axis.
    var measurableAxes: EstimatedAxes?
    /// Whether the size is final. If not, the view must be measured.
    var isMeasured = false

    /// Creates attributes with an empty frame.
    public required override init() {
        super.init()
    }

    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// The size of the frame, in points. Setting it preserves the centre, as in UIKit.
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

    /// A rectangle of the frame's size at the origin. Setting it ignores the origin of the new rectangle.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }

    /// Returns a copy. Subclasses with more properties override this method to copy them.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.indexPath = indexPath
        copy.frame = frame
        (copy.alpha, copy.zIndex, copy.isHidden, copy.customTransform) = (alpha, zIndex, isHidden, customTransform)
        (copy.estimatedAxes, copy.measurableAxes, copy.isMeasured) = (estimatedAxes, measurableAxes, isMeasured)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return element == other.element && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && customTransform == other.customTransform
    }

    open override var hash: Int { element.hashValue }

    /// The element to which the attributes belong: its category, kind and index path.
    final var element: CollectionElement {
        CollectionElement(
            category: representedElementCategory, kind: representedElementKind ?? "", indexPath: indexPath)
    }

    /// A copy in which the lengths that were measured count as estimates again.
    final var unmeasured: UICollectionViewLayoutAttributes {
        let copy = duplicate()
        copy.estimatedAxes = measurableAxes
        return copy
    }

    /// Returns a copy of the same class, which a view can change.
    final func duplicate() -> UICollectionViewLayoutAttributes {
        (copy() as? UICollectionViewLayoutAttributes) ?? self
    }
}

/// The identity of a cell, supplementary view or decoration view of a collection view.
nonisolated struct CollectionElement: Hashable {
    let category: UICollectionView.ElementCategory
    /// The kind of the element; empty for cells.
    let kind: String
    let indexPath: IndexPath

    /// The order in which the elements of a section are measured: decoration views, supplementary views other than
    /// footers, cells, footers.
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
    /// The category of an element.
    public nonisolated enum ElementCategory: UInt, Hashable, Sendable {
        case cell = 0
        case supplementaryView, decorationView
    }

    /// The kind of section headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of section footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
