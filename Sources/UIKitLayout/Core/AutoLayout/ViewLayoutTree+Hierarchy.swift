import LayoutEngine

/// Adding and removing views and guides.
extension ViewLayoutTree {
    /// Traverses the view hierarchy, adds items for new views, and removes from the list the items whose views have
    /// left the hierarchy.
    ///
    /// - Returns: The items that were removed from the list.
    func traverseHierarchy() -> [ViewLayoutItem] {
        traversalCount += 1
        traverse(root)
        let removedItems = items.filter { !isPresent($0) }
        if !removedItems.isEmpty { items.removeAll { !isPresent($0) } }
        return removedItems
    }

    private func traverse(_ view: UIView) {
        let item = view.layoutItems.item(in: self) ?? addItem(engine.addItem(), for: view)
        item.traversal = traversalCount
        item.record(.heldConstraints)
        addNewGuides(of: view, item)
        for subview in view.subviews where !subview.isLayoutRoot { traverse(subview) }
    }

    /// Whether the last traversal of the hierarchy reached an item's view.
    func isPresent(_ item: ViewLayoutItem) -> Bool { item.traversal == traversalCount }

    @discardableResult
    func addItem(_ engineItem: LayoutTree.Item, for view: UIView) -> ViewLayoutItem {
        let item = ViewLayoutItem(view, item: engineItem, tree: self)
        items.append(item)
        view.layoutItems = view.layoutItems.adding(item)
        engine.setBaselines(of: item.item, from: view.baselinesAreCentered ? .center : .edges, first: 0, last: 0)
        engine.setMeasure(of: item.item) { [item = Unmanaged.passUnretained(item)] width in
            item._withUnsafeGuaranteedRef { $0.measure(width: width) }
        }
        item.record(.all)
        return item
    }

    /// Removes items from the engine after their views have left the hierarchy. Constraints of other views that refer
    /// to the items have been removed before.
    func removeItems(_ items: [ViewLayoutItem]) {
        // An item's own constraints are removed while the items that they refer to still exist.
        for item in items {
            for id in item.implicitIDs { removeConstraint(id) }
            for proportion in item.proportions { removeConstraint(proportion.id) }
            (item.implicitIDs, item.implicitConstraints, item.proportions) = ([], ImplicitConstraints(), [])
        }
        for item in items { removeItem(item) }
    }

    private func removeItem(_ item: ViewLayoutItem) {
        for guide in item.guides + item.implicitGuides { engine.remove(guide.item) }
        engine.remove(item.item)
        removeDependent(item)
        removeReferences(to: item)
    }

    /// Removes the references to an item from its view, and the references to its links from their constraints.
    func removeReferences(to item: ViewLayoutItem) {
        if let view = item.view { view.layoutItems = view.layoutItems.removing(item) }
        for link in item.links { link.constraint?.links.remove(link) }
    }

    // MARK: Guides

    private func addNewGuides(of view: UIView, _ item: ViewLayoutItem) {
        for guide in view.layoutGuides where !item.guides.contains(where: { $0.guide === guide }) {
            item.guides.append((guide, makeEngineItem(for: guide, of: item)))
            item.record(.margins)
            if guide === (view as? UIScrollView)?.contentLayoutGuide {
                placeContentGuide(item.guides.last?.item, of: item)
            }
            if guide is UIKeyboardLayoutGuide { placeKeyboardGuide(item.guides.last?.item, of: item) }
        }
    }

    private func makeEngineItem(for guide: UILayoutGuide, of owner: ViewLayoutItem) -> LayoutTree.Item {
        if guide.insets != nil, !(guide is UIKeyboardLayoutGuide) { return engine.addGuide(in: owner.item) }
        return guide.isSpan ? engine.addSpan() : engine.addItem()
    }

    /// Adds the constraints that place the content of a scroll view at the view's top left corner, shifted by the
    /// content offset. Other constraints determine the size of the content.
    private func placeContentGuide(_ guide: LayoutTree.Item?, of item: ViewLayoutItem) {
        guard let guide else { return }
        item.contentEdges = [LayoutTree.Attribute.left, .top].map { edge in
            trappingEngineErrors(of: "The guides of \(describe(item.view))") { () throws(EngineError) in
                try engine.addConstraint(guide, edge, .equal, item.item, edge)
            }
        }
        updateContentEdges(of: item)
    }

    /// Updates the position of a scroll view's content to the content offset.
    func updateContentEdges(of item: ViewLayoutItem) {
        guard let offset = item.view?.bounds.origin else { return }
        for (edge, distance) in zip(item.contentEdges, [offset.x, offset.y]) {
            trappingEngineErrors(of: "The content offset of \(describe(item.view))") { () throws(EngineError) in
                try engine.setConstant(-Double(distance), of: edge)
            }
        }
    }

    /// Adds the constraints that place the keyboard's guide at the bottom of its view. It is not inset from the view's top
    /// edge: the distance would be valid only for the height that the view has at the moment.
    private func placeKeyboardGuide(_ guide: LayoutTree.Item?, of item: ViewLayoutItem) {
        guard let guide else { return }
        let edges: [(LayoutTree.Attribute, LayoutTree.Attribute)] = [
            (.left, .left), (.top, .bottom), (.right, .right), (.bottom, .bottom),
        ]
        item.keyboardEdges = edges.map { edge, other in
            trappingEngineErrors(of: "The keyboard's guide of \(describe(item.view))") { () throws(EngineError) in
                try engine.addConstraint(guide, edge, .equal, item.item, other)
            }
        }
    }

    /// Removes the guides that the item's view no longer has.
    func removeFormerGuides(of item: ViewLayoutItem) {
        guard !item.guides.isEmpty, let kept = item.view?.layoutGuides else { return }
        item.guides.removeAll { guide in
            let isRemoved = !kept.contains { $0 === guide.guide }
            if isRemoved { engine.remove(guide.item) }
            return isRemoved
        }
    }

    // MARK: Items of the engine

    /// The engine's item of a view or guide; `nil` if the object does not belong to the tree.
    func engineItem(of object: AnyObject?) -> LayoutTree.Item? {
        if let view = object as? UIView { return engineItem(ofView: view) }
        guard let guide = object as? UILayoutGuide, let item = guide.owningView.flatMap(presentItem) else { return nil }
        return (item.guides.first { $0.guide === guide } ?? item.implicitGuides.first { $0.guide === guide })?.item
    }

    /// The engine's item of a view; `nil` if the view does not belong to the tree.
    func engineItem(ofView view: UIView) -> LayoutTree.Item? { presentItem(of: view)?.item }

    private func presentItem(of view: UIView) -> ViewLayoutItem? {
        view.layoutItems.item(in: self).flatMap { isPresent($0) ? $0 : nil }
    }
}
