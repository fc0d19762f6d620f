import Foundation

/// The specification of a section of a compositional layout, resolved for the available space.
struct GroupPlan {
    let section: NSCollectionLayoutSection
    let direction: UICollectionView.ScrollDirection
    /// The size of the area in which sections are laid out, in points.
    let contentSize: CGSize
    /// The insets that the layout adds to the insets of the section, across the direction of scrolling.
    let reference: UIEdgeInsets
    let traits: UITraitCollection
    /// The placement of a full group in which every estimated length is equal to its estimate.
    private(set) var nominal = GroupPlacement(size: .zero, leaves: [])

    init(
        section: NSCollectionLayoutSection, direction: UICollectionView.ScrollDirection, contentSize: CGSize,
        reference: UIEdgeInsets, traits: UITraitCollection
    ) {
        (self.section, self.direction, self.contentSize) = (section, direction, contentSize)
        (self.reference, self.traits) = (reference, traits)
        var solver = GroupSolver(traits: traits)
        nominal = solver.place(section.group, in: container)
    }

    var leafCount: Int { nominal.leaves.count }
    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    var isEstimated: Bool { nominal.leaves.contains { $0.estimatedAxes != nil } }

    // MARK: Space

    /// The insets of the groups: those of the section and those that the layout adds.
    var insets: UIEdgeInsets {
        let own = section.contentInsets
        return direction == .vertical
            ? UIEdgeInsets(
                top: own.top, left: own.leading + reference.left, bottom: own.bottom,
                right: own.trailing + reference.right)
            : UIEdgeInsets(
                top: own.top + reference.top, left: own.leading, bottom: own.bottom + reference.bottom,
                right: own.trailing)
    }

    /// The size of the area for groups, in points: that of the content less the insets across the direction of
    /// scrolling.
    var container: CGSize {
        direction == .vertical
            ? CGSize(width: max(0, contentSize.width - insets.left - insets.right), height: contentSize.height)
            : CGSize(width: contentSize.width, height: max(0, contentSize.height - insets.top - insets.bottom))
    }

    /// The insets before and after the groups along the direction of scrolling, the inset before the groups across that
    /// direction, and the length of the section across that direction.
    var insetBefore: CGFloat { direction == .vertical ? insets.top : insets.left }
    var insetAfter: CGFloat { direction == .vertical ? insets.bottom : insets.right }
    var crossStart: CGFloat { direction == .vertical ? insets.left : insets.top }
    var crossLength: CGFloat { direction.axisSize(contentSize).cross }

    // MARK: Groups

    /// The length of a group along the axis on which the groups of the section follow one another.
    func length(of size: CGSize) -> CGFloat {
        isOrthogonal ? direction.axisSize(size).cross : direction.axisSize(size).main
    }

    /// The length of a group along the direction of scrolling.
    func extent(of size: CGSize) -> CGFloat { direction.axisSize(size).main }

    var groupLength: CGFloat { length(of: nominal.size) }
    var groupExtent: CGFloat { extent(of: nominal.size) }

    /// Lays out a group with the given number of cells.
    func placement(of count: Int, measuredSize: @escaping (Int) -> CGSize?) -> GroupPlacement {
        guard isEstimated else {
            return GroupPlacement(size: nominal.size, leaves: Array(nominal.leaves.prefix(count)))
        }
        var solver = GroupSolver(traits: traits, limit: count, measuredSize: measuredSize)
        return solver.place(section.group, in: container)
    }

    /// Whether both plans lay out their groups in the same way.
    func hasSameLayout(as other: GroupPlan) -> Bool {
        nominal.size == other.nominal.size && nominal.leaves.map(\.frame) == other.nominal.leaves.map(\.frame)
            && nominal.leaves.map(\.estimatedAxes) == other.nominal.leaves.map(\.estimatedAxes)
            && contentSize == other.contentSize && insets == other.insets && traits == other.traits
            && isOrthogonal == other.isOrthogonal
            && section.interGroupSpacing == other.section.interGroupSpacing
            && section.boundarySupplementaryItems.map(\.elementKind)
                == other.section.boundarySupplementaryItems.map(\.elementKind)
    }

    // MARK: Headers and footers

    /// The index of a header or footer among all boundary items of the section, given its index among those of the same
    /// kind; `nil` if there is none.
    func boundaryNumber(ofKind kind: String, ordinal: Int) -> Int? {
        let numbers = section.boundarySupplementaryItems.indices.filter {
            section.boundarySupplementaryItems[$0].elementKind == kind
        }
        return numbers.indices.contains(ordinal) ? numbers[ordinal] : nil
    }

    /// The size of a header or footer before it is measured.
    func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        item.layoutSize.size(in: section.supplementariesFollowContentInsets ? container : contentSize)
    }

    /// The end of the section that a header or footer extends; `nil` if the header or footer overlaps the content
    /// instead.
    func end(of item: NSCollectionLayoutBoundarySupplementaryItem) -> SectionEnd? {
        item.extendsBoundary ? item.side(in: direction) : nil
    }

    enum SectionEnd {
        case start, end
    }
}
