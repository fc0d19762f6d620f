import Foundation
import Trapping

/// The sections of a list and the items in them, named by identifiers of which none occurs twice.
///
/// Appending takes time in proportion to what is appended; finding a place beside an item takes time in proportion to
/// the items of its section.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The sections, in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// Items that have other content.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Items whose cells are to be configured anew.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// Sections that have other content.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Makes an empty snapshot.
    public init() {}

    /// The same sections and items, nothing reloaded.
    var withoutReloads: NSDiffableDataSourceSnapshot {
        var copy = self
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        copy.reloadedSectionIdentifiers = []
        return copy
    }

    // MARK: Questions

    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// The number of items of all sections.
    public var numberOfItems: Int { sections.count }
    /// All items, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    /// The number of items of a section. Traps if there is no such section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items of a section, in order. Traps if there is no such section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else { missing("section", identifier) }
        return found
    }

    /// The section of an item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }

    /// The place of an item among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = sections[identifier], let row = items[section]?.firstIndex(of: identifier)
        else { return nil }
        return sectionIdentifiers.prefix { $0 != section }.reduce(row) { $0 + (items[$1]?.count ?? 0) }
    }

    /// The place of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Sections

    /// Adds empty sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insertSections(identifiers, at: sectionIdentifiers.count)
    }

    /// Adds empty sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, at: place(ofSection: toIdentifier))
    }

    /// Adds empty sections after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, at: place(ofSection: toIdentifier) + 1)
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for identifier in gone {
            for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
        }
        sectionIdentifiers.removeAll(where: gone.contains)
    }

    /// Moves a section before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.remove(at: place(ofSection: identifier))
        sectionIdentifiers.insert(identifier, at: place(ofSection: toIdentifier))
    }

    /// Moves a section after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.remove(at: place(ofSection: identifier))
        sectionIdentifiers.insert(identifier, at: place(ofSection: toIdentifier) + 1)
    }

    /// Notes that sections have other content.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Items

    /// Adds items at the end of a section, of the last one if none is named. Items that are elsewhere move.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            trap("There are currently no sections in the data source. Please add a section first.")
        }
        insertItems(identifiers, inSection: section) { $0.count }
    }

    /// Adds items before another. Items that are elsewhere move.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
        insertItems(identifiers, inSection: section(of: beforeItem)) { $0.firstIndex(of: beforeItem) }
    }

    /// Adds items after another. Items that are elsewhere move.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
        insertItems(identifiers, inSection: section(of: afterItem)) { items in
            items.firstIndex(of: afterItem).map { $0 + 1 }
        }
    }

    /// Removes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { sections[$0] }) { items[section]?.removeAll(where: gone.contains) }
        for item in gone { sections[item] = nil }
    }

    /// Removes all sections and items.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Moves an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Notes that items have other content, and other cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }

    /// Notes that items have other content. Their heights may change, too.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Places

    private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
        for identifier in identifiers {
            guard items.updateValue([], forKey: identifier) == nil else { duplicate("section", identifier) }
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    }

    private mutating func insertItems(
        _ identifiers: [ItemIdentifierType], inSection section: SectionIdentifierType,
        at place: ([ItemIdentifierType]) -> Int?
    ) {
        guard items[section] != nil else { missing("section", section) }
        guard Set(identifiers).count == identifiers.count else { duplicate("item", identifiers) }
        let moving = identifiers.filter { sections[$0] != nil }
        if !moving.isEmpty { deleteItems(moving) }
        guard let index = place(items[section] ?? []) else { missing("item", section) }
        items[section]?.insert(contentsOf: identifiers, at: index)
        for item in identifiers { sections[item] = section }
    }

    private func place(ofSection identifier: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(identifier) else { missing("section", identifier) }
        return index
    }

    private func section(of item: ItemIdentifierType) -> SectionIdentifierType {
        guard let section = sections[item] else { missing("item", item) }
        return section
    }

    private func missing(_ kind: String, _ identifier: Any) -> Never {
        trap("The \(kind) identifier \(identifier) is not in the snapshot.")
    }

    private func duplicate(_ kind: String, _ identifiers: Any) -> Never {
        trap(
            "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(identifiers)")
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
