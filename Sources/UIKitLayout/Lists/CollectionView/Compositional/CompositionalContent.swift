import Foundation

/// The sections of a compositional layout, between the headers and footers of the whole layout.
struct CompositionalContent {
    let stack: SectionStack
    let boundaries: LayoutBoundaries
    /// The visible part of the content along the direction of scrolling.
    private let visible: (start: CGFloat, end: CGFloat)

    init(stack: SectionStack, boundaries: LayoutBoundaries, in collectionView: UICollectionView) {
        (self.stack, self.boundaries) = (stack, boundaries)
        visible = stack.direction.span(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    }

    /// The length of the content along the direction of scrolling, in points.
    var extent: CGFloat { sectionsStart + stack.extent + boundaries.length(of: .end) }

    /// The position of the first section.
    private var sectionsStart: CGFloat { boundaries.length(of: .start) }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let area = stack.direction.moved(rect, by: -sectionsStart)
        let found = stack.attributes(in: area)
        let sections = (pinning?.attributes(found, in: area) ?? found).map(place)
        guard !boundaries.isEmpty else { return sections }
        return boundaries.attributes(extent: extent, visible: visible).filter { $0.frame.meets(rect) } + sections
    }

    func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
        stack.attributes(ofItem: path).map(place)
    }

    func attributes(ofSupplement kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2 else {
            return boundaries.attributes(extent: extent, visible: visible).first {
                $0.representedElementKind == kind && $0.indexPath == path
            }
        }
        let attributes = stack.attributes(ofKind: kind, at: path, category: .supplementaryView)
        if let attributes { pinning?.pin(attributes) }
        return attributes.map(place)
    }

    func attributes(ofDecoration kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        stack.attributes(ofKind: kind, at: path, category: .decorationView).map(place)
    }

    /// Stores the measured size of an element.
    func setSize(_ size: CGSize, of element: CollectionElement) {
        if element.indexPath.count == 2 {
            stack.setSize(size, of: element)
        } else {
            boundaries.setSize(size, ofKind: element.kind, at: element.indexPath)
        }
    }

    /// Pins headers and footers of sections, unless no section has any to pin.
    private var pinning: BoundaryPinning? {
        BoundaryPinning(stack: stack, visible: (visible.start - sectionsStart, visible.end - sectionsStart))
    }

    /// Moves attributes from the coordinates of the sections to those of the content.
    private func place(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        if sectionsStart != 0 { attributes.frame = stack.direction.moved(attributes.frame, by: sectionsStart) }
        return attributes
    }
}
