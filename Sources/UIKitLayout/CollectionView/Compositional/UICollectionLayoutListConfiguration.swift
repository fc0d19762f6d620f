import Foundation

/// How a list looks that a compositional layout makes.
public struct UICollectionLayoutListConfiguration {
    /// What kind of list it is.
    public nonisolated enum Appearance: Int, Hashable, Sendable {
        case plain = 0
        case grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// Where headers come from.
    public nonisolated enum HeaderMode: Int, Hashable, Sendable {
        case none = 0
        case supplementary, firstItemInSection
    }

    /// Where footers come from.
    public nonisolated enum FooterMode: Int, Hashable, Sendable {
        case none = 0
        case supplementary
    }

    /// What kind of list it is.
    public let appearance: Appearance
    /// Whether separators are drawn; does nothing on Linux.
    public var showsSeparators = true
    /// The colour behind the list; does nothing on Linux.
    public var backgroundColor: UIColor?
    /// Where headers come from.
    public var headerMode = HeaderMode.none
    /// Where footers come from.
    public var footerMode = FooterMode.none
    /// The distance above headers, in points; does nothing on Linux.
    public var headerTopPadding: CGFloat?

    /// Makes a list.
    public init(appearance: Appearance) {
        self.appearance = appearance
    }
}

extension UICollectionLayoutListConfiguration {
    /// What items, headers and footers of lists count until they are measured, in points.
    private static let estimate: CGFloat = 44
    /// The distance above and below the sections of grouped lists, in points; half of the 35 points between two sections
    /// of grouped table views.
    private static let groupedSpacing: CGFloat = 17.5
    /// What inset lists leave at both sides, in points.
    private static let sideInset: CGFloat = 16

    var contentInsets: NSDirectionalEdgeInsets {
        let isGrouped = appearance == .grouped || appearance == .insetGrouped
        let isInset = appearance == .insetGrouped || appearance == .sidebar
        let (above, beside) = (isGrouped ? Self.groupedSpacing : 0, isInset ? Self.sideInset : 0)
        return NSDirectionalEdgeInsets(
            top: headerMode == .supplementary ? 0 : above, leading: beside,
            bottom: footerMode == .supplementary ? 0 : above, trailing: beside)
    }

    /// A section of a list.
    func makeSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(Self.estimate))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = contentInsets
        if headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = appearance == .plain || appearance == .sidebarPlain
            section.boundarySupplementaryItems.append(header)
        }
        if footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension NSCollectionLayoutSection {
    /// A section of a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        configuration.makeSection()
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout of a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}
