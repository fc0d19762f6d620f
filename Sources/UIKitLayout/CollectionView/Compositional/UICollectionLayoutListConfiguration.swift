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

    /// What a swipe from the leading edge offers; never asked on Linux.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What a swipe from the trailing edge offers; never asked on Linux.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// How separators look; does nothing on Linux.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// How the separator of an item looks; never asked on Linux.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// What a swipe over an item offers.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    /// How the separator of an item looks, which looks like the others.
    public typealias ItemSeparatorHandler =
        (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// Makes a list.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

/// How a list's separators look; stored values, as nothing is drawn on Linux.
public nonisolated struct UIListSeparatorConfiguration: Hashable {
    /// Whether there is a separator.
    public nonisolated enum Visibility: Int, Hashable, Sendable {
        case automatic = 0
        case visible, hidden
    }

    /// Whether there is one above.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is one below.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the upper one lies from the edges, in points.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// How far the lower one lies from the edges, in points.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// The colour.
    public var color = UIColor.separator

    /// Makes a configuration as a list has it.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
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
