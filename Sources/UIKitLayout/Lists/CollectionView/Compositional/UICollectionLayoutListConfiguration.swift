import Foundation
import UIKitFacts

/// The configuration of a list in a compositional layout.
public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list.
    public nonisolated enum Appearance: Int, Hashable, Sendable {
        case plain = 0
        case grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// The source of a section's header.
    public nonisolated enum HeaderMode: Int, Hashable, Sendable {
        case none = 0
        case supplementary, firstItemInSection
    }

    /// The source of a section's footer.
    public nonisolated enum FooterMode: Int, Hashable, Sendable {
        case none = 0
        case supplementary
    }

    /// The appearance of the list.
    public let appearance: Appearance
    /// Whether separators are drawn between items.
    public var showsSeparators = true
    /// The background colour of the list, which is drawn if the collection view has none; `nil` means the standard
    /// colour of the appearance.
    public var backgroundColor: UIColor?
    /// The source of headers.
    public var headerMode = HeaderMode.none
    /// The source of footers.
    public var footerMode = FooterMode.none
    /// The distance above the header of each section, in points; `nil`, the default, means none.
    public var headerTopPadding: CGFloat?

    /// A closure that returns the swipe actions at the leading edge of an item; never called on Linux.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// A closure that returns the swipe actions at the trailing edge of an item; never called on Linux.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The configuration of separators. Only the separator below an item is drawn.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// A closure that adapts the separator configuration to an item. It is called when the item is drawn.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// A closure that returns the swipe actions of an item.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    /// A closure that returns the separator configuration of an item, given the separator configuration of the list.
    public typealias ItemSeparatorHandler =
        (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// Creates a configuration with the given appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

/// The configuration of a list's separators.
public nonisolated struct UIListSeparatorConfiguration: Hashable {
    /// The visibility of a separator.
    public nonisolated enum Visibility: Int, Hashable, Sendable {
        case automatic = 0
        case visible, hidden
    }

    /// The visibility of the separator above an item.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the separator below an item.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above an item, in points.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// The insets of the separator below an item, in points.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// The colour of separators.
    public var color = UIColor.separator

    /// Creates the default configuration, which is the same for all appearances.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UICollectionLayoutListConfiguration {
    /// The estimated height of items, headers and footers, in points.
    private static var estimate: CGFloat { Rows.standardHeight.value }
    /// The distance above and below the sections of grouped lists, in points: half of the 35 points between two
    /// sections of a grouped table view.
    private static var groupedSpacing: CGFloat { Rows.aboveFirstTitle.value }
    /// The insets of inset lists at both sides, in points.
    private static let sideInset: CGFloat = 16

    /// Whether the items form groups on a background whose colour differs from that of the items.
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    /// The colour behind the items.
    var shownBackgroundColor: UIColor {
        backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
    }

    var contentInsets: NSDirectionalEdgeInsets {
        let isInset = appearance == .insetGrouped || appearance == .sidebar
        let (above, beside) = (isGrouped ? Self.groupedSpacing : 0, isInset ? Self.sideInset : 0)
        return NSDirectionalEdgeInsets(
            top: headerMode == .supplementary ? 0 : above, leading: beside,
            bottom: footerMode == .supplementary ? 0 : above, trailing: beside)
    }

    /// Returns a section that is laid out as a list with this configuration.
    func makeSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(Self.estimate))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = contentInsets
        section.listConfiguration = self
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
    /// Returns a section that is laid out as a list with the given configuration.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        configuration.makeSection()
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout whose sections are lists with the given configuration.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}
