import Foundation
import Trapping

/// The items of a section as an outline: each item may have children, which are shown while the item is expanded.
///
/// Items are unique. Appending takes time in proportion to the number of appended items; finding the position before or
/// after an item takes time in proportion to the number of children of the item's parent.
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    fileprivate nonisolated struct Node {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    private var nodes: [ItemIdentifierType: Node] = [:]
    /// The items without a parent, in order.
    public private(set) var rootItems: [ItemIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Queries

    /// All items, each followed by its descendants.
    public var items: [ItemIdentifierType] { outline(of: rootItems) { _ in true } }

    /// The items that the collection view shows: those whose ancestors are all expanded, in the order of ``items``.
    public var visibleItems: [ItemIdentifierType] { outline(of: rootItems, descends: \.isExpanded) }

    /// Whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// Whether an item is expanded. If so, its children are visible whenever the item itself is. Traps if there is no
    /// such item.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item).isExpanded }

    /// Whether all ancestors of an item are expanded. Traps if there is no such item.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        ancestors(of: item).allSatisfy { node($0).isExpanded }
    }

    /// The number of ancestors of an item. Traps if there is no such item.
    public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

    /// The parent of an item; `nil` if it has none. Traps if there is no such item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }

    /// The index of an item among all items; `nil` if there is no such item. O(n).
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    /// Returns a new snapshot that contains the descendants of an item. Traps if there is no such item.
    ///
    /// - Parameters:
    ///   - parent: the item whose descendants are returned.
    ///   - includingParent: whether the snapshot also contains the item itself, as the parent of its children.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        part.rootItems = includingParent ? [parent] : node(parent).children
        for item in outline(of: part.rootItems, descends: { _ in true }) { part.nodes[item] = nodes[item] }
        for root in part.rootItems { part.nodes[root]?.parent = nil }
        return part
    }

    /// Returns a textual description of the outline for debugging, one item per line.
    public func visualDescription() -> String {
        items.map { item in
            let sign = node(item).children.isEmpty ? "*" : isExpanded(item) ? "-" : "+"
            return String(repeating: "    ", count: level(of: item)) + "\(sign) \(item)\n"
        }.joined()
    }

    // MARK: Edits

    /// Appends items to the children of `parent` or, if that is `nil`, to the root items.
    ///
    /// Traps if an item is already in the snapshot, or if the parent is not.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        insert(Self(roots: items), below: parent) { $0.count }
    }

    /// Inserts items before the item `beforeIdentifier`, under the same parent. Traps if one of the new items is
    /// already in the snapshot, or if `beforeIdentifier` is not.
    public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
        insert(Self(roots: items), before: beforeIdentifier)
    }

    /// Inserts items after the item `afterIdentifier`, under the same parent. Traps if one of the new items is already
    /// in the snapshot, or if `afterIdentifier` is not.
    public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
        insert(Self(roots: items), after: afterIdentifier)
    }

    /// Inserts the items of another outline before an item, under the same parent. Traps if one of the new items is
    /// already in this outline, or if `item` is not.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        insert(snapshot, below: node(item).parent) { $0.firstIndex(of: item) ?? $0.count }
    }

    /// Inserts the items of another outline after an item, under the same parent. Traps if one of the new items is
    /// already in this outline, or if `item` is not.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot, below: node(item).parent) { ($0.firstIndex(of: item) ?? $0.count - 1) + 1 }
    }

    /// Replaces the descendants of an item with the items of another outline. Traps if there is no such item.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(node(parent).children)
        insert(snapshot, below: parent) { $0.count }
    }

    /// Deletes items with their descendants; items that are not in the snapshot are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let deleted = Set(items)
        for parent in Set(deleted.compactMap { nodes[$0]?.parent }) {
            nodes[parent]?.children.removeAll(where: deleted.contains)
        }
        rootItems.removeAll(where: deleted.contains)
        let known = deleted.filter(contains)
        for item in outline(of: Array(known), descends: { _ in true }) { nodes[item] = nil }
    }

    /// Deletes all items.
    public mutating func deleteAll() { self = Self() }

    /// Expands items: their children are shown. Traps if an item is not in the snapshot.
    public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }

    /// Collapses items: their children are hidden. Traps if an item is not in the snapshot.
    public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }

    // MARK: Tree

    private init(roots: [ItemIdentifierType]) {
        rootItems = roots
        for item in roots {
            guard nodes.updateValue(Node(), forKey: item) == nil else { Self.trapForDuplicate(item) }
        }
    }

    private mutating func insert(
        _ snapshot: Self, below parent: ItemIdentifierType?, at place: ([ItemIdentifierType]) -> Int
    ) {
        nodes.merge(snapshot.nodes.map { ($0, $1) }) { _, _ in Self.trapForDuplicate(snapshot.rootItems) }
        guard let parent else { return rootItems.insert(contentsOf: snapshot.rootItems, at: place(rootItems)) }
        for root in snapshot.rootItems { nodes[root]?.parent = parent }
        let index = place(node(parent).children)
        nodes[parent]?.children.insert(contentsOf: snapshot.rootItems, at: index)
    }

    private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
        for item in items {
            _ = node(item)
            nodes[item]?.isExpanded = isExpanded
        }
    }

    /// Returns the given items and, recursively, the children of those for which `descends` is true. The function uses
    /// an explicit stack instead of recursion, because outlines may be deep.
    private func outline(
        of roots: [ItemIdentifierType], descends: (Node) -> Bool
    ) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var open = Array(roots.reversed())
        while let item = open.popLast() {
            guard let node = nodes[item] else { continue }
            found.append(item)
            if descends(node) { open += node.children.reversed() }
        }
        return found
    }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        Array(
            sequence(state: node(item).parent) { next in
                defer { next = next.flatMap { node($0).parent } }
                return next
            })
    }

    private func node(_ item: ItemIdentifierType) -> Node {
        guard let node = nodes[item] else { trap("The item identifier \(item) is not in the section snapshot.") }
        return node
    }

    private static func trapForDuplicate(_ identifiers: Any) -> Never {
        trap("Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(identifiers)")
    }
}

nonisolated extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
nonisolated extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
