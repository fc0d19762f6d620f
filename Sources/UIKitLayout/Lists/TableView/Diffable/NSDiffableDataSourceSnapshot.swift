import Foundation
import Trapping

/// The sections of a list and the items in them, represented by unique identifiers.
///
/// Appending takes time in proportion to the number of appended items; finding the position before or after an item
/// takes time in proportion to the number of items in the item's section.
public nonisolated struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The sections, in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The items marked for reloading.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items marked for reconfiguration.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections marked for reloading.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    /// A copy with the same sections and items, in which nothing is marked for reloading or reconfiguration.
    var withoutReloads: NSDiffableDataSourceSnapshot {
        var copy = self
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        copy.reloadedSectionIdentifiers = []
        return copy
    }

    // MARK: Queries

    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// The number of items in all sections.
    public var numberOfItems: Int { sections.count }
    /// All items, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    /// The number of items in a section. Traps if there is no such section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items of a section, in order. Traps if there is no such section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else { missing("section", identifier) }
        return found
    }

    /// The section that contains an item; `nil` if there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }

    /// The index of an item among all items; `nil` if there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = sections[identifier], let row = items[section]?.firstIndex(of: identifier)
        else { return nil }
        return sectionIdentifiers.prefix { $0 != section }.reduce(row) { $0 + (items[$1]?.count ?? 0) }
    }

    /// The index of a section; `nil` if there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Sections

    /// Appends empty sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insertSections(identifiers, at: sectionIdentifiers.count)
    }

    /// Inserts empty sections before the section `toIdentifier`. Traps if the snapshot does not contain that section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, at: place(ofSection: toIdentifier))
    }

    /// Inserts empty sections after the section `toIdentifier`. Traps if the snapshot does not contain that section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, at: place(ofSection: toIdentifier) + 1)
    }

    /// Deletes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let deleted = Set(identifiers)
        for identifier in deleted {
            for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
        }
        sectionIdentifiers.removeAll(where: deleted.contains)
    }

    /// Moves a section before the section `toIdentifier`. Traps if one of them is not in the snapshot.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.remove(at: place(ofSection: identifier))
        sectionIdentifiers.insert(identifier, at: place(ofSection: toIdentifier))
    }

    /// Moves a section after the section `toIdentifier`. Traps if one of them is not in the snapshot.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.remove(at: place(ofSection: identifier))
        sectionIdentifiers.insert(identifier, at: place(ofSection: toIdentifier) + 1)
    }

    /// Marks sections for reloading.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Items

    /// Appends items to a section, by default to the last one. Items that are already in the snapshot are moved there.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            trap("There are currently no sections in the data source. Please add a section first.")
        }
        insertItems(identifiers, inSection: section) { $0.count }
    }

    /// Inserts items before the item `beforeItem`. Items that are already in the snapshot are moved there.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
        insertItems(identifiers, inSection: section(of: beforeItem)) { $0.firstIndex(of: beforeItem) }
    }

    /// Inserts items after the item `afterItem`. Items that are already in the snapshot are moved there.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
        insertItems(identifiers, inSection: section(of: afterItem)) { items in
            items.firstIndex(of: afterItem).map { $0 + 1 }
        }
    }

    /// Deletes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let deleted = Set(identifiers)
        for section in Set(deleted.compactMap { sections[$0] }) { items[section]?.removeAll(where: deleted.contains) }
        for item in deleted { sections[item] = nil }
    }

    /// Deletes all sections and items.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before the item `toIdentifier`, which may be in another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Moves an item after the item `toIdentifier`, which may be in another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Marks items for reloading: they get new cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }

    /// Marks items for reconfiguration: they keep their cells, which are configured again and may change their heights.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Positions

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

nonisolated extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
