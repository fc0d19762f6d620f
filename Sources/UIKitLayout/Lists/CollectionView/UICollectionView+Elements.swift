import Foundation
import Trapping

extension UICollectionView {
    /// Measures visible elements with estimated sizes, removes views that are out of sight, and requests missing views.
    func layOutElements() {
        guard !isLayingElementsOut else { return }
        isLayingElementsOut = true
        defer { isLayingElementsOut = false }
        followTraits()
        invalidateForBoundsChange()
        updateMirroring()
        followLayoutOfCells()
        collectionViewLayout.prepareIfNeeded()
        show(measureVisibleElements())
        lastLayout = LastLayout(of: self)
        itemsHaveChanged = false
    }

    private func invalidateForBoundsChange() {
        if let laidOutBounds, laidOutBounds.size != bounds.size { itemsHaveChanged = true }
        guard let laidOutBounds, laidOutBounds != bounds,
            collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        else { return }
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }

    // MARK: Measuring

    /// Measures the visible elements whose sizes are estimated, and returns the attributes of all visible elements.
    ///
    /// If an element before the first measured item changes its size, the content offset changes, and visible items
    /// stay in place; after an update, later items move instead. Attributes are read again only if positions change.
    private func measureVisibleElements() -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        var isFirst = true
        var origin: CGPoint
        let staysWithinContent = itemsHaveChanged || offsetWithinContent(bounds.origin) == bounds.origin
        repeat {
            if laidOutBounds == nil { scrollToStart() }
            origin = bounds.origin
            var anchor = itemsHaveChanged ? nil : makeAnchor()
            repeat {
                found = attributes(in: bounds)
                // Views that are no longer visible are reused for those that become visible.
                if isFirst { hideElements(besides: found.filter { $0.frame.meets(bounds) }) }
                isFirst = false
                follow(&anchor)
            } while measure(found, &anchor)
            if laidOutBounds == nil { scrollToStart() }
            keepWithinTop(from: origin)
            // If items were deleted or became smaller, no empty space must be visible after the last item.
            if staysWithinContent { bounds.origin = offsetWithinContent(bounds.origin) }
        } while bounds.origin != origin
        return found
    }

    /// Measures the given elements as far as necessary, in order. Returns whether any position may have changed.
    private func measure(_ found: [UICollectionViewLayoutAttributes], _ anchor: inout Anchor?) -> Bool {
        var hasMoved = false
        for element in found.filter(needsMeasuring).map(\.element).sorted() {
            guard let attributes = attributes(of: element), attributes.frame.meets(bounds), measure(attributes)
            else { continue }
            hasMoved = true
            if anchor.map({ element < $0.element }) ?? false { follow(&anchor) } else { anchor?.renew(self) }
        }
        return hasMoved
    }

    private func needsMeasuring(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        !attributes.isMeasured || attributes.measurableAxes != nil && outdatedElements.contains(attributes.element)
    }

    /// Measures the view of an element for the layout. Returns whether any position may have changed.
    private func measure(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let known = visibleElements[attributes.element]
        // In layouts without estimates, each view is measured once, as in UIKit.
        guard known == nil || attributes.measurableAxes != nil else { return false }
        let view = known?.view ?? makeView(attributes)
        outdatedElements.remove(attributes.element)
        view.frame = attributes.frame
        let preferred = view.preferredLayoutAttributesFitting(attributes.unmeasured)
        let original = isMirrored ? collectionViewLayout.attributes(of: attributes.element) : attributes
        return collectionViewLayout.takePreferred(preferred, original: (original ?? attributes).unmeasured)
    }

    private func keepWithinTop(from origin: CGPoint) {
        let inset = adjustedContentInset
        if bounds.minY < -inset.top, origin.y >= -inset.top { bounds.origin.y = -inset.top }
        if bounds.minX < -inset.left, origin.x >= -inset.left { bounds.origin.x = -inset.left }
    }

    /// The item whose position on the screen stays the same while other items are measured.
    private struct Anchor {
        let element: CollectionElement
        var origin: CGPoint

        mutating func renew(_ collectionView: UICollectionView) {
            origin = collectionView.attributes(of: element)?.frame.origin ?? origin
        }
    }

    /// The first visible item that has been measured, as the anchor; `nil` if there is none.
    private func makeAnchor() -> Anchor? {
        var anchor: Anchor?
        for element in visibleElements.keys where element.category == .cell {
            if let anchor, anchor.element < element { continue }
            guard let attributes = attributes(of: element), attributes.isMeasured, attributes.frame.meets(bounds)
            else { continue }
            anchor = Anchor(element: element, origin: attributes.frame.origin)
        }
        return anchor
    }

    /// Changes the content offset by the distance by which the anchor has moved.
    private func follow(_ anchor: inout Anchor?) {
        guard let former = anchor else { return }
        anchor?.renew(self)
        guard let origin = anchor?.origin else { return }
        if scrollsHorizontally {
            bounds.origin.x += origin.x - former.origin.x
        } else {
            bounds.origin.y += origin.y - former.origin.y
        }
    }

    /// Whether the content is wider than the bounds but not taller.
    private var scrollsHorizontally: Bool {
        let size = collectionViewLayout.collectionViewContentSize
        return size.width > bounds.width && size.height <= bounds.height
    }

    // MARK: Views

    /// Shows only those of the given elements that are visible. New views are added by z-index, then by element.
    private func show(_ found: [UICollectionViewLayoutAttributes]) {
        let shown = elementsToShow(found)
        hideElements(besides: shown)
        var new: [(attributes: UICollectionViewLayoutAttributes, element: CollectionElement)] = []
        for attributes in shown {
            let element = attributes.element
            if let known = visibleElements[element], known.isDisplayed {
                place(known.view, attributes)
            } else {
                new.append((attributes, element))
            }
        }
        new.sort { ($0.attributes.zIndex, $0.element) < ($1.attributes.zIndex, $1.element) }
        for (attributes, element) in new { display(attributes, element) }
    }

    func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if view.isTransformedByLayout || attributes.customTransform != nil {
            // The frame in the attributes is that of the untransformed view.
            view.transform3D = CATransform3DIdentity
            view.frame = attributes.frame
            view.transform3D = attributes.transform3D
            view.isTransformedByLayout = attributes.customTransform != nil
        } else {
            view.frame = attributes.frame
        }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        view.apply(attributes)
    }

    private func display(_ attributes: UICollectionViewLayoutAttributes, _ element: CollectionElement) {
        let view = visibleElements[element]?.view ?? makeView(attributes)
        place(view, attributes)
        visibleElements[element]?.isDisplayed = true
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
        } else if element.category == .supplementaryView {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.indexPath)
        }
        if view.superview !== self { addSubview(view) }
    }

    private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let element = attributes.element
        requestedAttributes = attributes
        defer { requestedAttributes = nil }
        let view = requestView(element)
        visibleElements[element] = VisibleElement(view: view)
        if let cell = view as? UICollectionViewCell {
            (cell.isSelected, cell.isEdited) = (selectedPaths.contains(element.indexPath), storedIsEditing)
            cell.updateConfigurationIfNeeded()
        }
        return view
    }

    func requestView(_ element: CollectionElement) -> UICollectionReusableView {
        if element.category == .decorationView {
            let idle = idleDecorationViews[element.kind]?.popLast()
            idle?.prepareForReuse()
            return idle
                ?? collectionViewLayout.makeDecorationView(
                    ofKind: element.kind, frame: requestedAttributes?.frame ?? .zero)
        }
        guard let dataSource else { trap("the layout of a collection view without a data source has elements") }
        guard element.category == .supplementaryView else {
            return dataSource.collectionView(self, cellForItemAt: element.indexPath)
        }
        return dataSource.collectionView(
            self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
    }

    // MARK: Removing views

    private func hideElements(besides found: [UICollectionViewLayoutAttributes]) {
        showCount += 1
        for attributes in found { visibleElements[attributes.element]?.lastShown = showCount }
        let hidden = visibleElements.filter { $0.value.lastShown != showCount }
        for element in hidden.keys.sorted() { hide(element) }
    }

    /// Removes the view of an element from the screen and enqueues the view for reuse.
    func hide(_ element: CollectionElement) {
        guard let hidden = visibleElements.removeValue(forKey: element) else { return }
        discard(hidden, of: element)
    }

    /// Removes a view from its superview, enqueues it for reuse and notifies the delegate.
    func discard(_ hidden: VisibleElement, of element: CollectionElement) {
        hidden.view.removeFromSuperview()
        enqueueForReuse(hidden.view, of: element)
        guard hidden.isDisplayed else { return }
        if let cell = hidden.view as? UICollectionViewCell, element.category == .cell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
        } else if element.category == .supplementaryView {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: hidden.view, forElementOfKind: element.kind,
                at: element.indexPath)
        }
    }
}
