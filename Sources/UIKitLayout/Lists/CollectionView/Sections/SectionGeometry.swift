import Foundation

/// The positions of the elements of one section. Distances along the direction of scrolling are measured from the
/// section's start, distances across it from the edge of the content. All are in points.
protocol SectionGeometry: AnyObject {
    /// The length of the section along the direction of scrolling, including headers, footers and insets.
    var extent: CGFloat { get }

    /// Updates the elements between two distances from the section's start; called before the elements are visited.
    func prepareElements(from start: CGFloat, to end: CGFloat)
    /// Visits the elements between two distances from the section's start, and possibly others.
    func visitElements(from start: CGFloat, to end: CGFloat, _ visit: (PlacedElement) -> Void)
    /// The position of an item, or `nil` if there is no such item.
    func element(ofItem item: Int) -> PlacedElement?
    /// The position of a supplementary or decoration view, or `nil` if there is none.
    func element(ofKind kind: String, item: Int, category: UICollectionView.ElementCategory) -> PlacedElement?

    /// Stores the measured size of an item.
    func setSize(_ size: CGSize, ofItem item: Int)
    /// Stores the measured size of a supplementary view.
    func setSize(_ size: CGSize, ofKind kind: String, item: Int)

    func insertItems(_ items: Range<Int>)
    func removeItems(_ items: Range<Int>)
    /// Forgets the sizes of the given items, which remain in the section.
    func forgetItems(_ items: Range<Int>)
    func takeItem(_ item: Int) -> ItemSizes.DetachedItem
    func putItem(_ detached: ItemSizes.DetachedItem, at item: Int)
    /// Removes all items.
    func removeAllItems()
}

/// An element of a section, with its frame.
struct PlacedElement {
    var category = UICollectionView.ElementCategory.cell
    /// The kind of the supplementary or decoration view; empty for a cell.
    var kind = ""
    /// The index of the item, or of the supplementary or decoration view among those of its kind.
    var item: Int
    var frame: CGRect
    var zIndex = 0
    /// The axes on which the view determines the length; `nil` if the layout determines both.
    var estimatedAxes: EstimatedAxes?
    /// Whether the view has been measured. If so, `frame` has the measured lengths.
    var isMeasured = false
}
